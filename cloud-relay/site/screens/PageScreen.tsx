import { useEffect } from 'react'
import type { EnquiryForm } from '#core/content/messages/enquiry-kinds.ts'
import { ContentBlocks } from '#ui/parts/ContentBlocks.tsx'
import { SiteLink } from '../parts/SiteLink.tsx'
import { NotYet } from '../parts/NotYet.tsx'
import { useLoaded, useSite } from '../site.ts'

/** A page that the exhibitor wrote. */
export function PageScreen() {
  const { page } = useSite().content
  // A question that a search found: a browser goes to it, and leaves it closed.
  useEffect(() => document.querySelector('details:target')?.setAttribute('open', ''), [page?.id])
  if (!page) return null
  return (
    <article className="written">
      <h1>{page.title}</h1>
      <ContentBlocks body={page.body} Link={SiteLink} />
      {page.enquiry && <Enquiry about={page.enquiry} />}
    </article>
  )
}

const loadForm = () => import('../contact/EnquiryForm.tsx').then(module => module.EnquiryForm)

/** Asking for an offer; its script is in no other page's first load. */
function Enquiry({ about }: { about: EnquiryForm }) {
  const Form = useLoaded(loadForm)
  return Form ? <Form about={about} /> : <NotYet height="44rem" />
}
