import { expect, test } from 'vitest'
import { loadReport } from '#core/reports/report-load.ts'
import type { Grouping, Subject } from '#core/reports/subjects.ts'
import type { ReportQuestion, ReportTable } from '#core/reports/contract.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { cancelVoucher, issueVoucher } from '#core/vouchers/commands.ts'
import { atRegister, byHand, carl, openSmallNode, saleOf, tonight } from '../../world/small-exhibitor.ts'

const day = 86_400_000
const night = { from: '2026-11-21', to: '2026-11-21' }

async function house() {
  const { node, clock } = await openSmallNode('box')
  const sell = (id: string, seats: string[], change: object = {}) =>
    node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats, change), carl))
  const report = (subject: Subject, by: Grouping, change: Partial<ReportQuestion> = {}) =>
    loadReport(node, { subject, by, compare: 'none', ...night, ...change }, 'all', 'en')
  return { node, clock, sell, report }
}

const named = ({ columns }: ReportTable, values: readonly number[] | null) =>
  Object.fromEntries(columns.map((name, at) => [name, values?.[at]]))

test('a show counts once it has begun, with its seats, its tickets and who was let in', async () => {
  const { node, clock, sell, report } = await house()
  await sell('sale-1', ['A3', 'A4', 'A5'])
  expect((await report('shows', 'movie')).rows).toEqual([])
  clock.ms = Date.parse('2026-11-21T19:30:00Z')
  const { lines } = JSON.parse(
    (node.db.prepare("SELECT bytes FROM facts WHERE bytes LIKE '%sale.made%'").get() as { bytes: string })
      .bytes,
  ).body as { lines: { ticketId: string }[] }
  await node.execute(byHand, tx =>
    tx.append('cinema:cinema-1', 'ticket.admitted', {
      ticketId: lines[0]!.ticketId,
      admissionId: 'in-1',
      scheduleId: tonight,
      gate: 'scanner 1',
    }),
  )
  const table = await report('shows', 'movie')
  expect(table.rows.map(({ name }) => name)).toEqual(['The Small Film'])
  expect(named(table, table.total)).toEqual({
    shows: 1,
    capacity: 24,
    admissions: 3,
    free: 0,
    admitted: 1,
    occupancy: 1250,
    averageCents: 1000,
    boxOfficeCents: 3000,
  })
  const each = await report('shows', 'show')
  expect(each.rows[0]).toMatchObject({ name: 'The Small Film', note: 'Sat 21 Nov 20:00 · One' })
})

test('what is open of vouchers is what was so on the last day, whatever became of them since', async () => {
  const { node, clock, report } = await house()
  const give = (id: string, turns: number) =>
    node.execute(byHand, tx =>
      issueVoucher(tx, {
        requestId: id,
        voucherTypeId: 'ten',
        turns,
        refreshmentCents: 1000,
        cinemaId: 'cinema-1',
        billId: null,
        holderName: '',
      }),
    )
  await give('0190a000-0000-7000-8000-000000000001', 10)
  await give('0190a000-0000-7000-8000-000000000002', 5)
  const ids = node.db.prepare('SELECT id FROM vouchers ORDER BY turns').pluck().all() as string[]
  clock.ms += 2 * day
  await node.execute(byHand, tx => cancelVoucher(tx, ids[0]!))
  const then = await report('vouchers', 'type')
  expect(named(then, then.total)).toMatchObject({
    issued: 2,
    openVouchers: 2,
    openTurns: 15,
    openTurnCents: 15 * 850,
    openValueCents: 2000,
    openCents: 15 * 850 + 2000,
    lapsedCents: 0,
  })
  const now = await report('vouchers', 'year', { from: '2026-11-23', to: '2026-11-23' })
  expect(now.rows.map(({ key }) => key)).toEqual(['2026'])
  expect(named(now, now.total)).toMatchObject({
    issued: 0,
    openVouchers: 1,
    openTurns: 10,
    openValueCents: 1000,
  })
  clock.ms += 400 * day
  const over = await report('vouchers', 'year', { from: '2027-12-01', to: '2027-12-31' })
  expect(named(over, over.total)).toMatchObject({ openVouchers: 0, openCents: 0, lapsedCents: 9500 })
})
