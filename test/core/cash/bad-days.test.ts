import { expect, test } from 'vitest'
import { billById } from '#core/billing/store.ts'
import { closeShift, countDrawer, handOver, openShift } from '#core/cash/commands.ts'
import { shiftInList } from '#core/cash/list-load.ts'
import { loadTillDrawer } from '#core/cash/load.ts'
import { shiftById } from '#core/cash/store.ts'
import { cashNowOf } from '#core/cash/view-load.ts'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en' as const,
}
const dora = { ...till, employeeId: 'dora', employeeName: 'dora' }
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const day = 24 * 3_600_000

const open = (node: Node, id: string, by = till) =>
  node.execute(actor, tx => openShift(tx, { id, floatCents: 1000 }, by))
const sell = (node: Node, id: string) =>
  node.execute(actor, tx => {
    const goods = { products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600 }
    return sellAtRegister(tx, { ...saleOf(id, []), ...goods, payments: [{ methodId: 'cash' }] }, carl).number
  })
const close = async (node: Node, id: string, cashCents: number, by = till) => {
  const count = { id: `count-${id}`, coins: [], cashCents, others: [] }
  await node.execute(actor, tx => countDrawer(tx, id, count, by))
  const ending = { countId: count.id, leftCents: 1000, explanation: '' }
  return node.execute(actor, tx => closeShift(tx, id, ending, by))
}

test('a shift that was left open for three days is told, taken over, counted and closed with all of its money', async () => {
  const { node, clock } = await openSmallNode('box')
  await open(node, 'shift-1')
  for (let sold = 0; sold < 3; sold++) {
    await sell(node, `sale-${sold}`)
    clock.ms += day
  }
  // Whoever comes on the third day reads that it is open, and since when.
  const now = cashNowOf(node, dora)
  expect(now.shift).toMatchObject({ overdue: true, openedBy: 'carl', holderName: 'carl' })
  await expect(open(node, 'shift-2', dora)).rejects.toMatchObject({
    code: 'shift_open',
    details: { name: 'carl' },
  })
  await node.execute(actor, tx => handOver(tx, 'shift-1', { id: 'to-dora', countId: null }, dora))
  const { number, report } = await close(node, 'shift-1', 2800, dora)
  expect([number, report.bills, report.employeeName]).toEqual(['Z-000001', 3, 'dora'])
  expect(shiftInList(node, shiftById(node.db, 'cinema-1', 'shift-1')!)).toMatchObject({
    overdue: false,
    expectedCents: 2800,
    countedCents: 2800,
    lateCents: 0,
  })
  // The next one begins with what stayed, and nothing of the three days is in it.
  await open(node, 'shift-2', dora)
  await sell(node, 'sale-3')
  expect((await close(node, 'shift-2', 1600, dora)).report).toMatchObject({ bills: 1 })
  expect(verify(node.db)).toEqual([])
})

test('a clock that was put back in the middle of a shift leaves no gap, and no sale out of the report', async () => {
  const { node, clock } = await openSmallNode('box')
  await open(node, 'shift-1')
  const numbers = [await sell(node, 'sale-1')]
  clock.ms -= 5 * day
  numbers.push(await sell(node, 'sale-2'))
  const back = await close(node, 'shift-1', 2200)
  await open(node, 'shift-2')
  clock.ms += 5 * day
  numbers.push(await sell(node, 'sale-3'))
  const last = await close(node, 'shift-2', 1600)
  expect(numbers).toEqual(['K-000001', 'K-000002', 'K-000003'])
  expect([back.number, last.number]).toEqual(['Z-000001', 'Z-000002'])
  expect([back.report.bills, last.report.bills]).toEqual([2, 1])
  expect(billById(node.db, 'sale-2')?.number).toBe('K-000002')
  const at = { db: node.db, catalogue: node.catalogue, actor }
  expect(loadTillDrawer(at, 'cinema-1').shiftId).toBeNull()
  expect(verify(node.db)).toEqual([])
})
