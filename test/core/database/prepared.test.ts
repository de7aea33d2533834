import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { eachOf, listed, only, prepared, preparing, type Prepared } from '#core/database/prepared.ts'
import type { Tables } from '#core/database/tables.ts'

const byTicket = prepared((q, given: { ticketId: string }) =>
  q.selectFrom('admissions').select(['gate', 'at as admittedAt']).where('ticket_id', '=', given.ticketId),
)
const admit = prepared((q, given: Tables['admissions']) =>
  q
    .insertInto('admissions')
    .values(only(given, 'ticket_id', 'admission_id', 'schedule_id', 'at', 'gate', 'who'))
    .onConflict(conflict => conflict.doNothing()),
)
const all = prepared(q => q.selectFrom('admissions').select('ticket_id').orderBy('ticket_id'))

function openAdmissions(...tickets: string[]) {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.raw.close())
  for (const ticket_id of tickets) admit.run(db, { ...door, ticket_id })
  return db
}
const door = {
  admission_id: 'a',
  schedule_id: 's',
  at: '2026-11-22T20:00:00+01:00',
  gate: 'Door 1',
  who: 'employee:ugo',
}

test('a statement reads and writes by the names it was written with', () => {
  const db = openAdmissions('t1', 't2')
  expect(byTicket.first(db, { ticketId: 't1' })).toEqual({ gate: 'Door 1', admittedAt: door.at })
  expect(byTicket.first(db, { ticketId: 't3' })).toBeUndefined()
  expect(all.all(db)).toEqual([{ ticket_id: 't1' }, { ticket_id: 't2' }])
  expect([...all.iterate(db)]).toHaveLength(2)
  expect(admit.run(db, { ...door, ticket_id: 't1' })).toBe(0)
  expect(admit.run(db, { ...door, ticket_id: 't3' })).toBe(1)
})

test('one name may stand in several places, and a known value is part of the text', () => {
  const db = openAdmissions('t1')
  const either = prepared((q, given: { id: string }) =>
    q
      .selectFrom('admissions')
      .select(sql<string>`'it''s ' || ${given.id}`.as('said'))
      .where(({ or, eb }) => or([eb('ticket_id', '=', given.id), eb('admission_id', '=', given.id)]))
      .where('gate', '<>', 'Door’s "2"')
      .where('at', '<>', "o'clock"),
  )
  expect(either.first(db, { id: 't1' })).toEqual({ said: "it's t1" })
  expect(either.text.match(/\?/g)).toHaveLength(3)
  expect(either.text).toContain(`'Door’s "2"'`)
  expect(either.text).toContain(`'o''clock'`)
})

test('an index over some rows alone is used where the statement says which', () => {
  const db = openAdmissions()
  const open = prepared((q, given: { limit: number }) =>
    q
      .selectFrom('payments')
      .select('id')
      .where('status', '=', 'paying')
      .orderBy('at')
      .orderBy('id')
      .limit(given.limit),
  )
  const plan = db.raw.prepare(`EXPLAIN QUERY PLAN ${open.text}`).all(3)
  expect(JSON.stringify(plan)).toContain('payments_open')
})

test('a list is one placeholder, however long', () => {
  const db = openAdmissions('t1', 't2', 't3')
  const some = prepared((q, given: { ids: readonly string[]; gate: string }) =>
    q
      .selectFrom('admissions')
      .select('ticket_id')
      .where('ticket_id', 'in', listed(given.ids))
      .where('gate', '=', given.gate),
  )
  const ids = (...ids: string[]) => some.all(db, { ids, gate: 'Door 1' }).map(row => row.ticket_id)
  expect(ids()).toEqual([])
  expect(ids('t3', 't1', 'no "such"')).toEqual(['t1', 't3'])
  const missing = prepared((q, given: { ids: readonly string[] }) =>
    q
      .selectFrom(eachOf(given.ids, 'asked'))
      .leftJoin('admissions', 'ticket_id', 'asked.value')
      .select('asked.value')
      .where('ticket_id', 'is', null),
  )
  expect(missing.all(db, { ids: ['t1', 't9'] })).toEqual([{ value: 't9' }])
})

test('it is compiled at its first use and never again, and each connection prepares it once', () => {
  let built = 0
  const counted = prepared((q, given: { id: string }) => {
    built += 1
    return q.selectFrom('bills').select('id').where('id', '=', given.id)
  })
  expect(built).toBe(0)
  const db = openAdmissions()
  const statements = new Set<unknown>()
  const watched = {
    prepare(text: string) {
      const statement = db.prepare(text)
      statements.add(statement)
      return statement
    },
  }
  for (const id of ['1', '2', '3']) counted.first(watched, { id })
  expect([built, statements.size]).toEqual([1, 1])
})

test('a placeholder is not taken for a value while its statement is built', () => {
  const wrong = prepared((q, given: { id: string }) =>
    q.selectFrom('bills').select('id').where('id', '=', `bill-${given.id}`),
  )
  expect(() => wrong.text).toThrow('id has no value while its statement is built')
  const unlisted = prepared((q, given: { id: string }) =>
    q
      .selectFrom('bills')
      .select('id')
      .where('id', 'in', listed(`${given.id}` as unknown as string[])),
  )
  expect(() => unlisted.text).toThrow()
})

test('tables of another database have statements of their own', () => {
  const keys = preparing<{ keys: { digest: string } }>()
  const digests: Prepared<Record<never, never>, { digest: string }> = keys(q =>
    q.selectFrom('keys').select('digest'),
  )
  expect(digests.text).toBe('select "digest" from "keys"')
})

/** Nothing here runs: each line under an "expect" is one that the compiler must refuse. */
export function whatDoesNotCompile(db: ReturnType<typeof openDatabase>) {
  // @ts-expect-error no such column
  prepared(q => q.selectFrom('bills').select('identity'))
  // @ts-expect-error no such table
  prepared(q => q.selectFrom('receipts').select('id'))
  // @ts-expect-error the column holds words
  prepared((q, given: { id: number }) => q.selectFrom('bills').select('id').where('id', '=', given.id))
  // @ts-expect-error no such status
  prepared(q => q.selectFrom('bills').select('id').where('status', '=', 'lost'))
  // @ts-expect-error a placeholder nobody named
  prepared((q, given: { id: string }) => q.selectFrom('bills').select('id').where('id', '=', given.ids))
  // @ts-expect-error a row without its gate
  admit.run(db, { ticket_id: 't', admission_id: 'a', schedule_id: 's', at: '' })
  // @ts-expect-error the value is missing
  byTicket.first(db)
  // @ts-expect-error a value of another kind
  byTicket.first(db, { ticketId: 1 })
  // @ts-expect-error a column that was not asked for
  void byTicket.first(db, { ticketId: 't' })?.schedule_id
  // @ts-expect-error it may be absent
  void byTicket.first(db, { ticketId: 't' }).gate
  // @ts-expect-error what only writes returns no row
  void admit.first(db, { ...door, ticket_id: 't' })?.gate
}
