import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import type { Applying } from '#core/journal/apply.ts'
import type { Fact } from '#core/journal/fact.ts'
import {
  applyVoucherAddressed,
  applyVoucherMailed,
  deliveriesOf,
  ordersWithUnsent,
} from '#core/vouchers/delivery-store.ts'

/** What two histories of one relay said of a gift, as it may arrive in any order. */
const base = { billId: 'bill-1', cinemaId: 'cinema-1', place: 1 }
const facts = [
  { type: 'addressed', seq: 1, body: { ...base, round: 0, day: '2026-12-24', fromMs: 1000 } },
  { type: 'addressed', seq: 2, body: { ...base, round: 1, day: '2026-12-20', fromMs: 500 } },
  { type: 'addressed', seq: 3, body: { ...base, round: 1, day: '2026-12-21', fromMs: 600 } },
  { type: 'mailed', seq: 4, body: { ...base, round: 1 } },
  { type: 'mailed', seq: 5, body: { ...base, round: 1 } },
]

function tableAfter(order: readonly number[]) {
  const db = openDatabase(':memory:')
  const at = { db, catalogue: {} } as Applying
  for (const index of order) {
    const { type, seq, body } = facts[index]!
    const fact = { origin: 'relay-1/1/cinema:cinema-1', seq, at: `2026-12-01T10:00:0${seq}Z`, body }
    if (type === 'addressed') applyVoucherAddressed(at, fact as Fact as never)
    else applyVoucherMailed(at, fact as Fact as never)
  }
  const rows = db.raw.prepare('SELECT * FROM voucher_deliveries ORDER BY round').all()
  const known = { rows, newest: deliveriesOf(db, 'bill-1'), unsent: ordersWithUnsent(db) }
  db.raw.close()
  return known
}

test('in whatever order it is heard, the first word of a round stands, the newest round holds, and the first mail counts', () => {
  const told = tableAfter([0, 1, 2, 3, 4])
  expect(told.newest).toMatchObject([
    { round: 1, day: '2026-12-20', fromMs: 500, mailedAt: '2026-12-01T10:00:04Z' },
  ])
  for (const order of [
    [4, 3, 2, 1, 0],
    [3, 0, 4, 2, 1],
    [2, 4, 1, 3, 0],
  ])
    expect(tableAfter(order)).toEqual(told)
})
