import type { ReactNode } from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { otherShows, type Sale } from '../showings.ts'
import { useSite } from '../site.ts'
import { OtherShows } from './OtherShows.tsx'

/** Why a show cannot be bought here now, and what can be done instead: above all, when else its film is shown. */
export function SaleNotice({
  show,
  sale,
  action,
  children,
}: {
  show: ScheduleView
  sale: Exclude<Sale, 'open'>
  action?: ReactNode
  /** What else can be done, before the other shows. */
  children?: ReactNode
}) {
  const { t, connected, programme, now } = useSite()
  const others = otherShows(show, programme, now)
  const seatsThere = sale === 'sold_out_online' && !connected
  const words = {
    sold_out: [t('sold_out'), t('sold_out_words')],
    sold_out_online: [
      t('sold_out_online'),
      t(seatsThere ? 'sold_out_online_cut_words' : 'sold_out_online_words'),
    ],
    cancelled: [t('show_cancelled'), t('show_cancelled_words')],
    ended: [t('online_ended'), t('online_ended_words')],
    closed: [t('buying_not_possible'), t('buying_not_possible_words')],
  }[sale]
  return (
    <>
      <Notice
        tone={sale === 'closed' || sale === 'ended' ? 'info' : 'warn'}
        title={words[0]}
        action={sale === 'cancelled' && others.length ? undefined : action}
      >
        {words[1]}
      </Notice>
      {children}
      <OtherShows shows={others} />
    </>
  )
}
