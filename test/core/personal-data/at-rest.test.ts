import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBundle } from '#core/offline-sync/commands.ts'
import { openDatabase } from '#core/database/open.ts'
import { findLitestream } from '#core/offsite/litestream.ts'
import { restoreNode } from '#core/offsite/restore.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { verify } from '#core/node.ts'
import { openOffSite } from '#core/offsite/off-site.ts'
import { agePersonalData } from '#core/personal-data/ageing-worker.ts'
import { erasePerson, exportPerson } from '#core/personal-data/commands.ts'
import { openBill } from '#core/sales/online-commands.ts'
import { findBills } from '#core/billing/refunds/store.ts'
import { billById } from '#core/billing/store.ts'
import { saturdayEvening, quietLog } from '../../world/clock.ts'
import { planOf } from '../../world/off-site.ts'
import { until } from '../../world/places.ts'
import {
  byHand,
  checkoutOf,
  furnishSmall,
  tenantOf,
  openEmptyNode,
  visitor,
} from '../../world/small-exhibitor.ts'
import { filesIn, wordsIn } from './bytes.ts'

const person = { name: 'Wilhelmina Quastenflosser', email: 'wilhelmina@quastenflosser.example' }
const words = ['Wilhelmina', 'Quastenflosser', person.email, person.name]

let folder = ''
const closers: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-at-rest-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** A relay on real disks, with its off-site copy, where somebody has bought a ticket and was looked for. */
async function relayWithBuyer() {
  const [data, second] = [join(folder, 'data'), join(folder, 'second-disk')]
  mkdirSync(data)
  const [databasePath, mirrorPath] = [join(data, 'relay.db'), join(second, 'tenant.log')]
  const clock = { ms: saturdayEvening }
  const { node } = openEmptyNode('relay', {
    clock,
    path: databasePath,
    mirror: await openMirrorFile(mirrorPath, databasePath),
    keys: openKeyFiles(databasePath, mirrorPath),
    runtime: { sleep: ms => new Promise(wake => setTimeout(wake, ms)) },
  })
  const plan = planOf({ FOYER_OFFSITE_SYNC_MS: '250', FOYER_OFFSITE: `file://${join(folder, 'copy')}` })
  const sources = [{ node, databasePath }]
  const { log, heard } = quietLog()
  const offSite = openOffSite(plan, { data, sources, log, graceMs: [200, 1000] })
  closers.push(async () => {
    await offSite.endProofs()
    await node.close()
    await offSite.close()
  })
  await node.execute(byHand, tx => furnishSmall(tx, { hasBox: true }))
  await node.execute(visitor, tx => openBill(tx, { ...checkoutOf('bill-1', ['B3']), ...person }, 'en'))
  expect(findBills(node, { text: 'quasten', ticketId: '', limit: 5 })).toEqual(['bill-1'])
  const { bytes } = await makeBundle(
    { node, keys: tenantOf(node).keys },
    { cinemaId: 'cinema-1', whole: true },
  )
  /** Brings the off-site copy back beside everything else, where a look finds what it packs. */
  async function restored() {
    await until(() => heard.some(line => line.message.includes('snapshot written')))
    const litestream = findLitestream(plan.litestream, false)
    const into = join(folder, 'restored', 'relay.db')
    const has = async () => {
      rmSync(join(folder, 'restored'), { recursive: true, force: true })
      const copy = `tenant/${node.identity.nodeId}`
      await restoreNode({ plan, litestream, copy, into, nowMs: clock.ms, verify })
      const db = openDatabase(into)
      const bills = db.prepare('SELECT count(*) FROM bills').pluck().get()
      db.raw.close()
      return bills === 1
    }
    await until(() => has().catch(() => false))
  }
  return { node, clock, bundle: bytes, restored }
}

/** Where the person stands in clear: each file, and what of them it says. */
function foundInFiles(bundle: Buffer): string[] {
  const files = filesIn(folder).map(path => ({ path, bytes: bytesOf(path) }))
  return [...files, { path: 'bundle', bytes: bundle }]
    .map(({ path, bytes }) => ({ path, found: wordsIn(bytes, words) }))
    .filter(({ found }) => found.length)
    .map(({ path, found }) => `${path}: ${found.join(', ')}`)
}

test('the look finds a name in each encoding, or it would prove nothing', () => {
  for (const bytes of [
    Buffer.from(`x ${person.name} y`),
    Buffer.from(person.name, 'utf16le'),
    ...['a', 'ab', 'abc'].map(before =>
      Buffer.from(Buffer.from(`${before}${person.name} and`).toString('base64')),
    ),
    Buffer.from(Buffer.from(person.name).toString('hex')),
  ])
    expect(wordsIn(bytes, [person.name])).toEqual([person.name])
})

test('a buyer stands in no file in clear: not in database, log, mirror, copy or bundle, nor beside the keys', async () => {
  const { node, bundle, restored } = await relayWithBuyer()
  expect(exportPerson(readingOf(node), person.email, 'all').purchases[0]).toMatchObject(person)
  expect(foundInFiles(bundle)).toEqual([])
  await restored()
  expect(filesIn(join(folder, 'copy')).length).toBeGreaterThan(0)
  expect(foundInFiles(bundle)).toEqual([])
})

test('when a person was erased, no file holds a key to what is left of them, and the chain and all tables hold', async () => {
  const { node, bundle } = await relayWithBuyer()
  const digest = billById(node.db, 'bill-1')!.privateDigest!
  const key = node.keys.get(digest)!
  expect(filesWith(key)).toHaveLength(2)
  expect(await node.execute(byHand, tx => erasePerson(tx, person.email, 'all'))).toEqual({
    purchases: 1,
    upcoming: 1,
    vouchers: 0,
    waiting: 0,
    gifts: 0,
    reservations: 0,
    messages: 0,
    clients: 0,
    invoices: 0,
    subscriptions: 0,
  })
  expect(filesWith(key)).toEqual([])
  expect(foundInFiles(bundle)).toEqual([])
  expect(privatePart(node, digest)).toBeUndefined()
  expect(findBills(node, { text: 'quasten', ticketId: '', limit: 5 })).toEqual([])
  expect(billById(node.db, 'bill-1')).toMatchObject({ totalCents: 1000 })
  expect(verify(node.db)).toEqual([])
})

test('thirteen months after the show a buyer has aged: key and ciphertext are gone, the purchase stays', async () => {
  const { node, clock, bundle } = await relayWithBuyer()
  const digest = billById(node.db, 'bill-1')!.privateDigest!
  const key = node.keys.get(digest)!
  const month = 31 * 86_400_000
  clock.ms += 12 * month
  await agePersonalData(node)
  expect(privatePart(node, digest)).toMatchObject(person)
  clock.ms += 2 * month
  while (await agePersonalData(node));
  expect(filesWith(key)).toEqual([])
  expect(privatePart(node, digest)).toBeUndefined()
  expect(node.db.prepare('SELECT count(*) FROM private_parts WHERE digest = ?').pluck().get(digest)).toBe(0)
  expect(foundInFiles(bundle)).toEqual([])
  expect(billById(node.db, 'bill-1')).toMatchObject({ totalCents: 1000 })
  expect(verify(node.db)).toEqual([])
})

function filesWith(text: string): string[] {
  return filesIn(folder).filter(path => bytesOf(path).toString('latin1').includes(text))
}

function readingOf(node: Awaited<ReturnType<typeof relayWithBuyer>>['node']) {
  const { db, keys, catalogue, runtime } = node
  return { db, keys, catalogue, nowMs: runtime.now() }
}

/** Nothing, where a temporary file of Litestream is gone again. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw cause
  }
}
