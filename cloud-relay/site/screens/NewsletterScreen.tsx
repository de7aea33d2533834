import { NotYet } from '../parts/NotYet.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { useLoaded, useSite } from '../site.ts'

const loadForm = () => import('../newsletter/NewsletterForm.tsx').then(module => module.NewsletterForm)
const loadAnswer = () => import('../newsletter/LinkAnswer.tsx').then(module => module.LinkAnswer)

/** Subscribing to the newsletter. */
export function NewsletterScreen({ email }: { email: string | null }) {
  const { t } = useSite()
  const Form = useLoaded(loadForm)
  return (
    <article className="written contact">
      <h1>{t('newsletter')}</h1>
      <SiteText at="newsletter" otherwise={<p>{t('newsletter_lead')}</p>} />
      {Form ? <Form email={email ?? ''} /> : <NotYet height="24rem" />}
    </article>
  )
}

/** What a link in a mail leads to. */
export function NewsletterLinkScreen({ what }: { what: 'confirm' | 'leave' }) {
  const { t } = useSite()
  const Answer = useLoaded(loadAnswer)
  return (
    <article className="written contact">
      <h1>{t(what === 'confirm' ? 'newsletter_confirm' : 'newsletter_leave')}</h1>
      {Answer ? <Answer what={what} /> : <NotYet height="4rem" />}
    </article>
  )
}
