import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { billReceipt } from '#core/receipts/load.ts'
import { billById } from '#core/billing/store.ts'
import { closeShift, countDrawer, moveCash, openShift } from '#core/cash/commands.ts'
import { pageOfShifts, shiftInList } from '#core/cash/list-load.ts'
import { sumShifts } from '#core/cash/list-store.ts'
import { shiftById } from '#core/cash/store.ts'
import type { Node } from '#core/journal/node.ts'
import { daySpans } from '#core/programme/day-spans.ts'
import { reinstateBill } from '#core/recovery/reinstate-commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const till = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const open = (node: Node, id: string) =>
  node.execute(actor, tx => openShift(tx, { id, floatCents: 1000 }, till))
const sell = (node: Node, id: string) =>
  node.execute(actor, tx =>
    sellAtRegister(
      tx,
      {
        ...saleOf(id, []),
        products: [{ productId: 'popcorn', quantity: 1 }],
        totalCents: 600,
        payments: [{ methodId: 'cash' }],
      },
      carl,
    ),
  )
const close = async (node: Node, shift: string, cashCents: number, leftCents: number) => {
  const id = randomUUID()
  await node.execute(actor, tx => countDrawer(tx, shift, { id, coins: [], cashCents, others: [] }, till))
  return node.execute(actor, tx =>
    closeShift(tx, shift, { countId: id, leftCents, explanation: 'unknown' }, till),
  )
}
const listed = (node: Node, id: string) => shiftInList(node, shiftById(node.db, 'cinema-1', id)!)
const all = (node: Node, asked = {}) => daySpans(node.catalogue, asked, 'all')

test('a list says of each shift what should have been there, what was counted, and what went to the safe', async () => {
  const { node } = await openSmallNode('box')
  await open(node, 'shift-1')
  await sell(node, 'sale-1')
  const move = { id: 'move-1', what: 'withdrawn', method: 'cash', cents: 200, reason: 'to the safe' } as const
  await node.execute(actor, tx => moveCash(tx, 'shift-1', move, till))
  expect(listed(node, 'shift-1')).toMatchObject({
    expectedCents: 1400,
    countedCents: null,
    withdrawnCents: 200,
  })
  await close(node, 'shift-1', 1300, 1000)
  expect(listed(node, 'shift-1')).toMatchObject({
    number: 'Z-000001',
    closedBy: 'Carl',
    expectedCents: 1400,
    countedCents: 1300,
    leftCents: 1000,
    withdrawnCents: 500,
    explanation: 'unknown',
    lateCents: 0,
  })
  await open(node, 'shift-2')
  expect(sumShifts(node.db, all(node))).toEqual({
    shifts: 2,
    open: 1,
    expectedCents: 1400,
    countedCents: 1300,
    withdrawnCents: 500,
  })
})

test('money that comes to be known after the closing is told beside the report, as a sum of its own', async () => {
  const { node: before } = await openSmallNode('box', { hasBox: true })
  const { node: after } = await openSmallNode('box', { hasBox: true })
  for (const node of [before, after]) await open(node, 'shift-1')
  await sell(before, 'sale-1')
  await close(after, 'shift-1', 1600, 0)
  const receipt = billReceipt(before, billById(before.db, 'sale-1')!)!
  await after.execute(actor, tx => reinstateBill(tx, receipt))
  expect(listed(after, 'shift-1')).toMatchObject({ expectedCents: 1000, countedCents: 1600, lateCents: 600 })
})

test('a shift that nobody closed is told on the next business day, and pages go on where the last one ended', async () => {
  const { node, clock } = await openSmallNode('box')
  await open(node, 'shift-0')
  expect(listed(node, 'shift-0').overdue).toBe(false)
  clock.ms += 24 * 3_600_000
  expect(listed(node, 'shift-0').overdue).toBe(true)
  for (const day of [1, 2, 3]) {
    await close(node, `shift-${day - 1}`, 1000, 1000)
    clock.ms += 1000
    await open(node, `shift-${day}`)
  }
  const first = pageOfShifts(node, all(node), { before: undefined, limit: 3 })
  expect(first.shifts.map(({ id }) => id)).toEqual(['shift-3', 'shift-2', 'shift-1'])
  const second = pageOfShifts(node, all(node), { before: first.next!, limit: 3 })
  expect([second.shifts.map(({ id }) => id), second.next]).toEqual([['shift-0'], null])
  const today = pageOfShifts(node, all(node, { from: '2026-11-22' }), { before: undefined, limit: 9 })
  expect(today.shifts).toHaveLength(3)
  expect(daySpans(node.catalogue, {}, ['cinema-2'])).toEqual([])
})
