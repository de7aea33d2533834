import { expect, test } from 'vitest'
import type { Fact } from '#core/journal/fact.ts'
import { loadReport } from '#core/reports/report-load.ts'
import { groupings, type Grouping, type Subject } from '#core/reports/subjects.ts'
import type { ReportQuestion, ReportTable } from '#core/reports/contract.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { openBill, recordPayment, settlePayment } from '#core/sales/online-commands.ts'
import { refundBill } from '#core/sales/refunds/commands.ts'
import { mia, refundOf } from '../../world/refunding.ts'
import { atRegister, byHand, carl, checkoutOf, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'

const day = 86_400_000
const night = { from: '2026-11-21', to: '2026-11-21' }

async function house() {
  const { node, clock } = await openSmallNode('box')
  const sell = (id: string, seats: string[], change: object = {}) =>
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats, change), carl))
  const refund = (id: string, bill: string, lines: number[]) =>
    node.execute(byHand, tx => refundBill(tx, refundOf(id, bill, lines), mia))
  const report = (subject: Subject, by: Grouping, change: Partial<ReportQuestion> = {}) =>
    loadReport(node, { subject, by, compare: 'none', ...night, ...change }, 'all', 'en')
  return { node, clock, sell, refund, report }
}

/** A row's or the total's values by their columns. */
const named = ({ columns }: ReportTable, values: readonly number[] | null) =>
  Object.fromEntries(columns.map((name, at) => [name, values?.[at]]))

test('what was sold counts on its day, and what goes back on the day it does', async () => {
  const { clock, sell, refund, report } = await house()
  await sell('sale-1', ['A3', 'A4'], {
    products: [{ productId: 'popcorn', quantity: 2 }],
    totalCents: 3200,
  })
  clock.ms += day
  await refund('r-1', 'sale-1', [1])
  const { rows, total } = await report('takings', 'day', { to: '2026-11-22' })
  const table = await report('takings', 'day', { to: '2026-11-22' })
  expect(rows.map(({ key }) => key)).toEqual(['2026-11-21', '2026-11-22'])
  expect(named(table, rows[0]!.values)).toMatchObject({
    tickets: 2,
    ticketCents: 2000,
    products: 2,
    productCents: 1200,
    perHeadCents: 600,
    grossCents: 3200,
    refundedCents: 0,
  })
  expect(named(table, rows[1]!.values)).toMatchObject({ tickets: -1, grossCents: -1000, refundedCents: 1000 })
  expect(named(table, total)).toMatchObject({ tickets: 1, grossCents: 2200 })
})

test('however takings are grouped, their lines come to the same sum, and those of payments to it too', async () => {
  const { node, sell, refund, report } = await house()
  await sell('sale-1', ['A3', 'A5'], { products: [{ productId: 'beer', quantity: 1 }], totalCents: 2400 })
  await sell('sale-2', ['A4'], { payments: [{ methodId: 'cash', cents: 1000, tenderedCents: 1000 }] })
  await refund('r-1', 'sale-1', [2])
  for (const by of groupings.takings) {
    const table = await report('takings', by)
    expect(named(table, table.total), by).toMatchObject({ tickets: 2, products: 1, grossCents: 2400 })
    const sums = table.rows.map(({ values }) => values[table.columns.indexOf('grossCents')]!)
    expect(
      sums.reduce((sum, each) => sum + each, 0),
      by,
    ).toBe(2400)
  }
  for (const by of groupings.payments) {
    const table = await report('payments', by)
    expect(named(table, table.total), by).toMatchObject({
      takenCents: 3400,
      backCents: 1000,
      keptCents: 2400,
    })
  }
  expect((await report('payments', 'method')).rows.map(({ key }) => key).toSorted()).toEqual([
    'cash',
    'terminal',
  ])
  const people = await report('takings', 'employee')
  expect(people.rows.map(({ key, name }) => [key, name])).toEqual([
    ['carl', 'carl'],
    ['mia', 'mia'],
  ])
  const own = await loadReport(
    node,
    { subject: 'takings', by: 'day', compare: 'none', ...night },
    ['cinema-2'],
    'en',
  )
  expect(named(own, own.total).grossCents).toBe(0)
})

test('every payment is listed, the newest first, with its order and how it was paid', async () => {
  const { clock, sell, refund, report } = await house()
  await sell('sale-1', ['A3'])
  clock.ms += 60_000
  await sell('sale-2', ['A4'], { payments: [{ methodId: 'cash', cents: 1000, tenderedCents: 1000 }] })
  await refund('r-1', 'sale-1', [1])
  const table = await report('payments', 'payment', { compare: 'before' })
  expect(table.rows.map(({ name, note, before }) => [name, note, before])).toEqual([
    ['K-000002', 'Sat 21 Nov 18:01 · Cash · register 1', null],
    ['K-000001', 'Sat 21 Nov 18:00 · Card · register 1', null],
  ])
  expect(table.rows.map(({ values }) => named(table, values).keptCents)).toEqual([1000, 0])
})

