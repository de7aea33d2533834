import { NotYet } from '../parts/NotYet.tsx'
import { useLoaded, useSite } from '../site.ts'
import type { WaitingLink } from '../waiting-list/WaitingAnswer.tsx'

const loadAnswer = () => import('../waiting-list/WaitingAnswer.tsx').then(module => module.WaitingAnswer)

const titles = { confirm: 'waiting_confirm', offer: 'waiting_offer_title', leave: 'waiting_leave' } as const

/** What a link in a mail of a waiting list leads to. */
export function WaitingLinkScreen({ what }: { what: WaitingLink }) {
  const { t } = useSite()
  const Answer = useLoaded(loadAnswer)
  return (
    <article className="written contact">
      <h1>{t(titles[what])}</h1>
      {Answer ? <Answer what={what} /> : <NotYet height="4rem" />}
    </article>
  )
}
