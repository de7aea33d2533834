import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import { requireOnSale } from '../programme/sale.ts'
import { scheduleById } from '../programme/store.ts'
import { takeSeats } from './commands.ts'
import { isOpen, isOver, moneyCame } from '../billing/lattice.ts'
import { keepTurnsAgain } from '../vouchers/spend.ts'
import { requireBuyerMay, type Buyer } from '../seating/visitors/bounds.ts'
import { noteUnpaid } from '../seating/visitors/store.ts'
import { billById, foundOf, linesOf, paymentsOf, type BillRow, type PaymentRow } from '../billing/store.ts'

/** More are no visitor any more: each keeps the seats until the provider ends it. */
const attemptsMax = 10
/** A purchase is tried for so long from its first moment on, however often: then others may have the seats. */
const tryingMs = 30 * 60_000

/** The attempt's number, counted from 1: payments of a bill are called `<billId>-1`, `<billId>-2` and so on. */
export function attemptNumber(paymentId: string): number {
  return Number(/-(\d+)$/.exec(paymentId)?.[1] ?? 0)
}

/** The attempt a visitor is shown: the one that paid, else the last one. Undefined when there is none. */
export function shownAttempt(attempts: readonly PaymentRow[]): PaymentRow | undefined {
  const paid = attempts.filter(payment => payment.status === 'paid' && !payment.refundedCents)
  const last = (among: readonly PaymentRow[]) =>
    among.reduce<PaymentRow | undefined>(
      (a, b) => (a && attemptNumber(a.id) > attemptNumber(b.id) ? a : b),
      undefined,
    )
  return paid.length
    ? paid.reduce((a, b) => (attemptNumber(a.id) < attemptNumber(b.id) ? a : b))
    : last(attempts)
}

/**
 * Opens another attempt to pay a bill, `<billId>-2` and so on: its seats stay what they are while an earlier attempt is
 * open, and are taken again when every attempt has ended. Paid bills get none, and the same press is the same attempt.
 * Refuses `bill_unknown`, `purchase_over` when its money went back or it was tried too often or for too long, and, as
 * `takeSeats` does, `seat_taken`, `seats_elsewhere`, `sales_closed`, `schedule_cancelled`, as `takeTurns` for its vouchers,
 * and as `requireVisitorMay` when its seats are taken again.
 *
 * @param after the attempt the visitor saw when pressing
 * @param by who presses; left out where no visitor asks
 * @returns the attempt to pay; undefined when the bill is paid
 */
export function openAttempt(tx: Tx, billId: string, after: string, by?: Buyer): PaymentRow | undefined {
  const bill = billById(tx.db, billId)
  if (bill?.source !== 'site') throw new Refusal('bill_unknown')
  if (bill.status === 'settled') return undefined
  if (moneyCame(bill.status)) throw new Refusal('purchase_over')
  const attempts = paymentsOf(tx.db, billId)
  const newest = Math.max(...attempts.map(payment => attemptNumber(payment.id)))
  const known = attempts.find(payment => attemptNumber(payment.id) === newest)
  if (known && known.id !== after) return known
  // What the provider was told of this bill and the journal lost has used its number up.
  const lost = foundOf(tx.db, billId).map(found => attemptNumber(found.namedPaymentId))
  const number = Math.max(newest, ...lost) + 1
  if (number > attemptsMax) throw new Refusal('purchase_over')
  const paymentId = `${billId}-${number}`
  const over = isOver(bill.status)
  const tokens = over ? seatsAgain(tx, bill, by) : stillOnSale(tx, bill)
  if (tx.nowMs - Date.parse(bill.openedAt) > tryingMs) throw new Refusal('purchase_over')
  if (over && by) noteUnpaid(tx.db, billId, by.visitor, tokens.length)
  if (over) keepTurnsAgain(tx, { billId, cinemaId: bill.cinemaId })
  tx.append(`cinema:${bill.cinemaId}`, 'payment.opened', {
    billId,
    paymentId,
    cents: bill.totalCents,
    tokens,
    owner: tx.identity.role,
  })
  return paymentsOf(tx.db, billId).find(payment => payment.id === paymentId)
}

function seatsAgain(tx: Tx, bill: BillRow, by?: Buyer) {
  const tickets = linesOf(tx.db, bill.id).flatMap(({ scheduleId, seatId, priceRateId }) =>
    scheduleId && seatId && priceRateId ? [{ scheduleId, seatId, priceRateId }] : [],
  )
  if (by) requireBuyerMay(tx, bill.id, tickets, by)
  return takeSeats(tx, tickets, { basket: bill.id, channel: 'site' }).tokens
}

/** Seats that are still being paid for need no taking, but a sale that has ended is not begun anew. */
function stillOnSale(tx: Tx, bill: BillRow): [] {
  for (const scheduleId of new Set(linesOf(tx.db, bill.id).map(line => line.scheduleId))) {
    const schedule = scheduleId && scheduleById(tx.db, scheduleId)
    if (schedule) requireOnSale(tx, schedule, 'site')
  }
  return []
}

/** Attempts the provider may still say something of. */
export function openAttempts(attempts: readonly PaymentRow[]): PaymentRow[] {
  return attempts.filter(payment => isOpen(payment.status))
}
