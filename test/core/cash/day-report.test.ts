import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeShift, countDrawer, openShift } from '#core/cash/commands.ts'
import { dayReportsOf } from '#core/cash/day-report-load.ts'
import type { Node } from '#core/journal/node.ts'
import { daySpans } from '#core/programme/day-spans.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const till = (deviceId: string, name: string) => ({
  employeeId: name,
  employeeName: name,
  cinemaId: 'cinema-1',
  deviceId,
  device: deviceId,
  withdrawUpToCents: null,
  locale: 'en',
})
const actor = (device: string) => ({ who: 'employee:carl', via: 'register', device })

const open = (node: Node, id: string, device: string, name: string) =>
  node.execute(actor(device), tx => openShift(tx, { id, floatCents: 1000 }, till(device, name)))
const sell = (node: Node, device: string, id: string, seats: string[], name: string, methodId: string) =>
  node.execute(actor(device), tx =>
    sellAtRegister(tx, saleOf(id, seats, { payments: [{ methodId }] }), {
      ...carl,
      employeeId: name,
      employeeName: name,
    }),
  )
const close = async (node: Node, id: string, device: string, name: string, cashCents: number) => {
  const countId = randomUUID()
  const by = till(device, name)
  await node.execute(actor(device), tx =>
    countDrawer(tx, id, { id: countId, coins: [], cashCents, others: [] }, by),
  )
  await node.execute(actor(device), tx =>
    closeShift(tx, id, { countId, leftCents: 0, explanation: 'a coin fell' }, by),
  )
}

test('a day is the sum of its drawers: by way to pay, by VAT rate and by cashier, with the numbers it is the sum of', async () => {
  const { node, clock } = await openSmallNode('box')
  await open(node, 'shift-1', 'till-1', 'carl')
  await open(node, 'shift-2', 'till-2', 'dora')
  await sell(node, 'till-1', 'sale-1', ['A3'], 'carl', 'cash')
  await sell(node, 'till-1', 'sale-2', ['A4'], 'dora', 'terminal')
  await sell(node, 'till-2', 'sale-3', ['A5'], 'dora', 'cash')
  await node.execute(actor('till-1'), tx => refundBill(tx, refundOf('back-1', 'sale-1'), cashier))
  await close(node, 'shift-1', 'till-1', 'carl', 990)
  const reports = () => dayReportsOf(node, daySpans(node.catalogue, {}, 'all'))
  const [today, ...others] = reports().days
  expect(others).toEqual([])
  expect(today).toMatchObject({
    day: '2026-11-21',
    cinemaId: 'cinema-1',
    numbers: ['Z-000001'],
    open: 1,
    differenceCents: -10,
    bills: 3,
    returns: 1,
  })
  const cash = today!.takings.find(({ kind }) => kind === 'cash')!
  expect(cash).toMatchObject({ payments: 2, cents: 2000, refunds: 1, backCents: 1000 })
  expect(today!.vat).toEqual([expect.objectContaining({ rate: 300, grossCents: 2000 })])
  const taken = today!.people.map(({ name, bills, cents, backCents }) => [name, bills, cents - backCents])
  expect(taken).toEqual([
    ['dora', 2, 2000],
    ['carl', 1, 0],
  ])
  // Closed later it is the same day's, and the next day is another.
  await close(node, 'shift-2', 'till-2', 'dora', 2000)
  clock.ms += 24 * 3_600_000
  await open(node, 'shift-3', 'till-1', 'carl')
  expect(reports().days.map(({ day, numbers, open }) => [day, numbers, open])).toEqual([
    ['2026-11-22', [], 1],
    ['2026-11-21', ['Z-000001', 'Z-000002'], 0],
  ])
})
