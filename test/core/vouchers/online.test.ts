import { describe, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billById } from '#core/billing/store.ts'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { openAttempt, settlePayment } from '#core/sales/online-commands.ts'
import type { VoucherCheckoutRequest } from '#core/sales/checkout-contract.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { openVoucherBill } from '#core/sales/voucher-commands.ts'
import { issueLostOrders } from '#core/vouchers/commands.ts'
import { ordersOfBill } from '#core/vouchers/order-store.ts'
import { voucherPrice } from '#core/vouchers/voucher-price.ts'
import { turnsOf, voucherById, vouchersOfBill } from '#core/vouchers/store.ts'
import { byHand, carl, openEmptyNode, openSmallNode, visitor } from '../../world/small-exhibitor.ts'
import { receiveSigned } from '../../world/signed.ts'
import { relayAndBox } from '../journal/link.ts'
import { buyFor } from './evening.ts'

const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })

type Change = Partial<VoucherCheckoutRequest> & {
  turns?: number
  snacks?: number
  kind?: string
}

function wantedOf(id: string, { turns = 3, snacks = 0, kind = 'ten', ...change }: Change = {}) {
  const item = { voucher_type_id: kind, total_turns: turns, total_products: snacks }
  return {
    bill_id: id,
    payment_method_id: 'test',
    name: 'Ada Exemple',
    email: 'ada@example.com',
    email_confirmation: 'ada@example.com',
    amount: turns * 850 + snacks,
    items: [{ type: 'loyaltyCard' as const, ...item }],
    ...change,
  }
}
const order = (node: Node, id: string, change?: Change) =>
  node.execute(visitor, tx => openVoucherBill(tx, wantedOf(id, change), 'fr'))
const say = (node: Node, paymentId: string, word: 'paid' | 'expired' | 'failed' | 'cancelled') =>
  node.execute(byHand, tx => settlePayment(tx, paymentId, word))
const statusOf = (node: Node, id: string) => billById(node.db, id)?.status
const again = (node: Node, after: string) => node.execute(visitor, tx => openAttempt(tx, 'gift', after))

