import type { Tx } from '../journal/node.ts'
import type { Scope } from '../journal/fact.ts'
import type { MovedCents } from '../billing/facts.ts'
import { scopeOfFound } from './online.ts'
import { billById, foundById, refundById, type RefundRow } from '../billing/store.ts'

/**
 * The money of a refund is back. Told twice it is written once; refunds nobody asked for are left alone.
 *
 * @param movements what explains it at the provider; none where a person settled it outside
 */
export function confirmRefund(tx: Tx, refundId: string, movements: MovedCents[] = []): void {
  const refund = refundById(tx.db, refundId)
  if (!refund || refund.status === 'refunded') return
  tx.append(scopeOfPayment(tx, refund), 'refund.done', { ...moneyOfRefund(refund), movements })
}

/** What every fact about a refund's money tells. */
export function moneyOfRefund({ id, billId, paymentId, cents }: RefundRow) {
  return { refundId: id, billId, paymentId, cents }
}

/** The stream of a payment: its bill's cinema, or where it was found. */
export function scopeOfPayment(tx: Tx, { billId, paymentId }: { billId: string; paymentId: string }): Scope {
  const bill = billById(tx.db, billId)
  if (bill) return `cinema:${bill.cinemaId}`
  return scopeOfFound(foundById(tx.db, paymentId)?.cinemaId ?? null)
}
