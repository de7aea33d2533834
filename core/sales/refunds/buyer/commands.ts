import { admissionOf } from '../../../admission/admission-store.ts'
import { handoutsOf } from '../../../billing/handouts/store.ts'
import { linesNow } from '../../../billing/line-store.ts'
import { billById, type BillRow } from '../../../billing/store.ts'
import type { LineNow } from '../../../billing/refunds/returns.ts'
import { returnById, type ReturnRow } from '../../../billing/refunds/store.ts'
import { exchangeUnderWay } from '../../../billing/refunds/exchange-payment-store.ts'
import { Refusal } from '../../../refusal.ts'
import { isLocale } from '../../../i18n/locale.ts'
import type { Node, Tx } from '../../../journal/node.ts'
import { placeBought } from '../../../billing/bill-show-store.ts'
import { scheduleById, type ScheduleRow } from '../../../programme/store.ts'
import { settingOf } from '../../../venue/settings/effective.ts'
import { refundBill } from '../commands.ts'
import { buyerOffers, offerOf, type BuyerOffer, type OfferNow } from './offer.ts'
import { linesReturned } from './refund.ts'
import { loadRefreshmentsNow, loadVoucher, turnsOwnedNow } from '../../../vouchers/load.ts'
import { isUnused } from '../refund.ts'

export type BuyerRefundRequest = {
  /** Made by the page; sent again, it is the same refund. */
  id: string
  /** Numbers of lines of the bill. */
  lines: readonly number[]
  /** The sum the buyer saw. */
  cents: number
}

type At = Pick<Tx, 'db' | 'catalogue' | 'nowMs'>

/** What the buyer of a bill may return now, see `buyerOffers`. */
export function loadOffers(at: At, bill: BillRow): { offers: BuyerOffer[]; lines: readonly LineNow[] } {
  const asked = { ticketHours: returnHours(at, bill.cinemaId), movedToo: true }
  return loadOffersUntil(at, bill, asked)
}

/**
 * The same where tickets go back, or are exchanged, until so many hours before their show; none where that is 0. With
 * `movedToo` those of a show that was moved to another time since go back until it begins.
 */
export function loadOffersUntil(
  at: At,
  bill: BillRow,
  { ticketHours, movedToo }: { ticketHours: number; movedToo: boolean },
): { offers: BuyerOffer[]; lines: readonly LineNow[] } {
  const { db } = at
  const lines = linesNow(db, bill.id)
  const shows = new Map<string, ScheduleRow>()
  for (const { scheduleId = '' } of lines) {
    const show = shows.get(scheduleId) ?? scheduleById(db, scheduleId)
    if (show) shows.set(scheduleId, show)
  }
  const known = [...shows]
  const bought = {
    bill,
    lines,
    admitted: new Set(
      lines.flatMap(({ ticketId }) => (ticketId && admissionOf(db, ticketId) ? ticketId : [])),
    ),
    handedOut: handoutsOf(db, bill.id).length > 0,
    cancelledShows: new Set(known.flatMap(([id, { cancelled }]) => (cancelled ? id : []))),
  }
  const starts = new Map(known.map(([id, { startMs }]) => [id, startMs]))
  const isMoved = ([id, { startMs }]: [string, ScheduleRow]) => {
    const before = placeBought(db, bill, id)
    return before !== undefined && before.startMs !== startMs
  }
  const moved = new Set(movedToo ? known.filter(isMoved).map(([id]) => id) : [])
  return { offers: buyerOffers(bought, { ...offerNow(at, bill), ticketHours, starts, moved }), lines }
}

/** The vouchers among what is offered of which something was used, or may be elsewhere: they stay. */
export function usedVouchers(
  at: Pick<Tx, 'db' | 'catalogue' | 'identity' | 'nowMs'>,
  { cinemaId }: BillRow,
  { lines }: BuyerOffer,
): Set<string> {
  const sold = new Set(lines.flatMap(({ kind, voucherId }) => (kind === 'voucher' && voucherId) || []))
  if (!sold.size) return sold
  const now = { turnsOf: turnsOwnedNow(at), refreshments: loadRefreshmentsNow(at, cinemaId, [...sold]) }
  return new Set(
    [...sold].filter(id => {
      const known = loadVoucher(at, id)
      return !known || !isUnused(now, known)
    }),
  )
}

function offerNow(
  { catalogue, nowMs }: At,
  { cinemaId }: BillRow,
): Omit<OfferNow, 'starts' | 'ticketHours' | 'moved'> {
  return { nowMs, timezone: catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC' }
}

/** Until how many hours before a show visitors return its tickets by themselves; 0 where they do not. */
export function returnHours({ catalogue }: Pick<Node, 'catalogue'>, cinemaId: string): number {
  return settingOf(catalogue, 'refunds.hours_before', cinemaId)
}

/**
 * Refunds what a buyer returns without staff, the way it was paid; the seats are free again from this fact on. Sent again
 * it is the same refund. Refuses as `linesReturned` and `refundBill` do.
 */
export function refundByBuyer(tx: Tx, billId: string, request: BuyerRefundRequest): ReturnRow {
  const bill = billById(tx.db, billId)!
  const { id, cents } = request
  if (!returnById(tx.db, id) && exchangeUnderWay(tx.db, bill.id)) throw new Refusal('exchange_under_way')
  const { offers, lines } = loadOffers(tx, bill)
  const offer = offerOf(offers, request.lines) ?? null
  const fewest = new Map(tx.catalogue.all('price_rate').map(rate => [rate.id, rate.minTickets]))
  const back = returnById(tx.db, id)
    ? again(request, lines)
    : linesReturned(request.lines, offer, { lines, fewest })
  const reason = offer?.kind === 'withdrawal' ? 'withdrawn' : 'returned'
  const locale = isLocale(bill.locale) ? bill.locale : 'en'
  const by = { employeeId: null, employeeName: null, device: null, locale, usedToo: false }
  return refundBill(tx, { id, billId, lines: back, reason, cents }, by)
}

/** What was returned under this id before had its whole quantity. */
function again(request: BuyerRefundRequest, lines: readonly LineNow[]) {
  return request.lines.map(number => ({
    line: number,
    quantity: lines.find(({ line }) => line === number)?.quantity ?? 0,
  }))
}
