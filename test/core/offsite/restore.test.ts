import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { dumpDerived } from '#core/journal/rebuild.ts'
import { cinemaStream, openCopiedNode, sellPopcorn } from '../../world/off-site.ts'
import { until } from '../../world/places.ts'
import { serviceEnvironment } from '../../world/program.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const target = () => `file://${join(folder, 'target')}`
const into = () => join(folder, 'new', 'box.db')

/** A box that sold this often, was copied and has ended. Returns its heads and its tables. */
async function soldAndGone(sales: number, place = 'box') {
  const box = await openCopiedNode(join(folder, place), { FOYER_OFFSITE: target() })
  await until(() => box.condition().copy !== null)
  for (let n = 0; n < sales; n++) await sellPopcorn(box.node)
  await until(() => box.heard.some(line => line.message.includes('snapshot written')))
  const heads = box.node.journal.heads()
  const tables = dumpDerived(box.node.db)
  await box.close()
  return { heads, tables }
}

/** `npm run restore` as a person types it. */
function restore(...words: string[]) {
  const program = fileURLToPath(new URL('../../../firmware-scripts/restore.ts', import.meta.url))
  return new Promise<{ status: number; out: string; said: string }>(resolve => {
    execFile(process.execPath, [program, ...words], { env: serviceEnvironment({}) }, (cause, out, said) =>
      resolve({ status: (cause as { code?: number } | null)?.code ?? 0, out, said }),
    )
  })
}
const restoreIt = (copy = 'tenant/box-small00000') =>
  restore('--target', target(), '--copy', copy, '--into', into())
const nothingLeft = () => (existsSync(join(folder, 'new')) ? readdirSync(join(folder, 'new')) : [])

test('a box that stopped in order comes back to its last sale, marked as restored, and says how far it came', async () => {
  const { heads, tables } = await soldAndGone(12)
  const { status, out, said } = await restoreIt()
  expect([status, said]).toEqual([0, ''])
  const sales = heads.find(head => head.origin === cinemaStream)!
  expect(out).toMatch(new RegExp(`${cinemaStream} +up to +${sales.seq} `))
  expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({
    name: 'restore',
    copy: 'tenant/box-small00000/1-1',
  })

  const db = openDatabase(into())
  expect(db.prepare('SELECT origin, seq, hash FROM origins ORDER BY origin').all()).toEqual(heads)
  expect(dumpDerived(db)).toEqual(tables)
  const mark = db.prepare("SELECT value FROM settings WHERE key = 'restored'").pluck().get() as string
  expect(Date.now() - Date.parse(mark)).toBeLessThan(60_000)
  db.raw.close()
  expect(nothingLeft()).toEqual(['box.db'])
})

test('nothing is ever overwritten: not a database, not what a dead one left beside it', async () => {
  await soldAndGone(1)
  mkdirSync(join(folder, 'new'))
  for (const name of ['box.db', 'box.db-wal', 'box.db-shm', '.box.db-litestream']) {
    const path = join(folder, 'new', name)
    writeFileSync(path, 'the only copy of something')
    const { status, said } = await restoreIt()
    expect(status).toBe(2)
    expect(said).toContain(`${path} is already there, and a restore never overwrites`)
    expect(readFileSync(path, 'utf8')).toBe('the only copy of something')
    rmSync(path)
  }
  expect(nothingLeft()).toEqual([])
})

test('where several copies lie a person chooses, and each can be had', async () => {
  await soldAndGone(2)
  await soldAndGone(5, 'new-disk')
  const asked = await restoreIt()
  expect(asked.status).toBe(2)
  expect(asked.said).toContain('There are 2 copies: tenant/box-small00000/1-1, tenant/box-small00000/1-2')
  expect(nothingLeft()).toEqual([])
  expect((await restoreIt('tenant/box-small00000/1-1')).status).toBe(0)
  const db = openDatabase(into())
  expect(db.prepare("SELECT count(*) FROM facts WHERE bytes LIKE '%sale.made%'").pluck().get()).toBe(2)
  db.raw.close()
})

test('nothing at the target is a failure, and so is a target that is not there', async () => {
  const empty = await restoreIt('tenant/box-small00000/1-1')
  expect([empty.status, empty.said]).toEqual([2, expect.stringContaining('There is nothing at file://')])
  const none = await restoreIt('tenant/box-of-nobody')
  expect([none.status, none.said]).toEqual([2, expect.stringContaining('There is no copy at file://')])
  const away = await restore(
    '--target',
    'sftp://foyer:hush@127.0.0.1:1/copies',
    '--copy',
    'tenant/box-a/1-1',
    '--into',
    into(),
  )
  expect([away.status, away.said]).toEqual([1, expect.stringContaining('refused')])
  expect(away.said).not.toContain('hush')
  expect(nothingLeft()).toEqual([])
})

test('a copy that does not hold together is not put in place', async () => {
  await soldAndGone(3)
  const broken = await openCopiedNode(join(folder, 'broken'), {
    FOYER_OFFSITE: `file://${join(folder, 'elsewhere')}`,
  })
  await until(() => broken.condition().copy !== null)
  await sellPopcorn(broken.node)
  broken.node.db.exec(
    "UPDATE facts SET bytes = replace(bytes, 'popcorn', 'caviar') WHERE bytes LIKE '%sale.made%'",
  )
  await until(() => broken.heard.some(line => line.message.includes('snapshot written')))
  await broken.close()
  rmSync(join(folder, 'target'), { recursive: true })
  cpSync(join(folder, 'elsewhere'), join(folder, 'target'), { recursive: true })
  const { status, said } = await restoreIt()
  expect([status, said]).toEqual([
    2,
    expect.stringMatching(/does not hold together.*The chain of .* breaks at/),
  ])
  expect(nothingLeft()).toEqual([])
})

test('whoever forgets to say something is told what, with the copies that lie in the folder', async () => {
  await soldAndGone(1)
  expect((await restore('--target', target())).said).toContain('--into')
  expect((await restore('--copy', 'tenant/box-small00000', '--into', into())).said).toContain('--target')
  expect((await restore('--target', target(), '--into', into())).said).toContain('tenant/box-small00000/1-1')
  expect((await restore('--targett', target())).said).toContain('npm run restore -- --target')
})
