import type { ReactNode } from 'react'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Sale } from '../showings.ts'
import { useSite } from '../site.ts'

/** Why a show cannot be bought here now, and what can be done instead. */
export function SaleNotice({ sale, action }: { sale: Exclude<Sale, 'open'>; action?: ReactNode }) {
  const { t, connected } = useSite()
  const seatsThere = sale === 'sold_out_online' && !connected
  const words = {
    sold_out: [t('sold_out'), t('sold_out_words')],
    sold_out_online: [
      t('sold_out_online'),
      t(seatsThere ? 'sold_out_online_cut_words' : 'sold_out_online_words'),
    ],
    ended: [t('online_ended'), t('online_ended_words')],
    closed: [t('buying_not_possible'), t('buying_not_possible_words')],
  }[sale]
  return (
    <Notice tone={sale === 'closed' || sale === 'ended' ? 'info' : 'warn'} title={words[0]} action={action}>
      {words[1]}
    </Notice>
  )
}
