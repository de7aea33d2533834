import type { ReactNode } from 'react'
import type { TextPlace } from '#core/content/texts/text-places.ts'
import { ContentBlocks } from '#ui/parts/ContentBlocks.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from './SiteLink.tsx'

/**
 * What the exhibitor wrote for a place, or what stands there otherwise.
 *
 * @param folded the words that unfold it, where it is more than a visitor must read
 * @param label its name, where it stands beside what a page is about
 */
export function SiteText({
  at,
  folded,
  label,
  otherwise,
}: {
  at: TextPlace
  folded?: string
  label?: string
  otherwise?: ReactNode
}) {
  const body = useSite().content.texts[at]
  if (!body?.length) return otherwise
  const text = <ContentBlocks body={body} Link={SiteLink} />
  if (label !== undefined)
    return (
      <aside className="site-text" data-at={at} aria-label={label}>
        {text}
      </aside>
    )
  if (folded === undefined)
    return (
      <div className="site-text" data-at={at}>
        {text}
      </div>
    )
  return (
    <details className="site-text site-text-folded" data-at={at}>
      <summary>{folded}</summary>
      {text}
    </details>
  )
}
