import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { keySchema } from '#core/journal/storage/key-file.ts'
import { derivedTables } from '#core/database/derived-tables.ts'

/** The journal itself: what tables are read from. */
const journalTables = ['origins', 'facts', 'parked', 'private_parts', 'erased_parts', 'private_ageing']
/** This node's own: no fact, no other node, and a restore may lose them. */
const localTables = [
  'holds',
  'kept_prices',
  'price_lists',
  'parked_baskets',
  'running_baskets',
  'unpaid_bills',
  'voucher_approvals',
  'sessions',
  'spent_proofs',
  'joined_exhibitors',
  'passkey_uses',
  'device_sightings',
  'print_orders',
  'doubtful_slips',
  'attempt_log',
  'training_payments',
  'letters',
  'settings',
  'peer_heads',
  'migrations',
  'quarantined',
  'branches',
  'epoch_requests',
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

type Syntax = { type: string; [key: string]: unknown }

/** The table types as they are written: by table and column, its kind and whether it may be empty. */
function writtenTables(files: readonly string[]): Record<string, Record<string, string>> {
  const programs = files.flatMap(file => {
    return parseSync(file, readFileSync(file, 'utf8'), { lang: 'ts' }).program.body as unknown as Syntax[]
  })
  const types = new Map<string, Syntax>()
  for (const one of programs as (Syntax & { declaration?: Syntax })[]) {
    const alias = one.declaration ?? one
    if (alias.type === 'TSTypeAliasDeclaration')
      types.set((alias['id'] as { name: string }).name, alias['typeAnnotation'] as Syntax)
  }
  const members = [...types.entries()]
    .filter(([name]) => name.endsWith('Tables'))
    .flatMap(([, type]) => (type.type === 'TSIntersectionType' ? (type['types'] as Syntax[]) : [type]))
    .flatMap(type => (type.type === 'TSTypeLiteral' ? (type['members'] as Member[]) : []))
  return Object.fromEntries(
    members.map(({ key, typeAnnotation }) => [
      key.name,
      Object.fromEntries(
        (typeAnnotation.typeAnnotation['members'] as Member[]).map(column => [
          column.key.name,
          [...kindsOf(column.typeAnnotation.typeAnnotation, types)].sort().join(' or '),
        ]),
      ),
    ]),
  )
}
type Member = { key: { name: string }; typeAnnotation: { typeAnnotation: Syntax } }

function kindsOf(type: Syntax, types: ReadonlyMap<string, Syntax>): Set<string> {
  if (type.type === 'TSStringKeyword' || type.type === 'TSTemplateLiteralType') return new Set(['TEXT'])
  if (type.type === 'TSNumberKeyword') return new Set(['INTEGER'])
  if (type.type === 'TSNullKeyword') return new Set(['empty'])
  if (type.type === 'TSLiteralType')
    return new Set([typeof (type['literal'] as { value: unknown }).value === 'string' ? 'TEXT' : 'INTEGER'])
  if (type.type === 'TSUnionType')
    return new Set((type['types'] as Syntax[]).flatMap(one => [...kindsOf(one, types)]))
  const name = (type['typeName'] as { name?: string } | undefined)?.name
  if (name === 'Uint8Array') return new Set(['BLOB'])
  if (name === 'Generated') return kindsOf((type['typeArguments'] as { params: Syntax[] }).params[0]!, types)
  const known = types.get(name ?? '')
  // One of a list of words: `(typeof statuses)[number]`.
  if (known?.type === 'TSIndexedAccessType') return new Set(['TEXT'])
  if (known) return kindsOf(known, types)
  throw new Error(`What kind of column is ${JSON.stringify(type)}?`)
}

/** The same as SQLite tells it. */
function madeTables(raw: Database.Database): Record<string, Record<string, string>> {
  const columns = raw
    .prepare(
      `SELECT m.name AS tableName, c.name, c.type, c."notnull" OR c.pk AS filled
       FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT IN ('migrations') AND m.name NOT LIKE 'sqlite_%'`,
    )
    .all() as { tableName: string; name: string; type: string; filled: number }[]
  const made: Record<string, Record<string, string>> = {}
  for (const { tableName, name, type, filled } of columns)
    (made[tableName] ??= {})[name] = filled ? type : `${type} or empty`
  return made
}

test('the table types say of every column what the migrations made it', () => {
  const names = [
    'tables',
    'automation-tables',
    'letter-tables',
    'basket-tables',
    'bill-line-tables',
    'cash-tables',
    'print-tables',
    'invoice-tables',
    'message-tables',
    'money-tables',
    'newsletter-tables',
    'people-tables',
    'seat-tables',
    'stock-tables',
    'terminal-tables',
    'voucher-tables',
    'waiting-tables',
  ]
  const files = [...names, 'statuses'].map(name => `core/database/${name}.ts`)
  expect(writtenTables(files)).toEqual(madeTables(openDatabase(':memory:').raw))
})

test('the types of the key file say what its tables are', () => {
  const raw = new Database(':memory:')
  raw.exec(keySchema)
  expect(writtenTables(['core/journal/storage/key-file.ts'])).toEqual(madeTables(raw))
})
