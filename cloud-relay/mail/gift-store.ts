import { isPaid } from '#core/database/statuses.ts'
import type { Db } from '#core/database/sql.ts'
import { deliveriesOf, ordersWithUnsent, type DeliveryRow } from '#core/vouchers/delivery-store.ts'
import { keptLetter, putLetter } from './letter-store.ts'
import { billById } from '#core/billing/store.ts'

/** What the mail with a gift is about. Never its code: the log names what waits. */
const aboutGift = ({ billId, place, round }: Pick<DeliveryRow, 'billId' | 'place' | 'round'>) =>
  `${billId} ${place} ${round}`

/** The gift a mail is about, as it was said by then. */
export function giftOf(about: string): Pick<DeliveryRow, 'billId' | 'place' | 'round'> {
  const [billId = '', place, round] = about.split(' ')
  return { billId, place: Number(place), round: Number(round) }
}

/** Owes whom the vouchers of a paid bill are for their mails, each from its own moment on; those that left are left out. */
export function oweGifts(db: Db, billId: string): void {
  if (!isPaid(billById(db, billId)?.status)) return
  for (const delivery of deliveriesOf(db, billId)) {
    const about = aboutGift(delivery)
    if (delivery.mailedAt !== null || keptLetter(db, 'voucher_gift', about)) continue
    putLetter(db, { kind: 'voucher_gift', about, nextMs: delivery.fromMs })
  }
}

/** The same for every bill: a database that has lost which mails wait has lost those of days to come too. */
export function oweAllGifts(db: Db): void {
  for (const billId of ordersWithUnsent(db)) oweGifts(db, billId)
}
