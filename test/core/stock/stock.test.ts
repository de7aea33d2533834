import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { verify } from '#core/node.ts'
import type { Node } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { enterStock } from '#core/stock/commands.ts'
import type { StockRequest } from '#core/stock/enter.ts'
import { stockLevels, stockMovements } from '#core/stock/store.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { disagreements, relayAndBox } from '../journal/link.ts'

const mia = { employeeId: 'mia', employeeName: 'mia' }

function enter(node: Node, kind: StockRequest['kind'], quantity: number, change: Partial<StockRequest> = {}) {
  const lines = [{ productId: 'popcorn', quantity }]
  const request = { id: randomUUID(), cinemaId: 'cinema-1', kind, reason: 'other' as const, note: '', lines }
  return node.execute(byHand, tx => enterStock(tx, { ...request, ...change }, mia))
}

const sell = (node: Node, id: string, quantity: number) =>
  node.execute(atRegister, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf(id, []),
        products: [{ productId: 'popcorn', quantity }],
        totalCents: quantity * 600,
        payments: [{ methodId: 'terminal' }],
      },
      carl,
    ),
  )

const level = (node: Node) =>
  stockLevels(node.db, 'cinema-1').find(each => each.productId === 'popcorn')?.level

async function linked() {
  const runtime = await relayAndBox()
  await runtime.link.settle()
  const later = () => void (runtime.clock.ms += 60_000)
  return { ...runtime, later }
}

test('what is delivered comes in, what is sold and wasted goes out, and a sale never waits for it', async () => {
  const { box } = await linked()
  await sell(box, 'sale-0', 1)
  expect(level(box)).toBe(undefined)
  await enter(box, 'delivered', 10)
  await sell(box, 'sale-1', 3)
  await enter(box, 'wasted', 2, { reason: 'expired', note: 'fell down' })
  expect(level(box)).toBe(4)
  await sell(box, 'sale-2', 9)
  expect(level(box)).toBe(-5)
  const moved = stockMovements(box.db, { cinemaId: 'cinema-1', productId: 'popcorn' }, '9999', 50)
  expect(moved.map(({ what, quantity }) => `${what} ${quantity}`).toSorted()).toEqual([
    'delivered 10',
    'sold -1',
    'sold -3',
    'sold -9',
    'wasted -2',
  ])
  expect(moved.find(({ what }) => what === 'wasted')).toMatchObject({
    reason: 'expired',
    note: 'fell down',
    who: 'mia',
  })
})

test('a count sets the level as of its moment: what was before it is in it, also when it arrives later', async () => {
  const { relay, box, link, later } = await linked()
  await enter(box, 'delivered', 10)
  await link.settle()
  link.cut()
  later()
  await sell(box, 'sale-1', 3)
  later()
  await enter(relay, 'counted', 6)
  later()
  await sell(box, 'sale-2', 1)
  link.mend()
  await link.settle()
  expect([level(relay), level(box)]).toEqual([5, 5])
  expect(disagreements(relay, box)).toEqual([])
  expect([...verify(relay.db), ...verify(box.db)]).toEqual([])
})

test('of two counts made apart the later one stands, on both sides', async () => {
  const { relay, box, link, later } = await linked()
  link.cut()
  await enter(relay, 'counted', 40)
  later()
  await enter(box, 'counted', 38)
  later()
  await sell(box, 'sale-1', 2)
  await enter(relay, 'delivered', 10)
  link.mend()
  await link.settle()
  expect([level(relay), level(box)]).toEqual([46, 46])
})

test('an entry that is sent again is written once, and another one under its id is refused', async () => {
  const { box } = await linked()
  const id = randomUUID()
  await enter(box, 'delivered', 10, { id })
  await enter(box, 'delivered', 10, { id })
  expect(level(box)).toBe(10)
  await expect(enter(box, 'delivered', 11, { id })).rejects.toMatchObject({ code: 'request_reused' })
  await expect(
    enter(box, 'delivered', 1, { lines: [{ productId: 'nobody', quantity: 1 }] }),
  ).rejects.toMatchObject({ code: 'product_unknown' })
})

test('a year of sales makes neither the next sale nor the list of levels longer', async () => {
  const { node } = await openSmallNode('box')
  await enter(node, 'counted', 1000)
  for (let sale = 0; sale < 60; sale++) await sell(node, `sale-${sale}`, 1)
  expect(level(node)).toBe(940)
  const plan = node.db
    .prepare("EXPLAIN QUERY PLAN SELECT counted + since FROM stock_levels WHERE cinema_id = 'cinema-1'")
    .all() as { detail: string }[]
  expect(plan.map(({ detail }) => detail).join()).toContain('SEARCH stock_levels USING PRIMARY KEY')
  expect(node.db.prepare('SELECT count(*) FROM stock_levels').pluck().get()).toBe(1)
})
