import { billById } from '#core/billing/store.ts'
import { noteSent } from '#core/invoicing/commands.ts'
import { invoiceById } from '#core/invoicing/store.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { noteReminded } from '#core/reservations/commands.ts'
import { reservationById } from '#core/reservations/store.ts'
import { noteMailed } from '#core/vouchers/delivery-commands.ts'
import { giftOf } from './gift-store.ts'
import { invoiceOf } from './invoice-store.ts'
import type { OwedLetter } from './letter-store.ts'

type About = Pick<OwedLetter, 'kind' | 'about'>

const noted: ReadonlySet<OwedLetter['kind']> = new Set(['invoice', 'voucher_gift', 'reservation'])

/** Whether it is a fact that one of this kind left, so that a relay that has lost which mails did sends none twice. */
export const isFact = (kind: OwedLetter['kind']): boolean => noted.has(kind)

/**
 * Whether that a letter left can be written down now. A relay that recovers, or has just started, may not have heard yet that
 * it left before, and could not keep that it leaves now: it would leave again with every try.
 */
export function mayLeave({ db, nodeStatus }: Pick<Node, 'db' | 'nodeStatus'>, letter: About): boolean {
  if (!isFact(letter.kind)) return true
  const cinemaId = cinemaOf(db, letter)
  return cinemaId === undefined || nodeStatus.openFor(cinemaId)
}

/** Writes down that a letter left, where that is a fact. */
export function noteLeft(tx: Tx, { kind, about }: About): void {
  if (kind === 'invoice') noteSent(tx, invoiceOf(about))
  if (kind === 'voucher_gift') noteMailed(tx, giftOf(about))
  if (kind === 'reservation') noteReminded(tx, about)
}

function cinemaOf(db: Node['db'], { kind, about }: About): string | undefined {
  if (kind === 'invoice') return invoiceById(db, invoiceOf(about))?.cinemaId
  if (kind === 'voucher_gift') return billById(db, giftOf(about).billId)?.cinemaId
  return reservationById(db, about)?.cinemaId
}
