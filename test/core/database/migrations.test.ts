import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations, openDatabase } from '#core/database/open.ts'

/** The migrations that boxes have already run, by the SHA-256 of their text. A new one is added here once, at the end. */
const shipped: Record<string, string> = {
  '2026-11-22-schema': '1e07c143ec8ef3313811f9290225f9f65319d4103029b157cd9b90e16d42124d',
  '2026-11-22-papers': 'bd2dc1d025d4f057c00fddf6851a13d1963a3ff2faab814ba303792b24751fb2',
  '2026-11-22-edit-order': '4f50d26c50af5e2377d1beb5bd92abd005d5b9c66b78942af589d341a44df848',
  '2026-11-22-debts-by-bill': '1f1810cf6368f9c06972e165edae4f58c3bd61cc7c695a23a9a796af4b388ecb',
  '2026-11-22-no-mails': 'f7b9cc5850873e881cd87cc228867fe117ff1a678d592c52e7b03ec762b154dc',
  '2026-11-22-payment-methods': 'a9b43a53a519a7a51dd622810c13afd00fe506e46fa1b28d4810430d87650241',
  '2026-11-23-unfinished-holds': '276c2fa05371b30323bc2657447cc6ac8571778eb385e87676d7c4af73a5176f',
  '2026-11-23-money-facts': '121a701d2c9108cf81609c80d062d40be0b8abced52082b794f8710115db8557',
  '2026-11-23-devices': 'a20227d11e89ba28f73589e9a69fb6c838dac6631cd19ad8d58b9dea3bff8bea',
  '2026-11-23-drawings': 'e2874fa21fdf76f6ea7ee69dcbecf2032377f87d9b61acaade487ee4bc0a1786',
  '2026-11-23-device-printers': '279098d2d2d42e209f24f4ede8ba26aa176a4fcff2139d019bc744cdc84befe9',
  '2026-11-23-blocked-seats': 'f17003f0d29e120e9b638b02a3274b9017eabfa0c4de26cd320cb17c832f605a',
}

/** Tables that no shipped version has read: dropped, and their names are not used again. */
const dropped = ['mails', 'return_mails']

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('a migration that boxes have run is never edited', () => {
  for (const { name, up } of migrations) {
    const hash = hashOf(up)
    const message = shipped[name]
      ? `The migration ${name} was edited. Boxes that ran it will never run it again: put its text back and add a new migration with today's date.`
      : `The migration ${name} is new. Add it to the end of the list in this test, with the hash ${hash}.`
    expect(hash, message).toBe(shipped[name])
  }
})

test('migrations are in the order they were shipped, none is left out, and their dates tell the order', () => {
  const names = migrations.map(migration => migration.name)
  expect(names).toEqual(Object.keys(shipped))
  const dates = names.map(name => name.slice(0, 10))
  expect(dates.toSorted()).toEqual(dates)
  for (const name of names) expect(name).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z-]+$/)
})

test('migrations only add: an older version still finds everything it wrote', () => {
  const raw = new Database(':memory:')
  const columns = () =>
    raw
      .prepare(
        "SELECT m.name || '.' || c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'",
      )
      .pluck()
      .all() as string[]
  const isDropped = (column: string) => dropped.includes(column.split('.')[0]!)
  for (const { name, up } of migrations) {
    expect(`${name} ${up}`).not.toMatch(/\b(DELETE FROM|UPDATE)\b/i)
    const before = columns()
    raw.exec(up)
    expect(columns(), name).toEqual(expect.arrayContaining(before.filter(column => !isDropped(column))))
  }
  expect(columns().filter(isDropped)).toEqual([])
  raw.close()
})

test('a database is brought up to date once, and opening it again changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'foyer.db')
  const open = () => {
    const { raw } = openDatabase(path)
    const schema = raw.prepare('SELECT sql FROM sqlite_master ORDER BY name').pluck().all()
    const done = raw.prepare('SELECT name FROM migrations ORDER BY name').pluck().all()
    raw.close()
    return { schema, done }
  }
  const first = open()
  expect(first.done).toEqual(Object.keys(shipped).toSorted())
  expect(open()).toEqual(first)
  rmSync(folder, { recursive: true })
})

test('a database from before the first release is refused in a sentence, and left as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'foyer.db')
  const raw = new Database(path)
  raw.exec(
    "CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID; INSERT INTO migrations VALUES ('2026-11-21-first')",
  )
  raw.close()
  expect(() => openDatabase(path)).toThrow('was made before the first release of Foyer')
  const after = new Database(path)
  expect(after.prepare('SELECT name FROM sqlite_master').pluck().all()).toEqual(['migrations'])
  after.close()
  rmSync(folder, { recursive: true })
})
