import { billById, nextCounter } from '../billing/store.ts'
import { hasVoucherLine } from '../billing/line-store.ts'
import { unmatchedPaymentById, paymentById, paymentByProviderRef } from '../billing/payment-store.ts'
import type { Db } from '../database/sql.ts'
import { originOf } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { readsTraining } from '../journal/storage/training.ts'
import { hasBox } from '../membership/store.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import type { Side } from '../pricing/contingent.ts'
import { scheduleById } from '../programme/store.ts'
import { inShow } from '../seating/in-show.ts'
import { loadShow } from '../seating/load.ts'
import { releaseOverdue } from '../seating/reserved/commands.ts'
import type { PriceList } from './price-basket.ts'
import { ratesLeftIn } from './rates-left-load.ts'
import { priceListAt } from './price-list-load.ts'
import type { Shows } from './take-seats.ts'
import type { ReportedPayment } from './reported.ts'

/**
 * The shows of a basket with the seats it asks for; reservations that are over are ended first. Refuses
 * `schedule_unknown`.
 *
 * @param redeems reservations whose seats the basket may have
 */
export function loadShows(
  tx: Tx,
  tickets: readonly { scheduleId: string; seatId: string }[],
  channel: SaleChannel,
  redeems?: readonly string[],
): Shows {
  const seats = Map.groupBy(tickets, ticket => ticket.scheduleId)
  return new Map(
    [...seats].map(([scheduleId, ofShow]) => {
      const seatIds = ofShow.map(ticket => ticket.seatId)
      releaseOverdue(tx, scheduleId)
      const show = inShow(scheduleId, () => loadShow(tx, scheduleId, seatIds, channel))
      return [
        scheduleId,
        redeems ? { ...show, seating: { ...show.seating, redeems: new Set(redeems) } } : show,
      ]
    }),
  )
}

/**
 * Prices and VAT as they are on the cinema's business day now, with what is left of rates for the shows of a basket.
 *
 * @param asked the tickets that are bought, and which side sells them
 */
export function loadPrices(
  { catalogue, nowMs, db }: Pick<Tx, 'catalogue' | 'nowMs' | 'db'>,
  cinemaId: string,
  asked?: { tickets: readonly { scheduleId: string }[]; source: Side },
): PriceList {
  const list = priceListAt(catalogue, cinemaId, nowMs)
  return asked ? { ...list, left: ratesLeftIn(db, list.rates, asked.tickets, asked.source) } : list
}

/**
 * The next gapless number of this node for a cinema: `K` for the till side, `W` for the website. Those of training begin
 * with a `T` and are counted apart: tables never tell of both (`journal/storage/training.ts`).
 */
export function loadNumber(
  { db, identity, training }: Tx,
  cinemaId: string,
): { number: string; counter: number } {
  const { nodeId, epoch, role } = identity
  const counter = nextCounter(db, originOf(nodeId, epoch, `cinema:${cinemaId}`))
  const letter = `${training ? 'T' : ''}${role === 'box' ? 'K' : 'W'}`
  const series = epoch > 1 ? `${epoch}-` : ''
  return { number: `${letter}-${series}${String(counter).padStart(6, '0')}`, counter }
}

/**
 * The cinema whose box knows everything about a purchase; null when several must be synced: a voucher's turns may be
 * used in every cinema of the exhibitor, and the cinema of a purchase the journal lost may be unknown.
 *
 * @param billId a bill's id, or that of an unmatched payment
 */
export function responsibleCinemaOf(db: Db, billId: string): string | null {
  const found = unmatchedPaymentById(db, billId)
  if (found) return found.cinemaId
  const bill = billById(db, billId)
  if (!bill || hasVoucherLine(db, billId)) return null
  return bill.cinemaId
}

/** As `responsibleCinemaOf`, for a payment in the provider's list. */
export function responsibleCinemaOfListed(
  db: Db,
  { ref, metadata }: Pick<ReportedPayment, 'ref' | 'metadata'>,
): string | null {
  const { billId = '', paymentId = '' } = metadata
  const known = paymentByProviderRef(db, ref) ?? paymentById(db, paymentId)
  if (known) return responsibleCinemaOf(db, known.billId)
  return billById(db, billId) ? responsibleCinemaOf(db, billId) : cinemaOfListed(db, metadata)
}

/** Where a payment was made, from the data the provider was sent; null when this journal does not know that place. */
export function cinemaOfListed(db: Db, metadata: ReportedPayment['metadata']): string | null {
  const scheduleId = metadata['seats']?.split(' ')[0]?.split('/')[0] ?? ''
  const { cinemaId = '' } = metadata
  return scheduleById(db, scheduleId)?.cinemaId ?? (hasBox(db, cinemaId) ? cinemaId : null)
}

/**
 * Whether a listed payment is of this exhibitor, and of the trade that the tables tell of: what was paid at the test
 * provider in training is left behind with it.
 */
export function isOurs(
  { db, identity }: Pick<Tx, 'db' | 'identity'>,
  metadata: ReportedPayment['metadata'],
): boolean {
  const { billId, paymentId, exhibitorId, training = 'no' } = metadata
  if (!billId || !paymentId || exhibitorId !== identity.exhibitorId) return false
  return (training === 'yes') === readsTraining(db)
}

/**
 * Whether the journal has lost what a listed payment was made for. Nothing is ordered at the provider before its fact
 * is on both disks, so such a payment means that this journal was set back to an older state.
 *
 * @param account whose list it is in; an attempt at another account is another payment
 */
export function isForgotten(
  tx: Pick<Tx, 'db' | 'identity'>,
  account: string,
  { ref, metadata }: ReportedPayment,
): boolean {
  const { paymentId = '' } = metadata
  if (!isOurs(tx, metadata)) return false
  return !paymentByProviderRef(tx.db, ref) && paymentById(tx.db, paymentId)?.account !== account
}
