import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeShift, countDrawer, openShift } from '#core/cash/commands.ts'
import { loadReport } from '#core/cash/load.ts'
import { closingsOf, shiftById } from '#core/cash/store.ts'
import { zReportDocument } from '#core/documents/z-report.ts'
import type { Node } from '#core/journal/node.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { exchangeTickets, refundBill } from '#core/sales/refunds/commands.ts'
import type { SaleRequest } from '#core/sales/contract.ts'
import { carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'
import { cashier, exchangeOf, refundOf } from '../../world/refunding.ts'

const till = {
  employeeId: 'carl',
  employeeName: 'carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: null,
  locale: 'en',
}
const dora = { ...carl, employeeId: 'dora', employeeName: 'dora' }
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }
const open = (node: Node, id: string) =>
  node.execute(actor, tx => openShift(tx, { id, floatCents: 1000 }, till))
const sell = (node: Node, request: SaleRequest, by = carl) =>
  node.execute(actor, tx => sellAtRegister(tx, request, by))
const reportOf = (node: Node, id: string) => loadReport(node, shiftById(node.db, 'cinema-1', id)!)
const snacks = (id: string, methodId: string) =>
  saleOf(id, [], {
    products: [
      { productId: 'popcorn', quantity: 1 },
      { productId: 'beer', quantity: 2 },
    ],
    totalCents: 1400,
    payments: [{ methodId }],
  })
const close = async (node: Node, id: string, cashCents: number) => {
  const countId = randomUUID()
  const count = { id: countId, coins: [], cashCents, others: [] }
  await node.execute(actor, tx => countDrawer(tx, id, count, till))
  return node.execute(actor, tx => closeShift(tx, id, { countId, leftCents: 0, explanation: 'no' }, till))
}

test('a shift says what was sold by VAT rate, less what was taken back, and who took how much', async () => {
  const { node } = await openSmallNode('box', { hasBox: true })
  await open(node, 'shift-1')
  const tickets = [
    { scheduleId: tonight, seatId: 'A3', priceRateId: 'normal' },
    { scheduleId: tonight, seatId: 'A4', priceRateId: 'children' },
  ]
  await sell(node, saleOf('sale-1', [], { tickets, totalCents: 1700, payments: [{ methodId: 'cash' }] }))
  await sell(node, snacks('sale-2', 'terminal'), dora)
  await node.execute(actor, tx => refundBill(tx, refundOf('back-1', 'sale-1', [1]), cashier))
  // The child’s ticket becomes a grown-up’s: the guest pays the difference.
  await node.execute(actor, tx =>
    exchangeTickets(tx, exchangeOf('swap-1', 'sale-1', [2], ['A5'], 300), { ...cashier, ...dora }),
  )
  const { vat, people, takings } = reportOf(node, 'shift-1')
  // 3 %: tickets at 10 and 7, the first back, the second swapped for one at 10, popcorn at 6; 17 %: two beers at 4.
  expect(vat).toEqual([
    { rate: 300, grossCents: 1600, vatCents: 46 },
    { rate: 1700, grossCents: 800, vatCents: 116 },
  ])
  expect(people).toEqual([
    { name: 'carl', bills: 1, cents: 1700, returns: 1, backCents: 1000 },
    { name: 'dora', bills: 1, cents: 1700, returns: 0, backCents: 0 },
  ])
  const taken = takings.reduce((sum, each) => sum + each.cents - each.backCents, 0)
  expect(vat!.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(taken)
  expect(people!.reduce((sum, each) => sum + each.cents - each.backCents, 0)).toBe(taken)
})

test('what a later shift takes back comes off that one’s VAT, and the closed report stays as it was', async () => {
  const { node } = await openSmallNode('box', { hasBox: true })
  await open(node, 'shift-1')
  await sell(node, snacks('sale-1', 'cash'))
  const closed = await close(node, 'shift-1', 2400)
  await open(node, 'shift-2')
  await node.execute(actor, tx => refundBill(tx, refundOf('back-1', 'sale-1'), cashier))
  expect(reportOf(node, 'shift-2').vat).toEqual([
    { rate: 300, grossCents: -600, vatCents: -17 },
    { rate: 1700, grossCents: -800, vatCents: -116 },
  ])
  expect(closingsOf(node.db, 'cinema-1', 'shift-1')[0]!.report.vat).toEqual(closed.report.vat)
  expect(closed.report.vat![0]).toEqual({ rate: 300, grossCents: 600, vatCents: 17 })
})

test('the paper has the VAT table, and each person where more than one sold', async () => {
  const { node } = await openSmallNode('box', { hasBox: true })
  await open(node, 'shift-1')
  await sell(node, snacks('sale-1', 'cash'))
  const paperOf = async () => {
    const report = reportOf(node, 'shift-1')
    const drawer = report.drawer.map(line => ({ ...line, expectedCents: 0, countedCents: 0 }))
    const data = {
      cinemaName: 'Small Cinema',
      addressLines: [],
      vatNumber: 'LU1',
      number: 'Z-000001',
      closedAt: '2026-11-21T23:00:00+01:00',
      closedBy: 'carl',
      report: { ...report, openedAt: '2026-11-21T18:00:00+01:00', drawer },
      leftCents: 0,
      explanation: '',
      nameOf: () => undefined,
      copy: false,
    }
    return JSON.stringify(zReportDocument(data, 'en').lines)
  }
  const alone = await paperOf()
  expect(alone).toContain('"B 17%","6.84","1.16","8.00"')
  expect(alone).not.toContain('By person')
  await sell(node, snacks('sale-2', 'cash'), dora)
  expect(await paperOf()).toMatch(/By person.*carl \(1\).*dora \(1\)/)
})
