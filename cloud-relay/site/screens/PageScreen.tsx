import { ContentBlocks } from '#ui/parts/ContentBlocks.tsx'
import { SiteLink } from '../parts/SiteLink.tsx'
import { useSite } from '../site.ts'

/** A page that the exhibitor wrote. */
export function PageScreen() {
  const { page } = useSite().content
  if (!page) return null
  return (
    <article className="written">
      <h1>{page.title}</h1>
      <ContentBlocks body={page.body} Link={SiteLink} />
    </article>
  )
}
