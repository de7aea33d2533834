import type { HeadView } from '#core/content/website/head-view.ts'
import type { ContentLink } from './ContentBlocks.tsx'
import { SizedPicture } from './SizedPicture.tsx'

/**
 * A large picture with its words: on the website, and in the portal beside its form. Its space is known before the
 * picture is there.
 *
 * @param more what its button says where the exhibitor wrote nothing for it
 * @param priority the one that is seen first: loaded at once
 */
export function HeadSlide({
  view,
  more,
  Link,
  priority = false,
}: {
  view: HeadView
  more: string
  Link: ContentLink
  priority?: boolean
}) {
  return (
    <div className="head-slide">
      <div className="head-slide-picture" data-keep={view.keep}>
        <SizedPicture
          address={view.src}
          alt={view.alt}
          sizes="(max-width: 78rem) 94vw, 78rem"
          widest={1600}
          width={1600}
          height={900}
          priority={priority}
        />
      </div>
      <div className="head-slide-words">
        <p className="head-slide-title">{view.title}</p>
        {view.text && <p>{view.text}</p>}
        {view.link && (
          <Link href={view.link.href} className="button button-lead">
            {view.link.text || more}
            {!view.link.text && <span className="visually-hidden">: {view.title}</span>}
          </Link>
        )}
      </div>
    </div>
  )
}
