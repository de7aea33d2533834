import { expect, test } from 'vitest'
import { linesNow } from '#core/billing/line-store.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { appendAll } from '#core/journal/draft.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { refundByNode } from '#core/sales/refunds/commands.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { turnsOf, voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { openPaymentProcessor } from '#relay/payments/payment-processor.ts'
import { countedProvider } from '../world/counted-provider.ts'
import { receiveSigned } from '../world/signed.ts'
import {
  byHand,
  checkoutOf,
  openEmptyNode,
  openSmallNode,
  tenantOf,
  testAccount,
  visitor,
} from '../world/small-exhibitor.ts'

const shared = 'relay-small000.1.exhibitor'
const ofCinema = 'relay-small000.1.cinema:cinema-1'

/** A relay that sold a gift of three visits; and the one in its place, which has compared the list and knows what it sold. */
async function openAfterLoss(lost: (before: Node, code: string) => Promise<unknown>) {
  const { node: before } = await openSmallNode('relay')
  const buyer = { name: 'Ada', email: 'ada@example.com', email_confirmation: 'ada@example.com' }
  const items = [{ type: 'loyaltyCard' as const, voucher_type_id: 'ten', total_turns: 3, total_products: 0 }]
  const wanted = { bill_id: 'gift', payment_method_id: 'test', ...buyer, amount: 2550, items }
  await before.execute(visitor, tx => openVoucherBill(tx, wanted, 'en'))
  await before.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  const code = vouchersOfBill(before.db, 'gift')[0]!.id
  const [known, ofBills] = [before.journal.head(shared).seq, before.journal.head(ofCinema).seq]
  await lost(before, code)
  const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
  await receiveSigned(node, shared, before.journal.after(shared, 0, known))
  await receiveSigned(node, ofCinema, before.journal.after(ofCinema, 0, ofBills))
  const addresses = { publicUrl: 'https://small.example', webhookBase: 'https://small.example' }
  const cashier = openPaymentProcessor(tenantOf(node), () => countedProvider().client, addresses)
  await cashier.requireStarted([testAccount.account])
  await cashier.reconcile(new Date(0).toISOString())
  return {
    node,
    code,
    cashier,
    late: () => receiveSigned(node, shared, before.journal.after(shared, known, 1000)),
  }
}

test('a return of which the end of its voucher alone is heard of, and only after the list was compared, is made again', async () => {
  const back = { id: 'back', billId: 'gift', reason: 'withdrawn' as const, cents: null }
  const { node, code, cashier, late } = await openAfterLoss(before =>
    before.execute(byHand, tx =>
      appendAll(tx, refundByNode(tx, { ...back, lines: [{ line: 1, quantity: 3 }] })),
    ),
  )
  await late()
  expect(voucherById(node.db, code)!.cancelled).toBe(true)
  await expect.poll(() => linesNow(node.db, 'gift')[0]!.left).toBe(0)
  expect(refundsOf(node.db, 'gift-1').map(({ cents }) => cents)).toEqual([2550])
  expect(verify(node.db)).toEqual([])
  await cashier.close()
})

test('a turn that was kept for a purchase of which nothing else is heard of is free again', async () => {
  const states = (node: Node, code: string) =>
    [...turnsOf(node.db, voucherById(node.db, code)!).values()].map(({ state }) => state)
  const { node, code, cashier, late } = await openAfterLoss((before, voucherId) => {
    const checkout = checkoutOf('bill-1', ['C1'])
    const items = checkout.items.map(item => ({ ...item, voucher_id: voucherId }))
    return before.execute(visitor, tx => openBill(tx, { ...checkout, items, amount: 250 }, 'en'))
  })
  await late()
  expect(states(node, code)).toEqual(['paying', 'free', 'free'])
  await expect.poll(() => states(node, code)).toEqual(['free', 'free', 'free'])
  await cashier.close()
})
