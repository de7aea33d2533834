import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { openDb } from '#core/database/sql.ts'
import { parseFact } from '#core/journal/fact.ts'
import { pagesOf, type Mirror } from '#core/journal/mirror.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openNode } from '#core/node.ts'
import { openPeer } from '#core/replication/sync.ts'
import type { SyncMessage } from '#core/replication/sync-messages.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { saturdayEvening, testRuntime } from '../../world/clock.ts'
import { atRegister, byHand, carl, furnishSmall, openEmptyNode, saleOf } from '../../world/small-exhibitor.ts'
import { gatedMirror, turns } from './gated-mirror.ts'
import { disagreements, openLink } from './link.ts'
import { ownKeys } from '../../world/keys.ts'

const boxIdentity = {
  role: 'box',
  nodeId: 'box-small00000',
  epoch: 1,
  exhibitorId: 'tenant',
  cinemaId: 'cinema-1',
} as const

/** A disk with the small cinema on it, and one program after the other that runs on it. */
async function disk() {
  const { raw } = openDatabase(':memory:')
  const start = () => {
    const gate = gatedMirror()
    const open = () =>
      openNode({
        signing: ownKeys('box-small00000'),
        identity: boxIdentity,
        db: openDb(raw),
        mirror: gate.mirror,
        runtime: testRuntime({ ms: saturdayEvening }),
      })
    return { gate, open }
  }
  const { gate, open } = start()
  const node = open()
  await node.execute(byHand, tx => furnishSmall(tx, { hasBox: true }))
  return { gate, node, start }
}

const sell = (node: ReturnType<typeof openNode>) =>
  node.execute(atRegister, tx => sellAtRegister(tx, saleOf('sale-1', ['A3']), carl))

test('a sale that a crash caught between commit and mirror is mirrored before it is told or sent', async () => {
  const before = await disk()
  before.gate.close()
  void sell(before.node)
  await turns()
  expect(before.gate.groups).toHaveLength(1)

  const { gate, open } = before.start()
  gate.close()
  const node = open()
  const sent: SyncMessage[] = []
  let told = false
  openPeer({ node, otherId: 'relay-small000', send: message => sent.push(message), shares: () => true })
  const again = sell(node).then(row => ((told = true), row))
  await turns()
  expect(told).toBe(false)
  expect(sent).toEqual([])

  gate.open()
  expect((await again).number).toBe('K-000001')
  const mirrored = gate.groups.flat().map(sealed => parseFact(sealed.bytes))
  expect(mirrored.at(-1)).toMatchObject({
    type: 'sale.made',
    seq: node.journal.head('box-small00000.1.cinema:cinema-1').seq,
  })
  expect(sent.map(message => message.kind)).toEqual(['hello'])
})

test('without a second disk the program that comes back does not sell, and goes on by itself', async () => {
  const before = await disk()
  before.gate.close()
  void sell(before.node)
  await turns()
  const { gate, open } = before.start()
  gate.pull()
  const node = open()
  await turns()
  expect(node.state()).toBe('mirror_lost')
  await expect(sell(node)).rejects.toMatchObject({ code: 'mirror_unavailable' })
  gate.plug()
  await node.whenMirrored()
  expect(node.state()).toBe('ready')
  expect((await sell(node)).number).toBe('K-000001')
})

test('while the second disk fails, no file of it stays open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mirror-'))
  const gate = gatedMirror()
  const node = openNode({
    signing: ownKeys('box-small00000'),
    identity: boxIdentity,
    db: openDatabase(':memory:'),
    mirror: gate.mirror,
    keys: openKeyFiles(join(folder, 'first', 'box.db'), join(folder, 'second', 'facts.log')),
    runtime: testRuntime({ ms: saturdayEvening }),
  })
  await node.execute(byHand, tx => furnishSmall(tx, { hasBox: true }))
  expect(openUnder(join(folder, 'second'))).not.toBe(0)
  gate.pull()
  const sold = sell(node)
  await vi.waitFor(() => expect(node.state()).toBe('mirror_lost'))
  expect(openUnder(join(folder, 'second'))).toBe(0)
  gate.plug()
  expect((await sold).number).toBe('K-000001')
  await node.close()
  rmSync(folder, { recursive: true })
})

/** How many files of a folder this program has open. */
function openUnder(folder: string): number {
  const paths = readdirSync('/proc/self/fd').map(name => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      return ''
    }
  })
  return paths.filter(path => path.startsWith(folder)).length
}

