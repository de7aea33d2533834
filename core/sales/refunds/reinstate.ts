import type { Draft } from '../../journal/draft.ts'
import { returnTurns } from '../../vouchers/redeem.ts'
import { returnRefreshments, type WantedRefreshment } from '../../vouchers/refreshments.ts'
import { reinstatedSeats, seatsIn, type SeatOfShow } from '../../seating/reinstate.ts'
import { cashRounding } from '../../pricing/cash-rounding.ts'
import type { ShowSeats } from '../../seating/seat-state.ts'
import type { ReturnReceipt } from '../../receipts/make-receipt.ts'
import { lastLine, type LineNow, type ReturnedLine } from '../../billing/refunds/returns.ts'
import type { RefundReason } from '../../database/statuses.ts'
import { discountsAfter } from './exchange.ts'
import { endIdleRequests, leftAfter, seatKey, seatsKept, soldTokens, type BillState } from './bill-state.ts'
import { cancelVoucher } from './refund.ts'
import { topUpsOff } from './top-ups.ts'

/** The bill of a return on a register's receipt, as the box that lost it knows it. */
type ReturnNow = BillState & {
  /** The money of the return itself, where that is known here; what it wrote in other streams may still be lost. */
  known: readonly { paymentId: string; cents: number }[] | null
  /** Parts of that money which wait for their card terminals, and no terminal is giving. */
  waiting: ReadonlySet<string>
  /** Top-ups, by their place on the bill, of which nothing more is to be written: taken off again, or not known here. */
  topUpsDone?: ReadonlySet<number>
  /** The shows of its new seats, those that are known here. */
  shows: ReadonlyMap<string, Pick<ShowSeats, 'tokens' | 'relaySeats'>>
}

/** A line of the bill as it is now, and as it was returned. */
type BackAgain = { now: LineNow; back: ReturnedLine }

/**
 * A refund or an exchange that the box lost, from a register's receipt. The money has left the drawer, so it counts
 * whatever happened since: for lines that were returned once more meanwhile only the money is written, and a manager
 * finds it on the list of what was paid out twice. New seats are sold again where they are free and the box's, and
 * listed where they are not. Received twice, it is written once. What went back to a voucher never left the house: it
 * goes back to it once. Where the return is known, and not that its card money was given, that is written.
 *
 * @param about.ticketOf which ticket a line of the receipt is: its number may be another one's by now
 */
export function returnAgain(
  receipt: ReturnReceipt,
  now: ReturnNow,
  about: { ticketOf(line: number): string | undefined; witness: { origin: string; seq: number } },
): Draft[] {
  const made = { ...receipt, money: receipt.money.flatMap(each => moneyAgain(each, now)) }
  const meant = made.lines.flatMap((back): BackAgain[] => {
    const ticketId = about.ticketOf(back.line)
    const line = now.lines.find(each => (ticketId ? each.ticketId === ticketId : each.line === back.line))
    return line ? [{ now: line, back }] : []
  })
  const remaining = meant.filter(({ now: line }) => line.left > 0)
  const back = remaining.map(takenBack)
  // They are in other streams, and may be lost although the return itself is known.
  const ended = meant.filter(({ back }) => back.quantity > 0)
  const tickets = ended.flatMap(({ now: line }) => line.ticketId ?? [])
  const elsewhere = [
    ...(tickets.length ? returnTurns(now.used, tickets) : []),
    ...ended.flatMap(({ now: line }) => cancelVoucher(now, line, made.id) ?? []),
    ...refreshmentsBack(made, now),
    ...topUpsOff(
      now,
      ended.map(({ now: { line }, back: { quantity } }) => ({ line, quantity })),
      made.id,
      toVouchers(made, now).filter(({ paymentId }) => !now.returnedToVouchers.has(paymentId)),
      now.topUpsDone,
    ),
  ]
  if (now.known) return [...elsewhere, ...givenAgain(receipt, now, about.witness)]
  const left = leftAfter(now.lines, back)
  const last = lastLine(now.lines)
  if (made.kind === 'exchange')
    for (const [index, { quantity }] of made.newLines.entries()) left.set(last + 1 + index, quantity)
  const written =
    made.kind === 'refund'
      ? refundAgain(made, now, { remaining, back, witness: about.witness })
      : exchangeAgain(made, now, { remaining, back, witness: about.witness }, last)
  return [written, ...elsewhere, ...endIdleRequests(now, left, made.id)]
}

/**
 * What a line gives back again: no more than it still costs, since some of its price may have been credited meanwhile. What
 * was paid out beyond that stands on the list of what was paid out twice. The last of it takes all that is left of its
 * price.
 */
function takenBack({ now: { line, left, leftCents, leftVatCents }, back }: BackAgain): ReturnedLine {
  const quantity = Math.min(back.quantity, left)
  const takesAll = back.cents >= leftCents || (quantity > 0 && quantity === left)
  const { cents, vatCents } = takesAll ? { cents: leftCents, vatCents: leftVatCents } : back
  return { line, quantity, cents, vatCents: Math.min(vatCents, leftVatCents) }
}

