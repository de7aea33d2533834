import { expect, test } from 'vitest'
import { appendAll } from '#core/journal/draft.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { billById } from '#core/billing/store.ts'
import { openRefunds } from '#core/billing/refunds/money-store.ts'
import { openAttempt, settlePayment } from '#core/sales/online-commands.ts'
import { compareListed } from '#core/sales/payment-commands.ts'
import { refundByNode } from '#core/sales/refunds/commands.ts'
import { finishLostReturns } from '#core/sales/refunds/lost-returns-commands.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { exchangeCard } from '#core/vouchers/exchange-commands.ts'
import { keepReturnedCards } from '#core/vouchers/returned-card-keeper.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { receiveSigned } from '../../world/signed.ts'
import { byHand, openEmptyNode, openSmallNode, testAccount, visitor } from '../../world/small-exhibitor.ts'
import { reportedPayment } from '../../world/told.ts'

const shared = 'relay-small000.1.exhibitor'
const ofCinema = 'relay-small000.1.cinema:cinema-1'

/**
 * A relay that sold a gift and exchanged its card for another one, and that for a third; and the one that took its place
 * after its disks were lost, and knows of no exchange.
 */
async function openWithLostExchange() {
  const { node: before } = await openSmallNode('relay')
  const buyer = { name: 'Ada', email: 'ada@example.com', email_confirmation: 'ada@example.com' }
  const items = [{ type: 'loyaltyCard' as const, voucher_type_id: 'ten', total_turns: 3, total_products: 0 }]
  const wanted = { bill_id: 'gift', payment_method_id: 'test', ...buyer, amount: 2550, items }
  await before.execute(visitor, tx => openVoucherBill(tx, wanted, 'en'))
  await before.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  const old = vouchersOfBill(before.db, 'gift')[0]!.id
  const { seq } = before.journal.head(shared)
  for (const [from, newCode] of [
    [old, 'card2'],
    ['card2', 'card3'],
  ] as const)
    await before.execute(byHand, tx => exchangeCard(tx, from, { requestId: newCode, newCode }))
  const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
  await receiveSigned(node, shared, before.journal.after(shared, 0, seq))
  await receiveSigned(node, ofCinema, before.journal.after(ofCinema, 0, 1000))
  /** @param facts how many are heard of; all of them when left out */
  const lost = (facts = 1000) => receiveSigned(node, shared, before.journal.after(shared, seq, facts))
  return { node, lost, old }
}

const giveBack = (node: Node) =>
  node.execute(byHand, tx =>
    appendAll(
      tx,
      refundByNode(tx, {
        id: 'back',
        billId: 'gift',
        lines: [{ line: 1, quantity: 3 }],
        reason: 'withdrawn',
        cents: null,
      }),
    ),
  )
const good = (node: Node, codes: readonly string[]) =>
  codes.filter(code => voucherById(node.db, code)?.cancelled === false)

test('a card whose price went back ends, though that it was exchanged for a new one is heard of only later', async () => {
  const { node, lost, old } = await openWithLostExchange()
  const keeper = keepReturnedCards(node).start()
  await giveBack(node)
  await lost()
  await keeper.wake()
  expect(good(node, [old, 'card2', 'card3'])).toEqual([])
  const position = node.journal.position()
  await keeper.wake()
  expect(node.journal.position()).toBe(position)
  expect(verify(node.db)).toEqual([])
  await keeper.stop()
})

test('so it does where a return is heard of after that; without one it stays good', async () => {
  const { node, lost, old } = await openWithLostExchange()
  const keeper = keepReturnedCards(node).start()
  await lost()
  await keeper.wake()
  expect(good(node, [old, 'card2', 'card3'])).toEqual(['card3'])
  // A return that another history wrote, which knew of no exchange.
  const { node: other } = await openWithLostExchange()
  await giveBack(other)
  const made = other.journal.after('relay-small000.2.cinema:cinema-1', 0, 1000)
  await receiveSigned(node, 'relay-small000.2.cinema:cinema-1', made)
  await keeper.wake()
  expect(good(node, ['card3'])).toEqual([])
  await keeper.stop()
})

test('while it recovers a relay ends none, and what a restart interrupts is found after the list was compared', async () => {
  const { node, lost } = await openWithLostExchange()
  const keeper = keepReturnedCards(node).start()
  await giveBack(node)
  node.nodeStatus.begin('peer_knows_more')
  await lost()
  await keeper.wake()
  expect(good(node, ['card3'])).toEqual(['card3'])
  await keeper.stop()
  await node.execute(byHand, finishLostReturns)
  expect(good(node, ['card3'])).toEqual([])
  const position = node.journal.position()
  await node.execute(byHand, finishLostReturns)
  expect(node.journal.position()).toBe(position)
})

test('a box ends none: its relay does', async () => {
  const { node, lost } = await openWithLostExchange()
  const box = { ...node, identity: { ...node.identity, role: 'box' as const } }
  const keeper = keepReturnedCards(box).start()
  await giveBack(node)
  await lost()
  await keeper.wake()
  expect(good(node, ['card3'])).toEqual(['card3'])
  await keeper.stop()
})

