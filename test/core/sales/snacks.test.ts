import { describe, expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { billById } from '#core/billing/store.ts'
import { linesNow, linesOf } from '#core/billing/line-store.ts'
import { handoutsOf } from '#core/billing/handouts/store.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { mostToOrder, snacksOnline } from '#core/pricing/online-snacks.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { openBill, settlePayment } from '#core/sales/online-commands.ts'
import { handOutOne } from '#core/sales/handouts/routes.ts'
import { payBack, refundBill } from '#core/sales/refunds/commands.ts'
import { stockLevels } from '#core/stock/store.ts'
import { byHand, carl, checkoutOf, openSmallNode, visitor } from '../../world/small-exhibitor.ts'
import { relayAndBox } from '../journal/link.ts'

const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details && { details }) })

async function openWithSnacks(change: object = {}) {
  const { node } = await openSmallNode('relay')
  await node.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { soldOnline: true, ...change }))
  return node
}
const popcornCents = (node: Node) => node.catalogue.get('product', 'popcorn')!.cents
const order = (node: Node, quantity = 2, change: object = {}) => {
  const tickets = checkoutOf('bill', ['B1'])
  const amount = tickets.amount + quantity * popcornCents(node)
  const snacks = [{ type: 'product' as const, product_id: 'popcorn', quantity }]
  return node.execute(visitor, tx => openBill(tx, { ...tickets, amount, snacks, ...change }, 'en'))
}
const pay = (node: Node) => node.execute(byHand, tx => settlePayment(tx, 'bill-1', 'paid'))
const by = { employeeId: 'carl', employeeName: 'Carl', device: 'Till 1' }
const noPaper = { orderSnacks: () => 'slip' }
const collect = (node: Node, id = 'hand-1', billId = 'bill') =>
  node.execute(byHand, tx => handOutOne(tx, billId, id, by, noPaper))

describe('snacks beside tickets', () => {
  test('are lines of the order, with their VAT as eaten in the house, and paid with it', async () => {
    const node = await openWithSnacks()
    await order(node)
    await pay(node)
    expect(billById(node.db, 'bill')!.status).toBe('settled')
    const [, snack] = linesOf(node.db, 'bill')
    expect(snack).toMatchObject({ kind: 'product', productId: 'popcorn', quantity: 2 })
    expect(snack!.takenAway).toBeUndefined()
    expect(verify(node.db)).toEqual([])
  })

  test('sent again they are the same order, and another one when their number differs', async () => {
    const node = await openWithSnacks()
    await order(node)
    await order(node)
    await expect(order(node, 3)).rejects.toEqual(refusal('request_reused'))
  })

  test('are only what the cinema marked for it and has', async () => {
    const node = await openWithSnacks()
    await expect(
      order(node, 1, { snacks: [{ type: 'product', product_id: 'beer', quantity: 1 }] }),
    ).rejects.toEqual(refusal('product_unknown'))
    await node.execute(byHand, tx =>
      tx.append('cinema:cinema-1', 'stock.counted', {
        entryId: 'count',
        cinemaId: 'cinema-1',
        lines: [{ productId: 'popcorn', quantity: 1 }],
        note: '',
        employeeId: 'mia',
        employeeName: 'Mia',
      }),
    )
    await expect(order(node, 2)).rejects.toMatchObject({ code: 'product_sold_out', details: { most: 1 } })
    await order(node, 1)
  })

  test('are handed out once; the second time says when, by whom and where', async () => {
    const node = await openWithSnacks()
    await order(node)
    await expect(collect(node)).rejects.toEqual(refusal('bill_unpaid_snacks'))
    await pay(node)
    expect(await collect(node)).toBe('slip')
    expect(await collect(node)).toBeNull()
    await expect(collect(node, 'hand-2')).rejects.toMatchObject({
      code: 'snacks_handed_out',
      details: { name: 'Carl', device: 'Till 1' },
    })
    expect(handoutsOf(node.db, 'bill')).toHaveLength(1)
    await expect(collect(node, 'hand-3', 'nobody')).rejects.toEqual(refusal('bill_unknown'))
  })

  test('leave the store when they are handed out, and not before', async () => {
    const node = await openWithSnacks()
    await node.execute(byHand, tx =>
      tx.append('cinema:cinema-1', 'stock.delivered', {
        entryId: 'delivery',
        cinemaId: 'cinema-1',
        lines: [{ productId: 'popcorn', quantity: 10 }],
        note: '',
        employeeId: 'mia',
        employeeName: 'Mia',
      }),
    )
    const level = () =>
      stockLevels(node.db, 'cinema-1').find(({ productId }) => productId === 'popcorn')!.level
    await order(node)
    await pay(node)
    expect(level()).toBe(10)
    await collect(node)
    expect(level()).toBe(8)
  })

  test('go back with the last ticket of a cancelled show, unless they were handed out', async () => {
    for (const handed of [false, true]) {
      const node = await openWithSnacks()
      await order(node)
      await pay(node)
      if (handed) await collect(node)
      const { scheduleId } = linesOf(node.db, 'bill')[0]!
      await node.execute(byHand, tx => payBack(tx, { billId: 'bill', scheduleId: scheduleId! }))
      expect(linesNow(node.db, 'bill').map(({ left }) => left)).toEqual([0, handed ? 2 : 0])
    }
  })

  test('that were refunded are not handed out', async () => {
    const node = await openWithSnacks()
    await order(node)
    await pay(node)
    const cents = 2 * popcornCents(node)
    await node.execute(byHand, tx =>
      refundBill(
        tx,
        { id: 'back', billId: 'bill', lines: [{ line: 2, quantity: 2 }], reason: 'guest', cents },
        { ...carl, usedToo: false },
      ),
    )
    await expect(collect(node)).rejects.toEqual(refusal('nothing_to_hand_out'))
  })

  test('reach the box and are handed out there, also while the line is cut', async () => {
    const { relay, box, link } = await relayAndBox()
    await relay.execute(byHand, tx => changeEntry(tx, 'product', 'popcorn', { soldOnline: true }))
    await order(relay)
    await pay(relay)
    await expect(collect(box)).rejects.toEqual(refusal('bill_unknown'))
    await link.settle()
    await collect(box)
    expect(handoutsOf(box.db, 'bill')).toHaveLength(1)
    await link.settle()
    expect(handoutsOf(relay.db, 'bill')).toHaveLength(1)
  })
})

test('of products those are offered that are marked for it, alone, and as far as there are any', () => {
  const of = (id: string, change: object = {}) =>
    ({ id, soldOnline: true, deleted: false, order: 0, ...change }) as Product
  const all = [
    of('b'),
    of('a'),
    of('unmarked', { soldOnline: false }),
    of('paused', { status: 'paused' }),
    of('menu', { components: [{ name: { en: 'Drink' }, productIds: ['a'] }] }),
  ]
  expect(snacksOnline(all).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(mostToOrder(of('a'), new Map())).toBe(10)
  expect(mostToOrder(of('a'), new Map([['a', 3]]))).toBe(3)
  expect(mostToOrder(of('a'), new Map([['a', -2]]))).toBe(0)
  const made = of('a', { ingredients: [{ productId: 'corn', quantity: 100 }] })
  expect(mostToOrder(made, new Map([['corn', 250]]))).toBe(2)
})
