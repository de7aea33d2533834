import { expect, onTestFinished, test } from 'vitest'
import { earliestStands } from '#core/database/earliest-stands.ts'
import { only, prepared } from '#core/database/prepared.ts'
import type { Tables } from '#core/database/tables.ts'
import { openDatabase } from '#core/database/open.ts'

/** Two facts that tell of one thing are read the same in whichever order they come. */

type Request = Tables['refund_requests']

const put = prepared((q, given: Request) =>
  q
    .insertInto('refund_requests')
    .values(only(given, 'id', 'bill_id', 'lines', 'reason', 'used_too', 'employee_name', 'at'))
    .onConflict(
      earliestStands('refund_requests', {
        key: ['id'],
        takes: ['bill_id', 'lines', 'at'],
        by: ['at', 'employee_name', { orEmpty: 'lines' }],
      }),
    ),
)
const all = prepared(q => q.selectFrom('refund_requests').selectAll())

const first: Request = {
  id: 'r1',
  bill_id: 'b1',
  lines: null,
  reason: 'guest',
  used_too: 0,
  employee_name: 'Ada',
  at: '2026-01-01T20:00:00.000Z',
}

test('the earlier fact brings its columns along, and the others stay', () => {
  const later = { ...first, bill_id: 'b2', reason: 'mistake', at: '2026-01-01T20:00:00.001Z' } as const
  expect(after(first, later)).toEqual({ changed: [1, 0], row: first })
  expect(after(later, first)).toEqual({ changed: [1, 1], row: { ...first, reason: 'mistake' } })
})

test('what follows the time decides in the same millisecond, and an empty column is the smaller one', () => {
  const lines = { ...first, lines: '[1]' }
  expect(after(first, lines)).toEqual({ changed: [1, 0], row: first })
  expect(after(lines, first)).toEqual({ changed: [1, 1], row: first })
  expect(after(first, first)).toEqual({ changed: [1, 0], row: first })
})

function after(...rows: Request[]) {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.raw.close())
  return { changed: rows.map(row => put.run(db, row)), row: all.first(db) }
}
