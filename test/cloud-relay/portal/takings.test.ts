import { expect, test } from 'vitest'
import type { BillView } from '#core/billing/bill.ts'
import { reachesBefore, takingsOf } from '#relay/portal/today/takings.ts'

const zone = 'Europe/Luxembourg'
const sixOClock = 360

function bill(settledAt: string | null, totalCents: number, refundedCents = 0): BillView {
  return {
    id: `${settledAt}`,
    number: null,
    cinemaId: 'utopolis',
    source: 'register',
    status: settledAt ? 'settled' : 'paying',
    totalCents,
    openedAt: settledAt ?? '2026-11-21T19:00:00+01:00',
    settledAt,
    employeeName: null,
    lines: [
      {
        kind: 'ticket',
        text: 'Normal',
        quantity: 2,
        unitCents: 1150,
        totalCents: 2300,
        vatRate: 300,
        vatCents: 66,
      },
      {
        kind: 'product',
        text: 'Popcorn',
        quantity: 1,
        unitCents: 620,
        totalCents: 620,
        vatRate: 1700,
        vatCents: 90,
      },
    ],
    discounts: [],
    payments: [
      {
        id: 'payment',
        method: 'cash',
        methodId: 'cash',
        tipCents: 0,
        reference: null,
        status: 'paid',
        cents: totalCents,
        tenderedCents: null,
        changeCents: null,
        roundingCents: 0,
        refundedCents,
      },
    ],
  }
}

test('a bill of half past midnight still counts for the evening', () => {
  const bills = [bill('2026-11-22T00:30:00+01:00', 2920), bill('2026-11-21T20:00:00+01:00', 2920)]
  expect(takingsOf(bills, '2026-11-21', zone, sixOClock)).toEqual({ cents: 5840, tickets: 4, bills: 2 })
})

test('what was refunded is taken off, what is not settled does not count', () => {
  const bills = [bill('2026-11-21T20:00:00+01:00', 2920, 1150), bill(null, 2920)]
  expect(takingsOf(bills, '2026-11-21', zone, sixOClock)).toEqual({ cents: 1770, tickets: 2, bills: 1 })
})

test('a list is read on until its oldest bill is of an earlier day', () => {
  expect(reachesBefore([bill('2026-11-21T08:00:00+01:00', 1)], '2026-11-21', zone, sixOClock)).toBe(false)
  expect(reachesBefore([bill('2026-11-21T05:59:00+01:00', 1)], '2026-11-21', zone, sixOClock)).toBe(true)
  expect(reachesBefore([], '2026-11-21', zone, sixOClock)).toBe(false)
})