describe('a voucher bought on the website', () => {
  test('is issued when its money is there, once, with what was ordered', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift', { snacks: 1500, holder_name: 'Bob', gift_message: 'Enjoy!' })
    expect(vouchersOfBill(node.db, 'gift')).toEqual([])
    const { voucherId } = ordersOfBill(node.db, 'gift')[0]!
    expect(voucherById(node.db, voucherId)).toBeUndefined()
    await say(node, 'gift-1', 'paid')
    await say(node, 'gift-1', 'paid')
    expect(vouchersOfBill(node.db, 'gift')).toMatchObject([
      {
        id: voucherId,
        turns: 3,
        turnCents: 850,
        refreshmentCents: 1500,
        owner: 'relay',
        validFrom: '2026-11-21',
        validUntil: '2027-11-21',
        cancelled: false,
      },
    ])
    expect(statusOf(node, 'gift')).toBe('settled')
    expect(verify(node.db)).toEqual([])
  })

  test('has the VAT of admission on its turns, none on its value, and no code on its lines', async () => {
    const { node } = await openSmallNode('relay')
    await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { handlingCents: 90 }))
    await order(node, 'gift', { snacks: 2000, amount: 3 * 850 + 2000 + 90 })
    expect(
      linesOf(node.db, 'gift').map(({ kind, text, totalCents, vatRate }) => [
        kind,
        text,
        totalCents,
        vatRate,
      ]),
    ).toEqual([
      ['voucher', 'Dix fois au cinéma', 2550, 300],
      ['voucher', 'Dix fois au cinéma', 2000, 0],
      ['fee', 'Frais de dossier', 90, 300],
    ])
  })

  test('is not issued when the payment fails; late money issues it after all', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift')
    await say(node, 'gift-1', 'expired')
    expect(statusOf(node, 'gift')).toBe('expired')
    expect(vouchersOfBill(node.db, 'gift')).toEqual([])
    await say(node, 'gift-1', 'paid')
    expect(statusOf(node, 'gift')).toBe('settled')
    expect(vouchersOfBill(node.db, 'gift')).toHaveLength(1)
  })

  test('paid twice is issued once, and the second money goes back', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift')
    await say(node, 'gift-1', 'failed')
    await again(node, 'gift-1')
    await say(node, 'gift-2', 'paid')
    await say(node, 'gift-1', 'paid')
    expect(vouchersOfBill(node.db, 'gift')).toHaveLength(1)
    const owed = node.db.prepare("SELECT payment_id, reason, cents FROM refunds WHERE bill_id = 'gift'").all()
    expect(owed).toEqual([{ payment_id: 'gift-1', reason: 'paid_twice', cents: 2550 }])
  })

  test('keeps what it was ordered with, whatever its kind becomes before it is paid', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift')
    await node.execute(byHand, tx =>
      changeEntry(tx, 'voucher_type', 'ten', { turnCents: 1, validMonths: 1, archived: true }),
    )
    await say(node, 'gift-1', 'paid')
    expect(vouchersOfBill(node.db, 'gift')).toMatchObject([{ turnCents: 850, validUntil: '2027-11-21' }])
  })

  test('is refunded while unused, and then cancelled; used, it is told and stays', async () => {
    const { node } = await openSmallNode('relay')
    for (const id of ['gift', 'used']) {
      await order(node, id)
      await say(node, `${id}-1`, 'paid')
    }
    const back = (billId: string) =>
      node.execute(byHand, tx =>
        refundBill(
          tx,
          { id: `${billId}-back`, billId, lines: null, reason: 'guest', cents: 2550 },
          { ...carl, usedToo: false },
        ),
      )
    await back('gift')
    expect(vouchersOfBill(node.db, 'gift')).toMatchObject([{ cancelled: true }])
    const { id } = vouchersOfBill(node.db, 'used')[0]!
    await buyFor(node, 'tickets', ['C1'], id)
    await expect(back('used')).rejects.toEqual(refusal('voucher_in_use'))
    expect(vouchersOfBill(node.db, 'used')).toMatchObject([{ cancelled: false }])
  })

  test('sent again is the same purchase; another one under its id is refused', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift')
    expect((await order(node, 'gift')).id).toBe('gift')
    expect(ordersOfBill(node.db, 'gift')).toHaveLength(1)
    await expect(order(node, 'gift', { turns: 4 })).rejects.toEqual(refusal('request_reused'))
    await expect(order(node, 'gift', { kind: 'other' })).rejects.toEqual(refusal('request_reused'))
  })

  test('with turns or a value its kind does not allow, of a kind that is not sold online, for nothing or for another sum is refused', async () => {
    const { node } = await openSmallNode('relay')
    const edit = (fields: object) =>
      node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', fields))
    await expect(order(node, 'gift', { turns: 21 })).rejects.toMatchObject({
      code: 'turns_step',
      fields: { 'items.0.total_turns': ['refusal.turns_step'] },
    })
    await expect(order(node, 'gift', { snacks: 150 })).rejects.toMatchObject({
      code: 'refreshments_step',
      fields: { 'items.0.total_products': ['refusal.refreshments_step'] },
    })
    await expect(order(node, 'gift', { kind: 'none' })).rejects.toEqual(refusal('voucher_type_unknown'))
    await expect(order(node, 'gift', { amount: 1 })).rejects.toEqual(
      refusal('total_changed', { totalCents: 2550 }),
    )
    await expect(order(node, 'gift', { cinema_id: 'nowhere' })).rejects.toEqual(refusal('not_found'))
    await edit({ onlyAtRegisters: true })
    await expect(order(node, 'gift')).rejects.toEqual(refusal('voucher_type_unknown'))
    await edit({ onlyAtRegisters: false, turnCents: 0, handlingCents: 100 })
    await expect(order(node, 'gift', { amount: 0 })).rejects.toEqual(refusal('nothing_chosen'))
    expect(billById(node.db, 'gift')).toBeUndefined()
  })

  test('one visitor begins no more purchases than are paid; a paid one counts no more', async () => {
    const { node } = await openSmallNode('relay')
    const by = { id: 'visitor-1', address: '192.0.2.1' }
    const ask = (id: string) =>
      node.execute(visitor, tx => openVoucherBill(tx, wantedOf(id), 'fr', undefined, by))
    await ask('one')
    await ask('two')
    await expect(ask('three')).rejects.toEqual(refusal('too_many_unpaid', { most: 2 }))
    await say(node, 'one-1', 'paid')
    await ask('three')
  })

  test('reaches the box and is used there, and the box’s own tables tell the same', async () => {
    const { relay, box, link } = await relayAndBox()
    await order(relay, 'gift')
    await say(relay, 'gift-1', 'paid')
    await link.settle()
    const { id } = vouchersOfBill(box.db, 'gift')[0]!
    const asked = link.peers.box.requestTurns(id, 2)
    await link.settle()
    await asked
    const turns = [...turnsOf(box.db, voucherById(box.db, id)!).values()].map(({ owner }) => owner)
    expect(turns.filter(owner => owner === 'cinema:cinema-1').length).toBeGreaterThan(1)
  })
})

