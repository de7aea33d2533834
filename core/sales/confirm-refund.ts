import type { Tx } from '../journal/node.ts'
import { afterRefund } from './lattice.ts'
import { scopeOfFound } from './online.ts'
import { moneyUnderWay, returnsOf } from './refunds/store.ts'
import { billById, foundById, openRefunds, paymentsOf, type BillRow, type RefundRow } from './store.ts'

/** The money of a refund is back. Told twice it is written once; refunds nobody asked for are left alone. */
export function confirmRefund(tx: Tx, refundId: string): void {
  const refund = openRefunds(tx.db).find(open => open.id === refundId)
  if (!refund) return
  const { id, billId, paymentId, cents } = refund
  const bill = billById(tx.db, billId)
  const scope = bill
    ? (`cinema:${bill.cinemaId}` as const)
    : scopeOfFound(foundById(tx.db, paymentId)?.cinemaId ?? null)
  const status =
    bill && (afterReturn(tx, bill, refund) ?? afterRefund(bill, paymentsOf(tx.db, billId), cents))
  tx.append(scope, 'refund.done', {
    refundId: id,
    billId,
    paymentId,
    cents,
    ...(status && status !== 'refunded' ? { status } : {}),
  })
}

/**
 * Once staff gave something back or exchanged it, the lines tell how the bill stands: it is refunded when nothing of it
 * stands and the last money is back. Undefined for all other bills.
 */
function afterReturn(tx: Tx, bill: BillRow, { id }: RefundRow): BillRow['status'] | undefined {
  if (!returnsOf(tx.db, bill.id).length) return undefined
  const over = bill.status === 'refunding' && !moneyUnderWay(tx.db, bill.id, id)
  return over ? 'refunded' : bill.status
}
