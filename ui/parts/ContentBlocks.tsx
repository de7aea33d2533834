import type { ComponentType, ReactNode } from 'react'
import type { BlockView } from '#core/content/pages/body-view.ts'
import type { Span } from '#core/content/pages/inline.ts'
import { SizedPicture } from './SizedPicture.tsx'

/** How a link is followed: the website goes on in place, the portal's preview opens nothing. */
export type ContentLink = ComponentType<{ href: string; className?: string; children: ReactNode }>

/** A written text, part by part: on the website, and in the portal beside the form. Everything in it is text, never HTML. */
export function ContentBlocks({ body, Link }: { body: readonly BlockView[]; Link: ContentLink }) {
  return (
    <div className="content-blocks">
      {body.map((view, at) => (
        <OneBlock key={at} view={view} Link={Link} />
      ))}
    </div>
  )
}

function OneBlock({ view, Link }: { view: BlockView; Link: ContentLink }) {
  switch (view.kind) {
    case 'heading':
      return <h2>{view.text}</h2>
    case 'paragraph':
      return (
        <p>
          <Lines lines={view.lines} Link={Link} />
        </p>
      )
    case 'list': {
      const items = view.items.map((spans, at) => (
        <li key={at}>
          <Spans spans={spans} Link={Link} />
        </li>
      ))
      return view.numbered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'picture':
      return (
        <SizedPicture
          address={view.src}
          alt={view.alt}
          sizes="(max-width: 48rem) 94vw, 44rem"
          widest={1600}
        />
      )
    case 'button':
      return (
        <p>
          <Link href={view.href} className="button button-lead">
            {view.text}
          </Link>
        </p>
      )
    case 'questions':
      return <Questions view={view} Link={Link} />
  }
}

/** Questions that open on a press, by the browser alone. */
function Questions({ view, Link }: { view: Extract<BlockView, { kind: 'questions' }>; Link: ContentLink }) {
  return (
    <section className="content-questions">
      <h2>{view.title}</h2>
      {view.questions.map(({ id, question, answer }) => (
        <details key={id} id={`question-${id}`}>
          <summary>{question}</summary>
          {answer.map((lines, at) => (
            <p key={at}>
              <Lines lines={lines} Link={Link} />
            </p>
          ))}
        </details>
      ))}
    </section>
  )
}

function Lines({ lines, Link }: { lines: readonly (readonly Span[])[]; Link: ContentLink }) {
  return lines.map((spans, at) => (
    <span key={at}>
      {at > 0 && <br />}
      <Spans spans={spans} Link={Link} />
    </span>
  ))
}

function Spans({ spans, Link }: { spans: readonly Span[]; Link: ContentLink }) {
  return spans.map((span, at) => {
    const strong = span.strong ? <strong>{span.text}</strong> : span.text
    const words = span.em ? <em>{strong}</em> : strong
    return span.href === undefined ? (
      <span key={at}>{words}</span>
    ) : (
      <Link key={at} href={span.href}>
        {words}
      </Link>
    )
  })
}
