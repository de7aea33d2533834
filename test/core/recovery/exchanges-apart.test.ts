import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { writeReturn } from '#core/billing/refunds/apply-return.ts'
import type { ExchangeMade } from '#core/billing/refunds/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'

const allowedBy = { employeeId: 'mia', employeeName: 'mia' }
const line = (number: number, text: string) => ({
  line: number,
  kind: 'ticket',
  text,
  quantity: 1,
  unitCents: 1000,
  totalCents: 900,
  vatRate: 300,
  vatCents: 29,
})

/** An exchange of a bill that begins with a line, told a minute of the evening. */
const exchange = (id: string, minute: number, first: number, many = 1) =>
  ({
    origin: `box-small00000.${minute}.cinema:cinema-1`,
    seq: 1,
    v: 1,
    type: 'exchange.made',
    at: `2026-11-21T19:${String(minute).padStart(2, '0')}:00.000Z`,
    actor: { who: 'employee:carl', via: 'register 1' },
    body: {
      exchangeId: id,
      billId: 'sale-1',
      number: 1,
      lines: [],
      money: [],
      payments: [],
      newLines: Array.from({ length: many }, (_, index) => line(first + index, `${id} ${index}`)),
      discounts: [{ line: first, cents: 100, reason: 'complaint', allowedBy }],
      roundingCents: 0,
      employeeName: 'carl',
      device: 'register 1',
      locale: 'en',
    },
  }) as unknown as Fact<ExchangeMade>

function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((first, index) =>
    orders(list.filter((_, other) => other !== index)).map(rest => [first, ...rest]),
  )
}

function read(facts: readonly Fact<ExchangeMade>[]) {
  const db = openDatabase(':memory:')
  for (const fact of facts)
    writeReturn(db, fact, { id: fact.body.exchangeId, kind: 'exchange', cents: 0, reason: null })
  const lines = db.prepare('SELECT line, text FROM bill_lines ORDER BY line').all()
  const discounts = db.prepare('SELECT line FROM bill_discounts ORDER BY line').all()
  const tables = JSON.stringify(dumpDerived(db))
  db.raw.close()
  return { lines, discounts, tables }
}

test('exchanges that begin with the same lines have lines of their own, whichever is heard first', () => {
  const facts = [
    exchange('x-1', 1, 3),
    exchange('x-2', 2, 3, 2),
    exchange('x-3', 3, 4),
    // The first one, made again by a box that had forgotten it.
    exchange('x-1', 4, 3),
  ]
  const all = orders(facts).map(read)
  expect(new Set(all.map(({ tables }) => tables)).size).toBe(1)
  expect(all[0]!.lines).toEqual([
    { line: 3, text: 'x-1 0' },
    { line: 100_003, text: 'x-2 0' },
    { line: 100_004, text: 'x-2 1' },
    { line: 200_004, text: 'x-3 0' },
  ])
  expect(all[0]!.discounts).toEqual([{ line: 3 }, { line: 100_003 }, { line: 200_004 }])
})
