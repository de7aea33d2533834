import { describe, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { billById } from '#core/billing/store.ts'
import { refundsOf } from '#core/billing/refunds/money-store.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { appendAll } from '#core/journal/draft.ts'
import type { Node } from '#core/journal/node.ts'
import { cancelSchedule } from '#core/planning/commands.ts'
import { verify } from '#core/node.ts'
import type { CheckoutRequest } from '#core/sales/checkout-contract.ts'
import { openAttempt, openBill, settlePayment } from '#core/sales/online-commands.ts'
import { payBack } from '#core/sales/refunds/commands.ts'
import { loadOffers, refundByBuyer } from '#core/sales/refunds/buyer/commands.ts'
import { giftAt, type GiftsPart } from '#core/vouchers/gift.ts'
import { exchangeCard } from '#core/vouchers/exchange-commands.ts'
import { loadPaidOrders } from '#core/vouchers/load.ts'
import { issueOrdered } from '#core/vouchers/ordered.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { seatsNow } from '#core/seating/load.ts'
import { seatStateOf } from '#core/seating/seat-state.ts'
import { byHand, checkoutOf, openSmallNode, tonight, visitor } from '../../world/small-exhibitor.ts'
import { issue, voucherCheckout } from './evening.ts'

const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })

type Voucher = Extract<NonNullable<CheckoutRequest['vouchers']>['items'][number], { type: 'loyaltyCard' }>
const card = (change: Partial<Voucher> = {}): Voucher => ({
  type: 'loyaltyCard',
  voucher_type_id: 'ten',
  total_turns: 3,
  total_products: 0,
  ...change,
})

/** Two seats of row B at 10.00 and a gift card of three visits at 8.50. */
const both = (change: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  ...checkoutOf('both', ['B1', 'B2']),
  amount: 2000 + 2550,
  vouchers: { items: [card({ holder_name: 'Bob', gift_message: 'Enjoy!' })], places: [2] },
  ...change,
})
const order = (node: Node, change?: Partial<CheckoutRequest>) =>
  node.execute(visitor, tx => openBill(tx, both(change), 'fr'))
const say = (node: Node, paymentId: string, word: 'paid' | 'expired' | 'failed') =>
  node.execute(byHand, tx => settlePayment(tx, paymentId, word))
const seatOf = (node: Node, seatId: string) =>
  seatStateOf(seatsNow(node.db, tonight, [seatId], 'relay', false, node.runtime.now()).seating, seatId)
const statusOf = (node: Node) => billById(node.db, 'both')!.status
const setting = (node: Node, change: object) =>
  node.execute(byHand, tx => changeEntry(tx, 'settings', 'cinema-cinema-1', change as never))