test('a commit writes down how far the mirror had come, so only the last group is mirrored again', async () => {
  const before = await disk()
  await sell(before.node)
  await before.node.execute(byHand, tx => sellAtRegister(tx, saleOf('sale-2', ['A4']), carl))
  const { gate, open } = before.start()
  open()
  await turns()
  expect(gate.groups.flat()).toHaveLength(1)
})

/** A database whose next commit is kept, although it is told to have failed. */
function unsureDisk() {
  const db = openDb(openDatabase(':memory:').raw)
  let unsure = false
  const run = () => {
    db.prepare('COMMIT').run()
    if (!unsure) return
    unsure = false
    throw new Error('nobody knows whether that was kept')
  }
  const prepare = (text: string) => (text === 'COMMIT' ? { run } : db.prepare(text))
  return { db: { ...db, prepare } as typeof db, failOnce: () => void (unsure = true) }
}

test('a commit that failed and was kept is mirrored, and everybody who waits for its facts hears of them', async () => {
  const { db, failOnce } = unsureDisk()
  const gate = gatedMirror()
  const runtime = testRuntime({ ms: saturdayEvening })
  const node = openNode({
    signing: ownKeys('box-small00000'),
    identity: boxIdentity,
    db,
    mirror: gate.mirror,
    runtime,
  })
  await node.execute(byHand, tx => furnishSmall(tx, { hasBox: true }))
  const heard: string[] = []
  node.subscribe(({ facts }) => heard.push(...facts.map(fact => fact.type)))
  failOnce()
  await expect(sell(node)).rejects.toMatchObject({ code: 'mirror_unavailable' })
  await turns()
  expect(heard).toEqual(['sale.made'])
  expect(parseFact(gate.groups.flat().at(-1)!.bytes).type).toBe('sale.made')
  expect((await sell(node)).number).toBe('K-000001')
  expect(heard).toEqual(['sale.made'])
})

test('a box whose mirror could be read only after its relay had greeted tells everything it finds there', async () => {
  const before = await disk()
  await sell(before.node)
  const kept = before.gate.groups.flat()
  const gate = gatedMirror()
  let plugged = false
  const readable = () => {
    if (!plugged) throw new Error('the disk is gone')
  }
  const mirror: Mirror = {
    ...gate.mirror,
    last: () => (readable(), kept.at(-1)),
    read: () => (readable(), pagesOf(kept)),
  }
  // What has no end is done ever more rarely, and not awaited here.
  const sleep = (ms: number) => (ms < 60_000 ? turns() : new Promise<void>(() => {}))
  const runtime = { ...testRuntime({ ms: saturdayEvening }), sleep }
  const node = openNode({
    signing: ownKeys('box-small00000'),
    identity: boxIdentity,
    db: openDb(openDatabase(':memory:').raw),
    mirror,
    runtime,
    // It has furnished the exhibitor itself.
    judge: () => undefined,
  })
  const { node: relay } = openEmptyNode('relay', { believes: 'anybody' })
  const link = openLink(relay, node)
  await turns()
  expect(node.state()).toBe('mirror_lost')
  for (const letter of link.take()) link.hand(letter)
  plugged = true
  await link.settle()
  expect(node.state()).toBe('ready')
  expect(disagreements(relay, node)).toEqual([])
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-1'").pluck().get()).toBe('settled')
})

test('a machine that dies while an older database fills its mirror gives it everything at the next start', async () => {
  const before = await disk()
  const copy = new Database(before.node.db.raw.serialize())
  await sell(before.node)
  const [newest] = before.gate.groups.at(-1)!
  const older = before.node.journal.count() - 1
  const held = [newest!]
  let appends = false
  const mirror: Mirror = {
    ...before.gate.mirror,
    last: () => held.at(-1) ?? null,
    read: from => pagesOf([...held], from),
    append: async facts => {
      if (!appends) throw new Error('the disk is gone')
      held.push(...facts)
    },
  }
  const open = () =>
    openNode({
      signing: ownKeys('box-small00000'),
      identity: boxIdentity,
      db: openDb(copy),
      mirror,
      runtime: testRuntime({ ms: saturdayEvening }),
    })
  const dies = open()
  await turns()
  expect([dies.state(), dies.journal.count()]).toEqual(['mirror_lost', older + 1])
  appends = true
  const node = open()
  await node.whenMirrored()
  expect(new Set(held.map(sealed => sealed.hash)).size).toBe(older + 1)
  expect(node.journal.refilling()).toBe(false)
})
