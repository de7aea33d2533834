import { expect, test } from 'vitest'
import type { Fact } from '#core/journal/fact.ts'
import { openDatabase } from '#core/database/open.ts'
import {
  applyStockCounted,
  applyStockDelivered,
  applyStockWasted,
  noteSold,
  stockLevels,
} from '#core/stock/store.ts'
import type { Applying } from '#core/journal/apply.ts'

const minute = (at: number) => `2026-11-23T10:${String(at).padStart(2, '0')}:00.000Z`
const fact = (at: number, origin: string, body: object, type: string): Fact<never> =>
  ({
    origin,
    seq: at,
    v: 1,
    at: minute(at),
    actor: { who: '', via: '' },
    type,
    body,
  }) as unknown as Fact<never>
const entry = (quantity: number) => ({
  entryId: `entry ${quantity}`,
  cinemaId: 'cinema-1',
  lines: [{ productId: 'popcorn', quantity }],
  note: '',
  employeeId: 'mia',
  employeeName: 'mia',
  reason: 'other',
})

/** An afternoon on which both sides enter things, two of them at one instant. */
const afternoon = [
  fact(1, 'relay', entry(50), 'delivered'),
  fact(2, 'box', entry(3), 'sold'),
  fact(3, 'relay', entry(45), 'counted'),
  fact(3, 'box', entry(4), 'sold'),
  fact(4, 'box', entry(40), 'counted'),
  fact(5, 'relay', entry(2), 'wasted'),
]

const db = openDatabase(':memory:')

function play(facts: readonly Fact<never>[]) {
  db.exec('DELETE FROM stock_levels; DELETE FROM stock_movements')
  const at = { db } as unknown as Applying
  for (const each of facts) {
    const { cinemaId, lines } = each.body as ReturnType<typeof entry>
    if (each.type === 'delivered') applyStockDelivered(at, each)
    else if (each.type === 'counted') applyStockCounted(at, each)
    else if (each.type === 'wasted') applyStockWasted(at, each)
    else noteSold(db, each, { cinemaId, who: 'carl', number: 'K-1' }, [{ ...lines[0]!, line: 1 }])
  }
  const found = stockLevels(db, 'cinema-1')
  const rows = JSON.stringify([
    db.prepare('SELECT * FROM stock_levels').all(),
    db.prepare('SELECT * FROM stock_movements ORDER BY at, fact').all(),
  ])
  return { level: found[0]?.level, rows }
}

function* orders<T>(of: readonly T[]): Generator<T[]> {
  if (of.length < 2) return void (yield [...of])
  for (const [index, first] of of.entries())
    for (const rest of orders(of.toSpliced(index, 1))) yield [first, ...rest]
}

test('in whatever order facts arrive, all 720 of them, the level is the last count and what moved after', () => {
  const expected = play(afternoon)
  expect(expected.level).toBe(38)
  const told = new Set([...orders(afternoon)].map(order => play(order).rows))
  expect(told).toEqual(new Set([expected.rows]))
})
