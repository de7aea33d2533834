import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { refundRequestById } from '#core/billing/refunds/request-store.ts'
import { billById } from '#core/billing/store.ts'
import { appendAll } from '#core/journal/draft.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import { verify } from '#core/node.ts'
import { settlePayment } from '#core/sales/online-commands.ts'
import { answerRefundRequest, refundByNode } from '#core/sales/refunds/commands.ts'
import { finishLostReturns } from '#core/sales/refunds/lost-returns-commands.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { cancelVoucher } from '#core/vouchers/commands.ts'
import { vouchersOfBill } from '#core/vouchers/store.ts'
import { byHand, openSmallNode, visitor } from '../../../world/small-exhibitor.ts'

/** A paid order of a package of two vouchers, and of one by itself. */
async function openWithOrder() {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx =>
    changeEntry(tx, 'voucher_package', 'two', {
      name: { en: 'For two' },
      parts: [{ voucherTypeId: 'ten', count: 2, turns: 2 }],
      cents: 3000,
      visibility: ['site'],
      order: 0,
      deleted: false,
    }),
  )
  const items = [
    { type: 'voucherPackage' as const, voucher_package_id: 'two', packages: 1 },
    { type: 'loyaltyCard' as const, voucher_type_id: 'ten', total_turns: 1, total_products: 0 },
  ]
  const buyer = { name: 'Ada', email: 'ada@example.com', email_confirmation: 'ada@example.com' }
  const wanted = { bill_id: 'gift', payment_method_id: 'test', ...buyer, amount: 3850, items }
  await node.execute(visitor, tx => openVoucherBill(tx, wanted, 'en'))
  await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  const inPackage = linesNow(node.db, 'gift').filter(({ packageNumber }) => packageNumber)
  const alone = linesNow(node.db, 'gift').find(({ packageNumber }) => !packageNumber)!
  return { node, inPackage: inPackage.map(({ voucherId }) => voucherId!), alone: alone.voucherId! }
}

/** Of a return only the exhibitor's stream came back. */
const cancelledBy = (node: Node, voucherId: string, returnId: string) =>
  node.execute(byHand, tx => void tx.append('exhibitor', 'voucher.cancelled', { voucherId, returnId }))
const owed = (node: Node) =>
  node.db.prepare("SELECT cents FROM refunds WHERE bill_id = 'gift' ORDER BY id").pluck().all()
const leftOf = (node: Node, voucherId: string) =>
  linesNow(node.db, 'gift').find(line => line.voucherId === voucherId)!.left

test('a return of which only the end of its voucher came back is made again, once', async () => {
  const { node, alone } = await openWithOrder()
  await cancelledBy(node, alone, 'back')
  expect(owed(node)).toEqual([])
  await node.execute(byHand, finishLostReturns)
  await node.execute(byHand, finishLostReturns)
  expect(owed(node)).toEqual([850])
  expect(leftOf(node, alone)).toBe(0)
  expect(billById(node.db, 'gift')!.status).toBe('partially_refunded')
  expect(verify(node.db)).toEqual([])
})

test('a package whose return came back in half gives the price of that half back, and the rest stays good', async () => {
  const { node, inPackage } = await openWithOrder()
  const [first, second] = inPackage as [string, string]
  await cancelledBy(node, first, 'back')
  await node.execute(byHand, finishLostReturns)
  expect(owed(node)).toEqual([1500])
  expect([leftOf(node, first), leftOf(node, second)]).toEqual([0, 2])
  const good = vouchersOfBill(node.db, 'gift').filter(({ cancelled }) => !cancelled)
  expect(good.map(({ id }) => id)).toContain(second)
})

test('a voucher whose price went back, and whose end was lost with the disks, is good for nothing again', async () => {
  const { node, inPackage, alone } = await openWithOrder()
  const line = linesNow(node.db, 'gift').find(({ voucherId }) => voucherId === alone)!
  const lines = [{ line: line.line, quantity: 1 }]
  await node.execute(byHand, tx => {
    const made = refundByNode(tx, { id: 'back', billId: 'gift', lines, reason: 'withdrawn', cents: null })
    appendAll(
      tx,
      made.filter(({ type }) => type !== 'voucher.cancelled'),
    )
  })
  const good = () =>
    vouchersOfBill(node.db, 'gift')
      .filter(({ cancelled }) => !cancelled)
      .map(({ id }) => id)
      .toSorted()
  expect(good()).toEqual([...inPackage, alone].toSorted())
  await node.execute(byHand, finishLostReturns)
  const position = node.journal.position()
  await node.execute(byHand, finishLostReturns)
  expect(node.journal.position()).toBe(position)
  expect(good()).toEqual(inPackage.toSorted())
  expect(vouchersOfBill(node.db, 'gift').find(({ id }) => id === alone)?.cancelledBy).toBe('back')
  expect(owed(node)).toEqual([850])
  expect(verify(node.db)).toEqual([])
})

test('a voucher that a manager cancelled, and a return that is known, are left as they are', async () => {
  const { node, inPackage, alone } = await openWithOrder()
  await node.execute(byHand, tx => cancelVoucher(tx, inPackage[0]!))
  const line = linesNow(node.db, 'gift').find(({ voucherId }) => voucherId === alone)!
  const lines = [{ line: line.line, quantity: 1 }]
  await node.execute(byHand, tx =>
    appendAll(tx, refundByNode(tx, { id: 'known', billId: 'gift', lines, reason: 'withdrawn', cents: null })),
  )
  await node.execute(byHand, finishLostReturns)
  expect(owed(node)).toEqual([850])
})

test('a request whose refund cannot be written whole is not answered, and nothing of it stands', async () => {
  const { node } = await openWithOrder()
  const asked = {
    requestId: 'ask',
    billId: 'gift',
    lines: null,
    reason: 'guest' as const,
    usedToo: true,
    employeeId: 'mia',
    employeeName: 'mia',
  }
  await node.execute(byHand, tx => void tx.append('cinema:cinema-1', 'refund.asked', asked))
  // Written by a box, it is about the website's purchase.
  const request = { ...refundRequestById(node.db, 'ask')!, billId: 'gift' }
  // A version that does not know how vouchers end.
  const older = (tx: Tx): Tx => ({
    ...tx,
    append(scope, type, ...of) {
      if (type === 'voucher.cancelled') throw new Refusal('not_found')
      return tx.append(scope, type, ...of)
    },
  })
  const answer = node.execute(byHand, tx => answerRefundRequest(older(tx), request))
  await expect(answer).rejects.toMatchObject({ code: 'not_found' })
  expect([owed(node), refundRequestById(node.db, 'ask')!.outcome]).toEqual([[], null])
  await node.execute(byHand, tx => answerRefundRequest(tx, request))
  expect([owed(node), refundRequestById(node.db, 'ask')!.outcome]).toEqual([[3850], 'refunded'])
})
