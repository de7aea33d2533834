import { Refusal } from '../../refusal.ts'
import { isLocale } from '../../i18n/locale.ts'
import type { Tx } from '../../journal/node.ts'
import { confirmRefund, moneyOfRefund, scopeOfPayment } from '../payment-commands.ts'
import { isOpen } from '../../billing/status-order.ts'
import { scopeOfUnmatched } from '../final-word.ts'
import { settlePayment } from '../online-commands.ts'
import { refundBill } from '../refunds/commands.ts'
import { retriesOf } from '../../billing/refunds/movement-store.ts'
import { returnsOf } from '../../billing/refunds/store.ts'
import { linesNow } from '../../billing/line-store.ts'
import { billById } from '../../billing/store.ts'
import { refundById, refundsOf } from '../../billing/refunds/money-store.ts'
import { unmatchedPaymentById, paymentById, paymentsOf } from '../../billing/payment-store.ts'
import type { WorkEntry } from './contract.ts'
import { stuckNow } from './store.ts'
import { worklistOf } from './worklist.ts'

/** The entry as it is now. Refuses `entry_unknown` when it is no longer on the list. */
export function entryNow(tx: Pick<Tx, 'db' | 'nowMs'>, id: string): WorkEntry {
  const entry = worklistOf(stuckNow(tx.db), tx.nowMs).find(each => each.id === id)
  if (!entry) throw new Refusal('entry_unknown')
  return entry
}

/** Orders a refund for the tickets of a purchase that could not be fulfilled. Refuses `entry_unknown`. */
export function refundUnfulfilled(tx: Tx, id: string, by: { employeeId: string; name: string }): void {
  const entry = entryNow(tx, id)
  if (!entry.actions.includes('refund')) throw new Refusal('entry_unknown')
  const bill = billById(tx.db, entry.billId)!
  const lines = linesNow(tx.db, bill.id)
    .filter(({ left, scheduleId, seatId }) => left > 0 && entry.seats.includes(`${scheduleId}/${seatId}`))
    .map(({ line, left }) => ({ line, quantity: left }))
  refundBill(
    tx,
    {
      // If another of its seats is lost later, that is another refund.
      id: `${bill.id}-unfulfilled-${returnsOf(tx.db, bill.id).length + 1}`,
      billId: bill.id,
      lines,
      reason: entry.kind === 'show_cancelled' ? 'show_cancelled' : 'seat_lost',
      cents: null,
    },
    {
      employeeId: by.employeeId,
      employeeName: by.name,
      device: null,
      locale: isLocale(bill.locale) ? bill.locale : 'en',
      usedToo: true,
    },
  )
}

/** Orders a refund again that came back from the bank, under another key. Refuses `entry_unknown`. */
export function retryRefund(tx: Tx, id: string, by: { employeeId: string; name: string }): void {
  const entry = entryNow(tx, id)
  const refund = refundById(tx.db, subjectOf(id).subject)
  if (!entry.actions.includes('retry') || !refund) throw new Refusal('entry_unknown')
  tx.append(scopeOfPayment(tx, refund), 'refund.retried', {
    ...moneyOfRefund(refund),
    attempt: retriesOf(tx.db, refund.id) + 2,
    employeeId: by.employeeId,
    employeeName: by.name,
  })
}

function subjectOf(id: string) {
  const [about, ...rest] = id.split(':')
  return { about, subject: rest.join(':') }
}

/**
 * Records that it was settled outside Foyer: a refund counts as done, an open payment as ended, and its seats are free.
 * If money comes for it after all, it is late money like any other. Refuses `entry_unknown`.
 */
export function clearEntry(
  tx: Tx,
  id: string,
  by: { employeeId: string; name: string; reason: string },
): void {
  const { billId } = entryNow(tx, id)
  const { about, subject } = subjectOf(id)
  const ofPayment = about === 'payment' || about === 'mismatch'
  const paymentId = ofPayment ? subject : paymentOf(tx, about!, subject)
  const found = unmatchedPaymentById(tx.db, paymentId)
  const bill = billById(tx.db, billId)
  tx.append(bill ? `cinema:${bill.cinemaId}` : scopeOfUnmatched(found?.cinemaId ?? null), 'payment.cleared', {
    entry: id,
    billId,
    paymentId,
    reason: by.reason,
    employeeId: by.employeeId,
    employeeName: by.name,
  })
  const payment = paymentById(tx.db, paymentId)
  if (ofPayment && payment && isOpen(payment.status)) settlePayment(tx, paymentId, 'cancelled')
  const owed = refundsOf(tx.db, paymentId).filter(refund => ofPayment || refund.id === subject)
  for (const refund of owed) confirmRefund(tx, refund.id)
}

function paymentOf(tx: Tx, about: string, subject: string): string {
  if (about === 'bill') return paymentsOf(tx.db, subject).find(each => each.status === 'paid')?.id ?? ''
  if (about === 'movement')
    return (
      stuckNow(tx.db).movements.find(each => each.movement.movement === subject)?.movement.paymentId ?? ''
    )
  return refundById(tx.db, subject)?.paymentId ?? ''
}