/** A relay that sold two gifts, and the one in its place that has their issue alone and the order; their money is at the provider. */
async function openWithLostPayment() {
  const { node: before } = await openSmallNode('relay')
  const buyer = { name: 'Ada', email: 'ada@example.com', email_confirmation: 'ada@example.com' }
  const items = [{ type: 'loyaltyCard' as const, voucher_type_id: 'ten', total_turns: 3, total_products: 0 }]
  const wanted = { bill_id: 'gift', payment_method_id: 'test', ...buyer, amount: 2550, items }
  await before.execute(visitor, tx => openVoucherBill(tx, wanted, 'en'))
  const { seq } = before.journal.head(ofCinema)
  await before.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  const code = vouchersOfBill(before.db, 'gift')[0]!.id
  const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
  await receiveSigned(node, shared, before.journal.after(shared, 0, 1000))
  const order = () => receiveSigned(node, ofCinema, before.journal.after(ofCinema, 0, seq))
  async function exchange() {
    const known = before.journal.head(shared).seq
    await before.execute(byHand, tx => exchangeCard(tx, code, { requestId: 'card2', newCode: 'card2' }))
    await receiveSigned(node, shared, before.journal.after(shared, known, 1000))
  }
  return { node, code, order, exchange }
}
/** The provider tells of an attempt that nobody here knows of: it is paid. */
const find = (node: Node, paymentId: string) =>
  node.execute(byHand, tx =>
    compareListed(tx, testAccount, reportedPayment({ cents: 2550 }, { billId: 'gift', paymentId })),
  )

test('vouchers of a purchase that was lost but for their issue end when its money goes back', async () => {
  const { node, code } = await openWithLostPayment()
  const keeper = keepReturnedCards(node).start()
  await keeper.wake()
  expect(good(node, [code])).toEqual([code])
  await find(node, 'gift-1')
  await keeper.wake()
  expect(good(node, [code])).toEqual([])
  const position = node.journal.position()
  await keeper.wake()
  await node.execute(byHand, finishLostReturns)
  expect(node.journal.position()).toBe(position)
  expect(verify(node.db)).toEqual([])
  await keeper.stop()
})

test.each([
  ['cancelled', 0],
  ['paid', 1],
] as const)(
  'while another attempt may still be paid they stay, and then it is as that ends: %s',
  async (ends, left) => {
    const { node, code, order } = await openWithLostPayment()
    await order()
    const keeper = keepReturnedCards(node).start()
    await find(node, 'gift-2')
    await keeper.wake()
    expect(good(node, [code])).toEqual([code])
    await node.execute(byHand, tx => settlePayment(tx, 'gift-1', ends))
    await keeper.wake()
    expect(good(node, [code])).toHaveLength(left)
    expect(verify(node.db)).toEqual([])
    await keeper.stop()
  },
)

test('what a restart interrupts is found after the list was compared', async () => {
  const { node, code } = await openWithLostPayment()
  await find(node, 'gift-1')
  await node.execute(byHand, finishLostReturns)
  expect(good(node, [code])).toEqual([])
})

/** Its other attempt ended, so the voucher did; then money of this purchase comes after all. */
async function openWithEndedVoucher() {
  const { node, code, order } = await openWithLostPayment()
  await order()
  const keeper = keepReturnedCards(node).start()
  await find(node, 'gift-2')
  await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'expired'))
  await keeper.wake()
  await keeper.stop()
  expect(good(node, [code])).toEqual([])
  return { node, code }
}

test('money that comes late for a voucher that ended goes back', async () => {
  const { node } = await openWithEndedVoucher()
  await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  expect(billById(node.db, 'gift')).toMatchObject({ status: 'refunding' })
  expect(openRefunds(node.db).map(({ paymentId, reason }) => [paymentId, reason])).toContainEqual([
    'gift-1',
    'paid_late',
  ])
  expect(verify(node.db)).toEqual([])
})

test('nobody is asked for money for a voucher that ended', async () => {
  const { node } = await openWithEndedVoucher()
  await expect(node.execute(visitor, tx => openAttempt(tx, 'gift', 'gift-1'))).rejects.toMatchObject({
    code: 'purchase_over',
  })
})

test('so does money of a purchase that comes back after its voucher ended', async () => {
  const { node, code, order } = await openWithLostPayment()
  await find(node, 'gift-2')
  expect(good(node, [code])).toEqual([])
  await order()
  await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid'))
  expect(billById(node.db, 'gift')).toMatchObject({ status: 'refunding' })
})

test('a card that was exchanged twice ends, though the second exchange is heard of after the first one has ended', async () => {
  const { node, lost, old } = await openWithLostExchange()
  const keeper = keepReturnedCards(node).start()
  await giveBack(node)
  await lost(2)
  await keeper.wake()
  expect(good(node, [old, 'card2'])).toEqual([])
  await lost()
  await keeper.wake()
  expect(good(node, [old, 'card2', 'card3'])).toEqual([])
  await keeper.stop()
})

test.each(['lost', 'not paid here'])(
  'so does one that a till has exchanged before it heard that the money of its purchase, which is %s, goes back',
  async of => {
    const { node, code, order, exchange } = await openWithLostPayment()
    const keeper = keepReturnedCards(node).start()
    if (of === 'lost') await find(node, 'gift-1')
    else {
      await order()
      await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid', { wentBack: true }))
    }
    await keeper.wake()
    expect(good(node, [code])).toEqual([])
    await exchange()
    await keeper.wake()
    expect(good(node, [code, 'card2'])).toEqual([])
    expect(verify(node.db)).toEqual([])
    await keeper.stop()
  },
)
