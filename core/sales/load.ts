import { billById, nextCounter } from '../billing/store.ts'
import { linesOf } from '../billing/line-store.ts'
import { unmatchedPaymentById, paymentById, paymentByProviderRef } from '../billing/payment-store.ts'
import type { Db } from '../database/sql.ts'
import { originOf } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { hasBox } from '../membership/store.ts'
import { businessDayAt } from '../programme/day.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import { scheduleById } from '../programme/store.ts'
import { loadShow } from '../seating/load.ts'
import type { PriceList } from './price-basket.ts'
import { priceListOf } from './price-list-load.ts'
import type { Shows } from './take-seats.ts'
import type { ReportedPayment } from './reported.ts'

/** The shows of a basket with the seats it asks for. Refuses `schedule_unknown`. */
export function loadShows(
  tx: Tx,
  tickets: readonly { scheduleId: string; seatId: string }[],
  channel: SaleChannel,
): Shows {
  const seats = Map.groupBy(tickets, ticket => ticket.scheduleId)
  return new Map(
    [...seats].map(([scheduleId, ofShow]) => {
      const seatIds = ofShow.map(ticket => ticket.seatId)
      return [scheduleId, loadShow(tx, scheduleId, seatIds, channel)]
    }),
  )
}

/** Prices and VAT as they are on the cinema's business day now. */
export function loadPrices(
  { catalogue, nowMs }: Pick<Tx, 'catalogue' | 'nowMs'>,
  cinemaId: string,
): PriceList {
  return priceListOf(catalogue, cinemaId, businessDayAt(catalogue, cinemaId, nowMs))
}

/** The next gapless number of this node for a cinema: `K` for the till side, `W` for the website. */
export function loadNumber({ db, identity }: Tx, cinemaId: string): { number: string; counter: number } {
  const { nodeId, epoch, role } = identity
  const counter = nextCounter(db, originOf(nodeId, epoch, `cinema:${cinemaId}`))
  const letter = role === 'box' ? 'K' : 'W'
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
  if (!bill || linesOf(db, billId).some(line => line.voucherId)) return null
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
  const { billId, paymentId } = metadata
  if (!billId || !paymentId || metadata['exhibitorId'] !== tx.identity.exhibitorId) return false
  return !paymentByProviderRef(tx.db, ref) && paymentById(tx.db, paymentId)?.account !== account
}
