import { isPaid } from '../../../database/statuses.ts'
import type { LineNow } from '../../../billing/refunds/returns.ts'
import { addDays, isoIn, plainDay, startOfDay } from '../../../programme/day.ts'
import type { BillState } from '../bill-state.ts'

/**
 * How long a consumer may withdraw from what was bought at a distance: Directive 2011/83/EU article 9, 14 days, of which
 * the day of the purchase is not one.
 */
const withdrawalDays = 14

const hourMs = 3_600_000

/** Why a buyer may have their money back: they withdraw from the contract, or the cinema takes its tickets back. */
export const buyerRefundKinds = ['withdrawal', 'tickets'] as const
export type BuyerRefundKind = (typeof buyerRefundKinds)[number]

/** What the offer depends on beside the bill itself. */
export type OfferNow = {
  nowMs: number
  /** Of the cinema it was bought at. */
  timezone: string
  /** How many hours before the show visitors may still return its tickets; 0 takes none back. */
  ticketHours: number
  /** When the shows of its tickets begin, in epoch milliseconds; those that are not known here are left out. */
  starts: ReadonlyMap<string, number>
  /** The shows that begin at another time than when they were bought: their tickets go back until they begin. */
  moved: ReadonlySet<string>
}

/** Lines of a website order that its buyer may return without staff, and until when (ISO, the cinema's time). */
export type BuyerOffer = { kind: BuyerRefundKind; lines: readonly LineNow[]; until: string }

/** An order as far as the offer depends on it; see `BillState`. */
export type Bought = Pick<BillState, 'lines' | 'admitted' | 'cancelledShows'> & {
  /** Its snacks were handed out, so they stay. */
  handedOut?: boolean
  bill: Pick<BillState['bill'], 'source' | 'status' | 'settledAt'>
}

/**
 * What the buyer of a website order may return by themselves now: nothing, vouchers, tickets, or each of them apart. Each
 * voucher goes back whole, with what the order cost beside it, for 14 days (Directive 2011/83/EU articles 9 and 11a, the
 * latter as of Directive (EU) 2023/2673). Tickets are for a fixed date, so that there is no such right (article 16 l): the
 * cinema decides until when it takes them back; whoever was let in keeps theirs, and a cancelled show has refunds of its own.
 * A show that was moved to another time is not what was bought: its tickets go back until it begins, whatever the cinema
 * takes back otherwise.
 */
export function buyerOffers(bought: Bought, now: OfferNow): BuyerOffer[] {
  const { bill, lines } = bought
  if (bill.source !== 'site' || !isPaid(bill.status) || bill.settledAt === null) return []
  const left = lines.filter(line => line.left > 0)
  const ofVouchers = left.filter(line => isOfVoucher(line, lines))
  const others = left.filter(line => !ofVouchers.includes(line))
  return [
    ofVouchers.length ? withdrawal(ofVouchers, bill.settledAt, now) : null,
    tickets(bought, others, now),
  ].filter(offer => offer !== null)
}

/** Of these offers the one that some lines are in; undefined where they are in none. */
export const offerOf = (offers: readonly BuyerOffer[], wanted: readonly number[]): BuyerOffer | undefined =>
  offers.find(offer => offer.lines.some(({ line }) => wanted.includes(line)))

/** What goes back with a voucher that was sold; a fee that names none is of its tickets, where the order has any. */
function isOfVoucher({ kind, voucherId }: LineNow, lines: readonly LineNow[]): boolean {
  if (kind !== 'fee') return kind === 'voucher'
  return voucherId !== undefined || !lines.some(line => line.kind === 'ticket')
}

/**
 * The line that a line of a withdrawal goes back with: a voucher's turns, its value and its fee are one thing, and so is a
 * package. A fee that names no voucher is of an order that holds one and nothing else.
 */
export function goesBackWith({ line, voucherId, packageNumber }: LineNow, lines: readonly LineNow[]): number {
  const together = packageNumber
    ? lines.find(each => each.packageNumber === packageNumber)
    : lines.find(each => voucherId === undefined || each.voucherId === voucherId)
  return together?.line ?? line
}

function withdrawal(lines: readonly LineNow[], settledAt: string, now: OfferNow): BuyerOffer | null {
  const { timezone, nowMs } = now
  const lastDay = addDays(plainDay(Date.parse(settledAt), timezone), withdrawalDays)
  const endMs = startOfDay(addDays(lastDay, 1), timezone, 0)
  // Told as the last second of that day: 0:00 of the next one is read as if that day were meant.
  return nowMs < endMs ? { kind: 'withdrawal', lines, until: isoIn(endMs - 1000, timezone) } : null
}

function tickets(
  { admitted, cancelledShows, handedOut = false }: Bought,
  lines: readonly LineNow[],
  { nowMs, timezone, ticketHours, starts, moved }: OfferNow,
): BuyerOffer | null {
  const untilOf = ({ scheduleId = '' }: LineNow) => {
    const start = starts.get(scheduleId)
    if (start === undefined || cancelledShows.has(scheduleId)) return 0
    if (moved.has(scheduleId)) return start
    return ticketHours ? start - ticketHours * hourMs : 0
  }
  const open = lines.filter(
    line => line.kind === 'ticket' && !admitted.has(line.ticketId ?? '') && nowMs < untilOf(line),
  )
  if (!open.length) return null
  const until = isoIn(Math.min(...open.map(untilOf)), timezone)
  const snacks = handedOut ? [] : lines.filter(({ kind }) => kind === 'product')
  return { kind: 'tickets', lines: [...open, ...snacks], until }
}
