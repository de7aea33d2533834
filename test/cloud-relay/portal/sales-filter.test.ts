import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '#core/csv/text.ts'
import { billRows } from '#relay/portal/sales/bill-csv.ts'
import { daysOf } from '#relay/portal/sales/date-range.ts'

const monday = '2026-03-02'

test('days by their names: weeks begin on Monday, months have their own length', () => {
  expect(daysOf('today', monday)).toEqual({ from: monday, to: monday })
  expect(daysOf('yesterday', monday)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(daysOf('this_week', monday)).toEqual({ from: '2026-03-02', to: '2026-03-08' })
  expect(daysOf('last_week', '2026-03-01')).toEqual({ from: '2026-02-16', to: '2026-02-22' })
  expect(daysOf('this_month', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' })
  expect(daysOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf('last_month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('days from one to another are taken either way round, and what is no day is all time', () => {
  const days = { from: '2026-11-01', to: '2026-11-07' }
  expect(daysOf('2026-11-01..2026-11-07', monday)).toEqual(days)
  expect(daysOf('2026-11-07..2026-11-01', monday)).toEqual(days)
  for (const nothing of [null, '', 'next_week', '2026-13-01..2026-11-07', '2026-11-01..', 'x..y'])
    expect(daysOf(nothing, monday)).toBeUndefined()
})

test('a file of orders has film, time and seats, sums with a point, and runs no formula of a guest', () => {
  const bill = {
    id: 'b1',
    number: 'W-000001',
    cinemaId: 'cinema-1',
    source: 'site' as const,
    status: 'partially_refunded' as const,
    totalCents: 2300,
    openedAt: '2026-11-22T23:30:00.000Z',
    settledAt: null,
    employeeName: null,
    device: null,
    deviceId: null,
    discounts: [],
    lines: ['K8', 'K9'].map(seatId => ({
      kind: 'ticket' as const,
      text: 'Normal',
      quantity: 1,
      unitCents: 1150,
      totalCents: 1150,
      vatRate: 300,
      vatCents: 33,
      scheduleId: 's1',
      seatId,
    })),
    payments: [
      {
        id: 'p1',
        method: 'online' as const,
        methodId: null,
        tipCents: 0,
        reference: null,
        status: 'paid' as const,
        cents: 2300,
        tenderedCents: null,
        changeCents: null,
        roundingCents: 0,
        refundedCents: 1150,
      },
    ],
  }
  const page = {
    bills: [bill],
    shows: [{ scheduleId: 's1', movieTitle: '+1; the film', start: '2026-11-23T16:45:00+01:00' }],
    buyers: [{ billId: 'b1', name: '=HYPERLINK("http://evil.example";"Ada")' }],
  }
  const rows = billRows(page, [], {
    locale: 'en',
    ways: () => 'Online',
    status: () => 'Partly refunded',
    source: () => 'Website',
  })
  expect(rows[0]!.slice(0, 3)).toEqual(['W-000001', '2026-11-23', '00:30'])
  expect(rows[0]!.slice(-3)).toEqual(['23.00', '11.50', '11.50'])
  expect(rows[0]).toContain('K 8–9')
  const text = writeCsv(rows, ';')
  // A cell a spreadsheet would run is begun with an apostrophe, inside its quotes too.
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).toContain(`'+1; the film`)
  expect(text).not.toMatch(/(^|;|")[=+@]/m)
  expect(readCsv(text, ';')).toEqual(rows)
})
