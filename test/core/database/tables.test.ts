import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { derivedTables } from '#core/database/derived-tables.ts'

/** The journal itself: what tables are read from. */
const journalTables = ['origins', 'facts', 'parked', 'private_parts', 'erased_parts', 'private_ageing']
/** This node's own: no fact, no other node, and a restore may lose them. */
const localTables = [
  'holds',
  'unpaid_bills',
  'voucher_approvals',
  'sessions',
  'print_orders',
  'payment_tries',
  'mails',
  'letters',
  'return_mails',
  'settings',
  'peer_heads',
  'migrations',
  'ghosts',
  'branches',
  'epoch_asks',
  'lacking_keys',
  'breaches',
]
/** Beside the journal: facts name what is in it, and what a restore loses is fetched from the other side. */
const besideTables = ['files']

test('every table is the journal, its reading, or this node’s own', () => {
  const { raw } = openDatabase(':memory:')
  const tables = raw
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
  const message =
    'A new table must be named in derivedTables (core/database/derived-tables.ts) when facts fill it, so that a rebuild covers it, or in localTables here when it belongs to this node alone.'
  expect(tables.sort(), message).toEqual(
    [...derivedTables, ...journalTables, ...localTables, ...besideTables].sort(),
  )
})

test('every table refuses values of the wrong kind and has a key that orders its rows', () => {
  const { raw } = openDatabase(':memory:')
  const tables = raw
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string; sql: string }[]
  expect(tables.filter(table => !/STRICT/.test(table.sql)).map(table => table.name)).toEqual([])
  for (const { name } of tables) {
    const keys = (raw.prepare(`PRAGMA table_info(${name})`).all() as { pk: number }[]).filter(
      column => column.pk,
    )
    expect([name, keys.length > 0]).toEqual([name, true])
  }
})

test('a commit is on the disk before it is answered', () => {
  const { raw } = openDatabase(':memory:')
  expect(raw.pragma('synchronous', { simple: true })).toBe(2)
  expect(raw.pragma('foreign_keys', { simple: true })).toBe(1)
})
