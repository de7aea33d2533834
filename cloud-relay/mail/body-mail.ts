import { escapeHtml } from '#core/api/html.ts'
import type { BlockView } from '#core/content/pages/body-view.ts'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import type { Span } from '#core/content/pages/inline.ts'
import type { Exhibitor } from '#core/venue/cinema.ts'
import { leadButton, paragraph } from './letter.ts'

type Where = {
  /** The website's address with the reader's language, to which paths belong. */
  site: string
  /** Where files are. */
  origin: string
  exhibitor: Exhibitor
}

/** A link of the exhibitor's as a mail needs it, which stands on no page. */
const whole = (href: string, { site }: Where) => (href.startsWith('/') ? site + href : href)

/** A written text as the parts of a mail. Everything in it is text, never HTML. */
export function bodyHtml(body: readonly BlockView[], where: Where): string[] {
  return body.flatMap(view => partHtml(view, where))
}

function partHtml(view: BlockView, where: Where): string[] {
  switch (view.kind) {
    case 'heading':
      return [heading(view.text)]
    case 'paragraph':
      return [`<p style="margin:0 0 16px">${linesHtml(view.lines, where)}</p>`]
    case 'list': {
      const items = view.items.map(spans => `<li>${spansHtml(spans, where)}</li>`).join('')
      const tag = view.numbered ? 'ol' : 'ul'
      return [`<${tag} style="margin:0 0 16px;padding-left:24px">${items}</${tag}>`]
    }
    case 'picture':
      return [
        `<img src="${escapeHtml(where.origin + renditionOf(view.src, '900.jpg'))}" alt="${escapeHtml(view.alt)}" style="display:block;max-width:100%;height:auto;margin:0 0 16px;border-radius:8px">`,
      ]
    case 'button':
      return [leadButton(view.text, whole(view.href, where), where.exhibitor)]
    case 'questions':
      return [
        heading(view.title),
        ...view.questions.flatMap(({ question, answer }) => [
          paragraph(question).replace('0 0 16px', '0 0 4px;font-weight:700'),
          ...answer.map(lines => `<p style="margin:0 0 16px">${linesHtml(lines, where)}</p>`),
        ]),
      ]
  }
}

const heading = (text: string) =>
  `<h2 style="margin:24px 0 8px;font-size:20px;line-height:1.25">${escapeHtml(text)}</h2>`

function linesHtml(lines: readonly (readonly Span[])[], where: Where): string {
  return lines.map(spans => spansHtml(spans, where)).join('<br>')
}

function spansHtml(spans: readonly Span[], where: Where): string {
  return spans
    .map(({ text, strong, em, href }) => {
      const words = escapeHtml(text)
      const bold = strong ? `<strong>${words}</strong>` : words
      const styled = em ? `<em>${bold}</em>` : bold
      return href === undefined
        ? styled
        : `<a href="${escapeHtml(whole(href, where))}" style="color:#7a4b00">${styled}</a>`
    })
    .join('')
}

/** The same for readers of plain text: links stand behind their words. */
export function bodyText(body: readonly BlockView[], where: Where): string[] {
  const line = (spans: readonly Span[]) =>
    spans.map(({ text, href }) => (href === undefined ? text : `${text} (${whole(href, where)})`)).join('')
  return body.flatMap((view): string[] => {
    switch (view.kind) {
      case 'heading':
        return [view.text.toUpperCase()]
      case 'paragraph':
        return [view.lines.map(line).join('\n')]
      case 'list':
        return [
          view.items.map((spans, at) => `${view.numbered ? `${at + 1}.` : '-'} ${line(spans)}`).join('\n'),
        ]
      case 'picture':
        return view.alt ? [view.alt] : []
      case 'button':
        return [`${view.text}\n${whole(view.href, where)}`]
      case 'questions':
        return [
          view.title.toUpperCase(),
          ...view.questions.map(each =>
            [each.question, ...each.answer.flatMap(lines => lines.map(line))].join('\n'),
          ),
        ]
    }
  })
}
