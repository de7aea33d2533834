import type { Tx } from '../journal/node.ts'
import { afterRefund } from './lattice.ts'
import { scopeOfFound } from './online.ts'
import { billById, foundById, openRefunds, paymentsOf } from './store.ts'

/** The money of a refund is back. Told twice it is written once; refunds nobody asked for are left alone. */
export function confirmRefund(tx: Tx, refundId: string): void {
  const refund = openRefunds(tx.db).find(open => open.id === refundId)
  if (!refund) return
  const { id, billId, paymentId, cents } = refund
  const bill = billById(tx.db, billId)
  const scope = bill
    ? (`cinema:${bill.cinemaId}` as const)
    : scopeOfFound(foundById(tx.db, paymentId)?.cinemaId ?? null)
  const status = bill && afterRefund(bill, paymentsOf(tx.db, billId), cents)
  tx.append(scope, 'refund.done', {
    refundId: id,
    billId,
    paymentId,
    cents,
    ...(status && status !== 'refunded' ? { status } : {}),
  })
}