/**
 * A part of its money: to a voucher no more than what other returns left of the payment, or left then; of two histories the
 * chosen one may hold what one gave back, and not the return itself.
 */
function moneyAgain(money: ReturnReceipt['money'][number], { payments, known, stillPaid }: ReturnNow) {
  const { given: _, ...bare } = money
  const payment = payments.find(({ id }) => id === money.paymentId)
  if (!payment?.voucherId) return [bare]
  const written = known && (known.find(({ paymentId }) => paymentId === payment.id)?.cents ?? 0)
  const cents = Math.min(money.cents, written ?? payment.heldCents, stillPaid.get(payment.id) ?? Infinity)
  return cents > 0 ? [{ ...bare, cents }] : []
}

/** Card money that waits here and is back by what the register was told: no till gives it once more. */
function givenAgain(
  { money, employeeName }: ReturnReceipt,
  { bill, waiting, country }: ReturnNow,
  witness: { origin: string; seq: number },
): Draft[] {
  const { id: billId, cinemaId } = bill
  const scope = `cinema:${cinemaId}` as const
  return money.flatMap(({ id: refundId, paymentId, cents, shiftId, given: way }): Draft[] => {
    if (!way || !waiting.has(refundId)) return []
    const placed = shiftId === undefined ? {} : { shiftId }
    const roundingCents = way === 'cash' ? cashRounding(cents, country) : 0
    const by = { employeeId: '', employeeName: employeeName ?? '' }
    const part = { refundId, paymentId, billId, cinemaId, way, cents, roundingCents }
    return [{ scope, type: 'refund.given', body: { ...part, ...placed, ...by, witness } }]
  })
}

/** What it gave back to vouchers, where that was lost; by the payments it paid back. */
function refreshmentsBack(made: ReturnReceipt, now: ReturnNow): Draft[] {
  return returnRefreshments(now.refreshments, made.id, toVouchers(made, now), now.returnedToVouchers)
}

function toVouchers({ money }: ReturnReceipt, now: ReturnNow): WantedRefreshment[] {
  return money.flatMap(({ paymentId, cents }) => {
    const voucherId = now.payments.find(each => each.id === paymentId)?.voucherId
    return voucherId ? [{ voucherId, paymentId, cents }] : []
  })
}

type Again = {
  remaining: readonly BackAgain[]
  back: ReturnedLine[]
  witness: { origin: string; seq: number }
}

/** Those that ended: a line that was only credited keeps its seat. */
const linesOf = ({ remaining }: Again) => remaining.flatMap(({ now, back }) => (back.quantity > 0 ? now : []))

function bodyOf(made: ReturnReceipt, { bill, me }: ReturnNow, { back, witness }: Again) {
  const { number, money, roundingCents, employeeName, device, locale } = made
  return {
    billId: bill.id,
    number,
    lines: back,
    money,
    roundingCents,
    owner: me,
    employeeId: null,
    employeeName,
    device,
    locale,
    witness,
  }
}

function refundAgain(made: ReturnReceipt, now: ReturnNow, again: Again): Draft {
  const left = now.lines.reduce((sum, line) => sum + line.left, 0)
  const whole = again.back.reduce((sum, line) => sum + line.quantity, 0) === left
  return {
    scope: `cinema:${now.bill.cinemaId}`,
    type: 'refund.made',
    body: {
      ...bodyOf(made, now, again),
      refundId: made.id,
      tokens: soldTokens(now, linesOf(again)),
      reason: made.reason as RefundReason,
      status: whole ? 'refunded' : 'partially_refunded',
    },
  }
}

function exchangeAgain(made: ReturnReceipt, now: ReturnNow, again: Again, last: number): Draft {
  // Where a ticket of the bill stands that was exchanged for its own seat since, the seat stays that one's.
  const kept = seatsKept(now, linesOf(again))
  const seats = seatsIn(made.newLines)
  const { tokens } = reinstatedSeats(
    now.shows,
    seats.filter(seat => !kept.has(keyOf(seat))),
    now.bill.id,
    now.me,
  )
  const taken = new Set(tokens.map(keyOf))
  const freed = soldTokens(now, linesOf(again))
  return {
    scope: `cinema:${now.bill.cinemaId}`,
    type: 'exchange.made',
    body: {
      ...bodyOf(made, now, again),
      exchangeId: made.id,
      newLines: made.newLines.map((line, index) => ({ ...line, line: last + 1 + index })),
      ...discountsAfter(last - ((made.newLines[0]?.line ?? 1) - 1), made.discounts),
      freed: freed.filter(seat => !taken.has(keyOf(seat))),
      tokens,
      displaced: seats.filter(seat => !taken.has(keyOf(seat))),
      payments: made.payments,
    },
  }
}

const keyOf = ({ scheduleId, seatId }: SeatOfShow) => seatKey(scheduleId, seatId)