test('the sums of a generated season are those of its facts, to the cent', async () => {
  const { node, clock, sell, refund, report } = await house()
  let luck = 7
  const chance = (most: number) => (luck = (luck * 48_271) % 2_147_483_647) % most
  for (let at = 0; at < 120; at++) {
    const beers = 1 + chance(3)
    const corn = chance(2)
    const products = [
      { productId: 'beer', quantity: beers },
      ...(corn ? [{ productId: 'popcorn', quantity: corn }] : []),
    ]
    const id = `sale-${at}`
    await sell(id, [], { products, totalCents: beers * 400 + corn * 600 })
    if (chance(4) === 0) await refund(`r-${at}`, id, [1])
    clock.ms += chance(9) * 3_600_000
  }
  const last = new Date(clock.ms + day).toISOString().slice(0, 10)
  const table = await report('takings', 'month', { to: last })
  const facts = factsOf(node)
  const sum = (kind: string, of: (body: never) => { totalCents: number; vatCents: number }[]) =>
    facts
      .filter(({ type }) => type === kind)
      .flatMap(({ body }) => of(body as never))
      .reduce((all, line) => ({ gross: all.gross + line.totalCents, vat: all.vat + line.vatCents }), {
        gross: 0,
        vat: 0,
      })
  const sold = sum('sale.made', (body: { lines: { totalCents: number; vatCents: number }[] }) => body.lines)
  const back = sum('refund.made', (body: { lines: { cents: number; vatCents: number }[] }) =>
    body.lines.map(({ cents, vatCents }) => ({ totalCents: cents, vatCents })),
  )
  expect(back.gross).toBeGreaterThan(0)
  expect(named(table, table.total)).toMatchObject({
    grossCents: sold.gross - back.gross,
    vatCents: sold.vat - back.vat,
    netCents: sold.gross - back.gross - sold.vat + back.vat,
    refundedCents: back.gross,
  })
  const rates = await report('takings', 'vat', { to: last })
  expect(named(rates, rates.total)).toEqual(named(table, table.total))
})

/** Every fact of the journal, read as its own bytes. */
function factsOf(node: Awaited<ReturnType<typeof house>>['node']): Fact[] {
  const rows = node.db.prepare('SELECT bytes FROM facts ORDER BY position').all() as { bytes: string }[]
  return rows.map(({ bytes }) => JSON.parse(bytes) as Fact)
}

test('what the website sells counts once it is paid, under its own source', async () => {
  const { node } = await openSmallNode('relay', { hasBox: false })
  await node.execute(byHand, tx => {
    openBill(tx, checkoutOf('web-1', ['B1', 'B2']), 'en')
    recordPayment(tx, {
      id: 'web-1-1',
      providerRef: 'p',
      checkoutUrl: 'https://pay.example',
      expiresAt: tx.now,
    })
  })
  const ask = () =>
    loadReport(node, { subject: 'takings', by: 'source', compare: 'none', ...night }, 'all', 'en')
  const open = await ask()
  expect(open.rows).toEqual([])
  await node.execute(byHand, tx => settlePayment(tx, 'web-1-1', 'paid'))
  const table = await ask()
  expect(table.rows.map(({ key }) => key)).toEqual(['site'])
  expect(named(table, table.total)).toMatchObject({ tickets: 2, ticketCents: 2000 })
})

test('a period that is not over is compared with as much of the one before', async () => {
  const { clock, sell, report } = await house()
  const popcorn = { products: [{ productId: 'popcorn', quantity: 1 }], totalCents: 600 }
  await sell('sale-1', [], popcorn)
  clock.ms += 3 * 3_600_000
  await sell('sale-2', [], popcorn)
  clock.ms += 7 * day - 2 * 3_600_000
  await sell('sale-3', [], popcorn)
  const week = { from: '2026-11-28', to: '2026-11-28' }
  const table = await report('takings', 'day', { ...week, compare: 'before' })
  expect(table.compared).toEqual({ from: '2026-11-27', to: '2026-11-27' })
  const { compared, totalBefore, comparedUntil, columns } = await report('takings', 'week', {
    from: '2026-11-23',
    to: '2026-11-29',
    compare: 'before',
  })
  expect(compared).toEqual({ from: '2026-11-16', to: '2026-11-21' })
  expect(comparedUntil).toBe(new Date(clock.ms - 7 * day).toISOString())
  // The second sale was an hour later in the evening than it is now.
  expect(totalBefore![columns.indexOf('grossCents')]).toBe(600)
})

test('a report is refused where its days are too many or its lines make no sense', async () => {
  const { report } = await house()
  await expect(report('takings', 'day', { from: '2020-01-01' })).rejects.toMatchObject({
    code: 'report_too_long',
  })
  await expect(report('takings', 'day', { from: '2026-11-22' })).rejects.toMatchObject({
    code: 'report_too_long',
  })
  await expect(report('takings', 'method')).rejects.toMatchObject({ code: 'report_not_grouped' })
})
