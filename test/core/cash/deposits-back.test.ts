import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { giveDepositsBack } from '#core/cash/deposit-commands.ts'
import { movesAndDeposits } from '#core/cash/deposit-store.ts'
import { mostBackCents } from '#core/cash/deposits-back.ts'
import { dayReport } from '#core/cash/day-report.ts'
import { closeShift, countDrawer, openShift } from '#core/cash/commands.ts'
import { expectedOf } from '#core/cash/drawer.ts'
import { loadDrawer, loadReport } from '#core/cash/load.ts'
import { closingsOf, shiftById } from '#core/cash/store.ts'
import { zReportDocument } from '#core/documents/z-report.ts'
import type { Node } from '#core/journal/node.ts'
import { businessDayAt } from '#core/programme/day.ts'
import { loadSums } from '#core/reports/sums-load.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { verify } from '#core/node.ts'
import { cashier, refundOf } from '../../world/refunding.ts'
import { byHand, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const till = {
  employeeId: 'carl',
  employeeName: 'Carl',
  cinemaId: 'cinema-1',
  deviceId: 'till-1',
  device: 'Till 1',
  withdrawUpToCents: 0,
  locale: 'en' as const,
}
const actor = { who: 'employee:carl', via: 'register', device: 'till-1' }

async function openBar() {
  const { node } = await openSmallNode('box', { hasBox: true })
  await node.execute(byHand, tx => {
    changeEntry(tx, 'product', 'beer', { depositCents: 100 })
    // It is sold no more, and its bottles are still out there.
    changeEntry(tx, 'product', 'popcorn', { depositCents: 25, archived: true })
  })
  return node
}
const beers = (pieces: number) => [{ productId: 'beer', pieces }]
const bring = (node: Node, change: object = {}, by = till) => {
  const request = { id: randomUUID(), kinds: beers(3), cents: 300, ...change }
  return node.execute(actor, tx => giveDepositsBack(tx, request, by))
}
const open = (node: Node, floatCents = 1000) =>
  node.execute(actor, tx => openShift(tx, { id: 'shift', floatCents }, till))
const rowOf = (node: Node) => shiftById(node.db, 'cinema-1', 'shift')!

test('cups come back without a bill, once, and go out of what the drawer should hold', async () => {
  const node = await openBar()
  await open(node)
  const id = randomUUID()
  const kinds = [...beers(3), { productId: 'popcorn', pieces: 2 }]
  expect(await bring(node, { id, kinds, cents: 350 })).toBe(true)
  // Sent again it is the same return, and with other cups another one under its id.
  expect(await bring(node, { id, kinds, cents: 350 })).toBe(false)
  await expect(bring(node, { id })).rejects.toMatchObject({ code: 'request_reused' })
  const [cash] = loadDrawer(node, rowOf(node))
  expect(expectedOf(cash!)).toBe(650)
  expect(movesAndDeposits(node.db, 'cinema-1', 'shift')).toMatchObject([
    { what: 'deposits_back', cents: 350, reason: '3 × Beer, 2 × Popcorn', employeeName: 'Carl' },
  ])
  expect(verify(node.db)).toEqual([])
})

test('what no product has a deposit for, another sum, too much, and more than is there are refused', async () => {
  const node = await openBar()
  await open(node)
  const refused = (code: string, details?: object) =>
    expect.objectContaining({ code, ...(details && { details }) })
  await expect(bring(node, { cents: 500 })).rejects.toEqual(refused('total_changed', { totalCents: 300 }))
  const nothing = { kinds: [{ productId: 'popcorn-large', pieces: 1 }] }
  await expect(bring(node, nothing)).rejects.toEqual(refused('deposit_unknown'))
  await expect(bring(node, { kinds: beers(11), cents: 1100 })).rejects.toEqual(refused('cash_not_there'))
  const many = { kinds: beers(201), cents: mostBackCents + 100 }
  await expect(bring(node, many)).rejects.toEqual(refused('deposits_too_much', { most: '200.00' }))
  await expect(bring(node, {}, { ...till, deviceId: null as never })).rejects.toEqual(
    refused('shift_not_here'),
  )
})

test('where the cinema takes cash in shifts alone, none goes out of one', async () => {
  const node = await openBar()
  await bring(node)
  await node.execute(byHand, tx =>
    changeEntry(tx, 'settings', 'cinema-cinema-1', { 'cash_balance.shift_needed': true }),
  )
  await expect(bring(node)).rejects.toMatchObject({ code: 'shift_needed' })
})

test('the report of a shift, its paper and its day say what was given for cups', async () => {
  const node = await openBar()
  await open(node)
  await bring(node)
  const report = loadReport(node, rowOf(node))
  expect(report).toMatchObject({ depositsBackCents: 300, drawer: [{ depositsBackCents: 300 }] })
  expect(dayReport([{ number: null, report, expectedCents: 700, countedCents: null }])).toMatchObject({
    depositsBackCents: 300,
  })
  const count = { id: 'count', coins: [], cashCents: 700, others: [] }
  await node.execute(actor, tx => countDrawer(tx, 'shift', count, till))
  await node.execute(actor, tx =>
    closeShift(tx, 'shift', { countId: 'count', leftCents: 0, explanation: '' }, till),
  )
  const [closing] = closingsOf(node.db, 'cinema-1', 'shift')
  const data = {
    cinemaName: 'Utopia',
    addressLines: [],
    vatNumber: '',
    number: 'Z-1',
    closedAt: '2026-11-21T23:00:00+01:00',
    closedBy: 'Carl',
    report: closing!.report,
    leftCents: 0,
    explanation: '',
    nameOf: () => undefined,
    copy: false,
  }
  for (const [locale, word] of [
    ['en', 'Deposits paid back'],
    ['de', 'Pfand ausgezahlt'],
    ['fr', 'Consignes rendues'],
    ['nl', 'Statiegeld teruggegeven'],
  ] as const)
    expect(JSON.stringify(zReportDocument(data, locale))).toContain(word)
})

test('a report says per product what was charged, what came back, and what is still out', async () => {
  const node = await openBar()
  const sale = saleOf('sale', [], { products: [{ productId: 'beer', quantity: 4 }], totalCents: 2000 })
  await node.execute(actor, tx => sellAtRegister(tx, sale, carl))
  const back = { ...refundOf('back', 'sale', [1]), lines: [{ line: 1, quantity: 1 }], cents: 500 }
  await node.execute(actor, tx => refundBill(tx, back, cashier))
  await bring(node, { kinds: beers(2), cents: 200 })
  const day = businessDayAt(node.catalogue, 'cinema-1', node.runtime.now())
  const sums = async (by: 'product' | 'employee', subject: 'deposits' | 'takings' = 'deposits') =>
    (await loadSums(node, { subject, by }, { from: day, to: day }, 'all', null)).lines
  expect([...(await sums('product'))]).toEqual([
    ['beer', { depositsTaken: 4, depositTakenCents: 400, depositsBack: 3, depositBackCents: 300 }],
  ])
  expect((await sums('employee')).get('Carl')).toMatchObject({ depositsBack: 2 })
  // In takings they are a line of their own, and no part of what the product brought.
  const beer = (await sums('product', 'takings')).get('beer')
  expect(beer).toMatchObject({ products: 3, grossCents: 1200 })
  expect((await sums('product', 'takings')).get('')).toMatchObject({ depositCents: 300, vatCents: 0 })
})
