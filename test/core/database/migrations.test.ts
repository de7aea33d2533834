import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrations, openDatabase } from '#core/database/open.ts'

/** The migrations that boxes have already run, by the SHA-256 of their text. A new one is added here once, at the end. */
const shipped: Record<string, string> = {
  '2026-11-21-first': '5eaa40c0461d11097a0a1b4a98afd46dfbf229883c24ef9591547010054661a8',
  '2026-11-21-files': 'd869a2692c72e2d64b97647d0afe7510101030d00ff756479a03157faa9120cf',
  '2026-11-21-epochs': 'bc24523aa5ce4e30b48cbbefb7620fa2c8f5da4be0b0bcd30683605d7f7b7e53',
  '2026-11-21-payments': '166121c42ad3f783cb049a6bdf3283cf649feb1ac09afc2d251af7a4600297c8',
  '2026-11-21-seats': '412d82a33b7a4e7a73db2f87c00e61d4b0be51cb8622dfac5bae4daa5bc50c85',
  '2026-11-21-vouchers': '2cad8383b17e949452408490a7dc84f1f0d8ebcfd1ba2bcf2ae88b2afa7bc839',
  '2026-11-21-catalogue': '8199e8129f388818346d94eae1921d36087870ed2cf745413ce9fad71e3327ce',
  '2026-11-21-refunds': 'ce575ab4976f3860f71dc9e56aa96d641b343bebba8513500948f642f56eaba5',
  '2026-11-21-printing': '01042a3f16a94cd3b9593094528fe0f5265a8cf0920094bdffdafc181e7f0828',
  '2026-11-22-facts': '4f48daea65bebf9da289d54c257a44cfc7fc6b7512e955973c5f27e10ea7dc3f',
  '2026-11-22-private': 'cf5e2b74f689fe364cd3a8a0b96c740e786578ad67e2ceb179b08516144dff8c',
  '2026-11-22-tails': 'dfe6e4a7f942d30c1eef8840eb79c5f232645b4d1aade412d63c9bcd5bcabf76',
  '2026-11-22-statements': '4861378ce24d3394f0f4a058827a9246c28b1c2ac9f8a01eeed3a1e2d39a4207',
  '2026-11-22-holds': 'ec2590fbd48de298414f985f22582535705e20a4a427e362f0dc95e844a6f7b9',
  '2026-11-22-reinstated': '36897317ba6bac754b603ef69aef46eaeb6cc81eb378d8fc16e6fec95659efc2',
  '2026-11-22-money': 'da2dec78b2a5f0433ffcb8f2bef2b7a6139f62062ecd94bc0fe4555676cc8518',
  '2026-11-22-people': '063dcd5721595d1b05417311be19da852e8aa4fd00ffbf1f9b96d7c8aef246e3',
  '2026-11-22-bill-conflicts': 'f0dc154373598bc12160b0ac985a7a49def57f2b0d392c88a7ce8eeed463764f',
  '2026-11-22-signed-heads': '3c5de0de36cca13a99c3d8ec6b80caf8ea49ecaaa2be15ab60ee3eed43df5b63',
  '2026-11-22-branch-holder': 'd9344cefcff6e87c55655db9cc1aadcae608f4c42d56be34c819bd510913bf8b',
  '2026-11-22-stolen-keys': '38dbbfe173aac3fda723afac10e0f5e763d74355ee93e6d852fa45d449c13389',
  '2026-11-22-waiting-seats': '3e4493bc62635da3b0f7bfbbc8b227f922aeaf1bf2e663f59355c82395b73421',
  '2026-11-22-letters': '9ce5cabb64f9fdbbda123a5c24aba94f50d4ed713afeca684b76c01d1a5db503',
  '2026-11-22-pending-schedules': '5f11f1f05cff850365622bebabd4fc61b024234752e76d318f0a536728864863',
  '2026-11-22-used-in': 'f63ab63e2ebdfc25b4853f606e0bff7dfbffb4761ceed64bdc9e6ff0e37957b8',
}

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
      .all()
  for (const { name, up } of migrations) {
    expect(`${name} ${up}`).not.toMatch(/\b(DELETE FROM|UPDATE)\b/i)
    const before = columns()
    raw.exec(up)
    expect(columns(), name).toEqual(expect.arrayContaining(before))
  }
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

test('a box that was there before is told which fact edited which entry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  const path = join(folder, 'foyer.db')
  const raw = new Database(path)
  raw.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID')
  const since = migrations.findIndex(each => each.name === '2026-11-21-catalogue')
  for (const { name, up } of migrations.slice(0, since)) {
    raw.exec(up)
    raw.prepare('INSERT INTO migrations (name) VALUES (?)').run(name)
  }
  raw.exec("INSERT INTO origins (id, origin, seq, hash) VALUES (1, 'relay.1.exhibitor', 4, '')")
  const write = raw.prepare(
    "INSERT INTO facts (origin_id, seq, position, bytes, hash) VALUES (1, ?, ?, ?, '')",
  )
  const types = ['price_rate.changed', 'schedule.cancelled', 'box.enrolled', 'movie.changed']
  types.forEach((type, index) =>
    write.run(index + 1, index + 1, JSON.stringify({ type, body: { id: `entry-${index}` } })),
  )
  raw.exec("INSERT INTO parked (origin_id, seq, reason, at) VALUES (1, 4, 'newer', '')")
  raw.close()
  const db = openDatabase(path)
  expect(db.prepare('SELECT seq, kind, id FROM catalogue_edits ORDER BY seq').all()).toEqual([
    { seq: 1, kind: 'price_rate', id: 'entry-0' },
    { seq: 2, kind: 'schedule', id: 'entry-1' },
  ])
  expect(
    db.prepare('SELECT origin_id, seq, position, bytes FROM facts ORDER BY position').raw().all(),
  ).toEqual(
    types.map((type, index) => [
      1,
      index + 1,
      index + 1,
      JSON.stringify({ type, body: { id: `entry-${index}` } }),
    ]),
  )
  db.raw.close()
  rmSync(folder, { recursive: true })
})

test('mails that were owed or sent before stand on the one list', () => {
  const raw = new Database(':memory:')
  const letters = migrations.findIndex(each => each.name === '2026-11-22-letters')
  for (const { up } of migrations.slice(0, letters)) raw.exec(up)
  raw.pragma('foreign_keys = OFF')
  const columns = (raw.pragma('table_info(returns)') as { name: string; notnull: number; type: string }[])
    .filter(({ name, notnull }) => notnull || name === 'id')
    .map(({ name, type }) => ({ name, value: name === 'id' ? 'return-1' : type === 'INTEGER' ? 0 : '' }))
  raw
    .prepare(
      `INSERT INTO returns (${columns.map(({ name }) => name).join()}) VALUES (${columns.map(() => '?').join()})`,
    )
    .run(columns.map(({ value }) => value))
  raw.exec(`
    INSERT INTO mails (bill_id, state, tries, next_ms) VALUES ('bill-1', 'sent', 0, 5), ('bill-2', 'waiting', 3, 9);
    INSERT INTO return_mails (return_id, state, tries, next_ms) VALUES ('return-1', 'waiting', 1, 7), ('refund-1', 'sent', 0, 6);
  `)
  raw.exec(migrations[letters]!.up)
  expect(raw.prepare('SELECT * FROM letters').raw().all()).toEqual([
    ['bill', 'bill-1', 'sent', 0, 5],
    ['bill', 'bill-2', 'waiting', 3, 9],
    ['return', 'return-1', 'waiting', 1, 7],
    ['twice', 'refund-1', 'sent', 0, 6],
  ])
  raw.close()
})