describe('a gift card beside tickets in one order', () => {
  test('is paid with them at once, and issued with the money under the code it was ordered with', async () => {
    const { node } = await openSmallNode('relay')
    const bill = await order(node)
    expect(bill.totalCents).toBe(4550)
    const { voucherId } = ordersOfBill(node.db, 'both')[0]!
    expect(voucherById(node.db, voucherId)).toBeUndefined()
    expect(seatOf(node, 'B1')).toBe('held')
    await say(node, 'both-1', 'paid')
    await say(node, 'both-1', 'paid')
    expect(vouchersOfBill(node.db, 'both')).toMatchObject([{ id: voucherId, turns: 3, cancelled: false }])
    expect(seatOf(node, 'B1')).toBe('sold')
    expect(linesOf(node.db, 'both').map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['ticket', 1000],
      ['ticket', 1000],
      ['voucher', 2550],
    ])
    const part = privatePart<GiftsPart & { name: string }>(node, billById(node.db, 'both')!.privateDigest)
    expect([part?.name, giftAt(part, 1)]).toEqual([
      'Ada Exemple',
      { holderName: 'Bob', message: 'Enjoy!', design: null },
    ])
    expect(verify(node.db)).toEqual([])
  })

  test('is the same purchase when it is sent again, and another one with another card', async () => {
    const { node } = await openSmallNode('relay')
    const first = await order(node)
    expect((await order(node)).id).toBe(first.id)
    expect(ordersOfBill(node.db, 'both')).toHaveLength(1)
    const dearer = { items: [card({ total_turns: 2, total_products: 850 })] }
    for (const vouchers of [undefined, dearer])
      await expect(order(node, { vouchers })).rejects.toEqual(refusal('request_reused'))
  })

  test('comes to nothing with its tickets when it is not paid, and is paid for with them again', async () => {
    const { node } = await openSmallNode('relay')
    await order(node)
    await say(node, 'both-1', 'expired')
    expect([statusOf(node), seatOf(node, 'B1'), vouchersOfBill(node.db, 'both').length]).toEqual([
      'expired',
      'free',
      0,
    ])
    await node.execute(visitor, tx => openAttempt(tx, 'both', 'both-1'))
    await say(node, 'both-2', 'paid')
    expect([statusOf(node), seatOf(node, 'B1'), vouchersOfBill(node.db, 'both').length]).toEqual([
      'settled',
      'sold',
      1,
    ])
  })

  test('money that comes after a seat was sold to somebody else goes back, all of it, and no card is issued', async () => {
    const { node } = await openSmallNode('relay')
    await order(node)
    await say(node, 'both-1', 'expired')
    await node.execute(visitor, tx => openBill(tx, checkoutOf('other', ['B1']), 'en'))
    await say(node, 'other-1', 'paid')
    await say(node, 'both-1', 'paid')
    expect(vouchersOfBill(node.db, 'both')).toEqual([])
    expect(refundsOf(node.db, 'both-1')).toMatchObject([{ reason: 'paid_late', cents: 4550 }])
    expect(seatOf(node, 'B2')).toBe('free')
  })

  test('stays good when the show is cancelled: its tickets go back and nothing else', async () => {
    const { node } = await openSmallNode('relay')
    await order(node)
    await say(node, 'both-1', 'paid')
    await node.execute(byHand, tx => payBack(tx, { billId: 'both', scheduleId: tonight }))
    expect(statusOf(node)).toBe('partially_refunded')
    expect(refundsOf(node.db, 'both-1')).toMatchObject([{ cents: 2000 }])
    expect(vouchersOfBill(node.db, 'both')).toMatchObject([{ cancelled: false }])
    expect(linesNow(node.db, 'both').map(({ left }) => left)).toEqual([0, 0, 3])
  })

  test('ends with the card it was moved to where its payment was forgotten and its money goes back', async () => {
    const { node } = await openSmallNode('relay')
    await order(node)
    await say(node, 'both-1', 'expired')
    const { voucherId } = ordersOfBill(node.db, 'both')[0]!
    // Of what a lost history wrote the exhibitor's stream alone came back, with what a box did since.
    await node.execute(byHand, tx => {
      const { orders, issuing } = loadPaidOrders(tx, billById(tx.db, 'both')!)
      appendAll(tx, issueOrdered(orders, issuing))
      exchangeCard(tx, voucherId, { requestId: 'moved', newCode: 'NEWCARD1' })
      exchangeCard(tx, 'newcard1', { requestId: 'again', newCode: 'NEWCARD2' })
      cancelSchedule(tx, tonight)
    })
    expect(voucherById(node.db, 'newcard2')!.cancelled).toBe(false)
    await say(node, 'both-1', 'paid')
    expect(refundsOf(node.db, 'both-1')).toMatchObject([{ reason: 'paid_late', cents: 4550 }])
    for (const id of [voucherId, 'newcard1', 'newcard2'])
      expect(voucherById(node.db, id)!.cancelled, id).toBe(true)
  })

  test('goes back by its buyer without the tickets, and a ticket without it', async () => {
    const { node } = await openSmallNode('relay')
    await setting(node, { 'refunds.hours_before': 1 })
    await order(node)
    await say(node, 'both-1', 'paid')
    const bill = billById(node.db, 'both')!
    const { offers } = await node.execute(byHand, tx => loadOffers(tx, bill))
    expect(offers.map(({ kind, lines }) => [kind, lines.map(({ line }) => line)])).toEqual([
      ['withdrawal', [3]],
      ['tickets', [1, 2]],
    ])
    const back = (id: string, lines: number[], cents: number) =>
      node.execute(visitor, tx => refundByBuyer(tx, 'both', { id, lines, cents }))
    await expect(back('mixed', [1, 3], 3550)).rejects.toEqual(refusal('not_returnable'))
    await back('card', [3], 2550)
    expect([seatOf(node, 'B1'), vouchersOfBill(node.db, 'both')[0]!.cancelled]).toEqual(['sold', true])
    await back('ticket', [1], 1000)
    expect([seatOf(node, 'B1'), seatOf(node, 'B2')]).toEqual(['free', 'sold'])
  })

  test('is paid in money beside tickets that another card pays for', async () => {
    const { node } = await openSmallNode('relay')
    const own = await issue(node, 'own')
    const request = { ...voucherCheckout('both', ['B1', 'B2'], own), vouchers: { items: [card()] } }
    await order(node, { ...request, amount: 2550 })
    expect(statusOf(node)).toBe('paying')
    await say(node, 'both-1', 'paid')
    expect(vouchersOfBill(node.db, 'both')).toHaveLength(1)
    expect(seatOf(node, 'B2')).toBe('sold')
  })
})

test('what does not fit of a card is said at its item of the order, and neither seat nor card is taken', async () => {
  const { node } = await openSmallNode('relay')
  const places = [2]
  await expect(
    order(node, { vouchers: { items: [card({ total_turns: 9999 })], places } }),
  ).rejects.toMatchObject({ code: 'turns_step', fields: { 'items.2.total_turns': ['refusal.turns_step'] } })
  await expect(
    order(node, { vouchers: { items: [card({ voucher_type_id: 'nothing' })], places } }),
  ).rejects.toMatchObject({ code: 'voucher_type_unknown' })
  await expect(order(node, { amount: 2000 })).rejects.toEqual(refusal('total_changed', { totalCents: 4550 }))
  expect([seatOf(node, 'B1'), ordersOfBill(node.db, 'both')]).toEqual(['free', []])
})

test('a website that sells no vouchers sells none beside tickets', async () => {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => {
    const { id, features } = exhibitorOf(tx.catalogue)!
    changeEntry(tx, 'exhibitor', id, { features: { ...features, vouchers: false } })
  })
  await expect(order(node)).rejects.toEqual(refusal('vouchers_not_sold'))
})