/** Three vouchers: one for Bob, and two alike for nobody in particular. */
const three = {
  amount: 4 * 850 + 1500,
  items: [
    { ...wantedOf('').items[0]!, total_turns: 2, total_products: 1500, holder_name: 'Bob' },
    { ...wantedOf('').items[0]!, total_turns: 1, vouchers: 2 },
  ],
}

describe('several vouchers in one order', () => {
  test('are issued together when the money is there, each once, under its own code and for its own person', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift', three)
    expect(vouchersOfBill(node.db, 'gift')).toEqual([])
    await say(node, 'gift-1', 'paid')
    await say(node, 'gift-1', 'paid')
    const codes = ordersOfBill(node.db, 'gift').map(({ voucherId }) => voucherId)
    const issued = codes.map(id => voucherById(node.db, id)!)
    expect(issued.map(({ turns, refreshmentCents }) => [turns, refreshmentCents])).toEqual([
      [2, 1500],
      [1, 0],
      [1, 0],
    ])
    const holders = issued.map(
      ({ privateDigest }) => privatePart<{ holderName: string }>(node, privateDigest)?.holderName,
    )
    expect(holders).toEqual(['Bob', undefined, undefined])
    expect(vouchersOfBill(node.db, 'gift')).toHaveLength(3)
    expect(new Set(issued.map(({ requestId }) => requestId)).size).toBe(3)
    expect(verify(node.db)).toEqual([])
  })

  test('are none when the payment fails, and the same ones when its money comes late', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift', three)
    await say(node, 'gift-1', 'expired')
    expect(vouchersOfBill(node.db, 'gift')).toEqual([])
    await say(node, 'gift-1', 'paid')
    expect(vouchersOfBill(node.db, 'gift')).toHaveLength(3)
  })

  test('are the same purchase when sent again, and another one when anything differs', async () => {
    const { node } = await openSmallNode('relay')
    await order(node, 'gift', three)
    await order(node, 'gift', three)
    expect(ordersOfBill(node.db, 'gift')).toHaveLength(3)
    for (const items of [[three.items[0]!], [...three.items].reverse()])
      await expect(order(node, 'gift', { ...three, items })).rejects.toEqual(refusal('request_reused'))
  })

  test('refuse what does not fit where the form names it', async () => {
    const { node } = await openSmallNode('relay')
    const [one] = three.items
    await expect(
      order(node, 'gift', { ...three, items: [one!, { ...one!, total_turns: 99 }] }),
    ).rejects.toMatchObject({ code: 'turns_step', fields: { 'items.1.total_turns': ['refusal.turns_step'] } })
  })

  test('one goes back with its handling and ends, the others stay, also after a loss', async () => {
    const { node } = await openSmallNode('relay')
    await node.execute(byHand, tx => changeEntry(tx, 'voucher_type', 'ten', { handlingCents: 50 }))
    await order(node, 'gift', { ...three, amount: three.amount + 3 * 50 })
    await say(node, 'gift-1', 'paid')
    const [first] = ordersOfBill(node.db, 'gift')
    const of = linesNow(node.db, 'gift').filter(({ voucherId }) => voucherId === first!.voucherId)
    expect(of.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['voucher', 1700],
      ['voucher', 1500],
      ['fee', 50],
    ])
    const lines = of.map(({ line, left: quantity }) => ({ line, quantity }))
    await node.execute(byHand, tx =>
      refundBill(
        tx,
        { id: 'back', billId: 'gift', lines, reason: 'withdrawn', cents: 3250 },
        { ...carl, usedToo: false },
      ),
    )
    expect(statusOf(node, 'gift')).toBe('partially_refunded')
    const good = () => vouchersOfBill(node.db, 'gift').filter(({ cancelled }) => !cancelled)
    expect(good()).toHaveLength(2)
    node.db.prepare('DELETE FROM vouchers').run()
    await node.execute(byHand, tx => issueLostOrders(tx))
    expect(good().map(({ turns }) => turns)).toEqual([1, 1])
  })
})

