import { expect, test } from 'vitest'
import { paymentById } from '#core/billing/payment-store.ts'
import { refundById } from '#core/billing/refunds/money-store.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { receiveBeforeOrdering } from '#core/sales/payment-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import type { ReportedPayment } from '#core/sales/reported.ts'
import { retryRefund } from '#core/sales/worklist/commands.ts'
import { cashier, refundOf } from '../../../world/refunding.ts'
import { byHand, checkoutOf, openSmallNode, visitor } from '../../../world/small-exhibitor.ts'
import { reportedPayment } from '../../../world/told.ts'

test('a chargeback that covers more of one refund, after the bank took back what covered the rest, is counted once', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(visitor, tx => openBill(tx, checkoutOf('bill-1', ['C1', 'C2', 'C3']), 'en'))
  await node.execute(visitor, tx => settlePayment(tx, 'bill-1-1', 'paid'))
  await node.execute(visitor, tx => refundBill(tx, refundOf('back-1', 'bill-1', [1]), cashier))
  const { cents } = refundById(node.db, 'back-1-1')!
  const paid = paymentById(node.db, 'bill-1-1')!.cents
  const reported = (change: Partial<ReportedPayment>) =>
    reportedPayment({ cents: paid, ...change }, { billId: 'bill-1', paymentId: 'bill-1-1' })
  const hear = (change: Partial<ReportedPayment>) =>
    node.execute(visitor, tx => receiveBeforeOrdering(tx, 'bill-1-1', reported(change)))
  const statusNow = () => refundById(node.db, 'back-1-1')!.status
  // An order of a history that was lost had its name, and a smaller sum.
  const ordered = { ref: 're-1', key: 'back-1-1', cents: 300 }
  const chargebacks = [{ ref: 'chb-1', cents: cents + 100 }]
  await hear({ refunds: [{ ...ordered, status: 'done' }] })
  await hear({ refunds: [{ ...ordered, status: 'done' }], chargebacks })
  expect(statusNow()).toBe('refunded')
  await hear({ refunds: [{ ...ordered, status: 'failed' }], chargebacks })
  expect(statusNow()).toBe('failed')
  await node.execute(byHand, tx => retryRefund(tx, 'refund:back-1-1', { employeeId: 'mia', name: 'Mia' }))
  const many = () => node.db.prepare('SELECT count(*) FROM facts').pluck().get()
  await hear({ refunds: [{ ...ordered, status: 'failed' }], chargebacks })
  expect(statusNow()).toBe('refunded')
  const before = many()
  await hear({ refunds: [{ ...ordered, status: 'failed' }], chargebacks })
  expect(many()).toBe(before)
})