test('the sum of a voucher is its turns, its value and the handling of its kind; of nothing it is nothing', () => {
  const type = { turnCents: 950, handlingCents: 50 }
  expect(voucherPrice(type, { turns: 2, refreshmentCents: 1000 })).toEqual({
    turnsCents: 1900,
    refreshmentCents: 1000,
    handlingCents: 50,
    totalCents: 2950,
  })
  expect(voucherPrice({ turnCents: 950 }, { turns: 2, refreshmentCents: 0 }).totalCents).toBe(1900)
  expect(voucherPrice(type, { turns: 0, refreshmentCents: 0 }).totalCents).toBe(0)
})

test('after a loss a paid bill has its voucher under the code it was ordered with', async () => {
  const { node } = await openSmallNode('relay')
  await order(node, 'gift')
  await say(node, 'gift-1', 'paid')
  const before = vouchersOfBill(node.db, 'gift')
  await node.execute(byHand, tx => issueLostOrders(tx))
  expect(vouchersOfBill(node.db, 'gift')).toEqual(before)
  // The exhibitor's stream came back without it, and the cinema's did not.
  node.db.prepare('DELETE FROM vouchers').run()
  await node.execute(byHand, tx => issueLostOrders(tx))
  expect(vouchersOfBill(node.db, 'gift')).toMatchObject([{ id: before[0]!.id, turns: 3, owner: 'relay' }])
})

test('a voucher ends whose price went back though the relay has lost that it was ever paid', async () => {
  const { node: before } = await openSmallNode('relay')
  await order(before, 'gift')
  const streams = ['relay-small000.1.exhibitor', 'relay-small000.1.cinema:cinema-1'] as const
  const ordered = before.journal.after(streams[1], 0, 1000)
  await say(before, 'gift-1', 'paid')
  const { node } = openEmptyNode('relay', { identity: { epoch: 2 } })
  await receiveSigned(node, streams[0], before.journal.after(streams[0], 0, 1000))
  await receiveSigned(node, streams[1], ordered)
  const [voucher] = vouchersOfBill(node.db, 'gift')
  expect([statusOf(node, 'gift'), voucher!.cancelled]).toEqual(['paying', false])
  // The provider has given it back by an order that was lost as well.
  await node.execute(byHand, tx => settlePayment(tx, 'gift-1', 'paid', { wentBack: true }))
  expect([statusOf(node, 'gift'), voucherById(node.db, voucher!.id)!.cancelled]).toEqual(['refunding', true])
  expect(verify(node.db)).toEqual([])
})
