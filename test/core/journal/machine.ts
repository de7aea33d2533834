import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { openDatabase } from '#core/database/open.ts'
import { openDb } from '#core/database/sql.ts'
import type { Node } from '#core/journal/node.ts'
import type { DurableIdentity } from '#core/journal/identity.ts'
import type { Identity } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { keysInMemory, openKeyStore } from '#core/journal/keys.ts'
import { openMirrorFile, type MirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { sellAtRegister } from '#core/sales/commands.ts'
import { quietLog, saturdayEvening, testRuntime } from '../../world/clock.ts'
import { atRegister, carl, openSmallNode, saleOf } from '../../world/small-exhibitor.ts'
import { openLink } from './link.ts'
import { ownKeys } from '../../world/keys.ts'

/** Every program has luck of its own, or two of them would make the same ids. */
let incarnations = 10
const folders: string[] = []
const nodes: Node[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const boxIdentity: Identity = {
  role: 'box',
  nodeId: 'box-small00000',
  epoch: 1,
  exhibitorId: 'tenant',
  cinemaId: 'cinema-1',
}

/** What lies outside the database. */
export function file(
  change: Partial<{ installed: boolean; machineChanged: boolean; instance: string }> = {},
) {
  const kept = {
    installed: true,
    machineChanged: false,
    instance: 'machine-1',
    epoch: 1,
    recovering: false,
    ...change,
  }
  const durableIdentity: DurableIdentity = {
    get installed() {
      return kept.installed
    },
    get machineChanged() {
      return kept.machineChanged
    },
    get instance() {
      return kept.instance
    },
    get recovering() {
      return kept.recovering
    },
    keepRecovering(recovering) {
      kept.recovering = recovering
    },
    keep(epoch) {
      Object.assign(kept, { epoch, installed: true })
    },
    adopt() {
      Object.assign(kept, { machineChanged: false, instance: 'machine-2' })
    },
  }
  return { kept, durableIdentity }
}

/** A machine with two disks, and one program after the other that runs on it. */
export function machine(segmentBytes?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  folders.push(folder)
  const mirrorPath = join(folder, 'facts.log')
  let { raw } = openDatabase(':memory:')
  const keyFiles = [keysInMemory(), keysInMemory()] as const
  let mirror: MirrorFile
  const clock = { ms: saturdayEvening }
  return {
    clock,
    mirrorPath,
    /** Of the program that was started last. */
    mirror: () => mirror,
    /** The database as it is now. */
    copy: () => raw.serialize(),
    /** Another database stands in its place; none is a new disk. */
    put(copy?: Buffer) {
      raw = copy
        ? new (raw.constructor as new (bytes: Buffer) => typeof raw)(copy)
        : openDatabase(':memory:').raw
    },
    /** As the tool that puts copies back marks them. */
    restored: (at = '2026-11-21T09:00:00.000Z') => markRestored(raw, at),
    /** @param atOnce does something with a program that may still be reading its disks */
    async start(
      durableIdentity: DurableIdentity = file().durableIdentity,
      epoch = 1,
      atOnce: (node: Node) => void = () => {},
    ) {
      const node = openNode({
        signing: ownKeys('box-small00000'),
        identity: { ...boxIdentity, epoch },
        db: openDb(raw),
        keys: openKeyStore(...keyFiles),
        mirror: (mirror = await openMirrorFile(mirrorPath, join(folder, 'box.db'), segmentBytes)),
        runtime: {
          ...testRuntime(clock, ++incarnations),
          // What takes minutes is over in no test.
          sleep: (ms, ended) => systemRuntime(quietLog().log).sleep(ms < 60_000 ? 5 : ms, ended),
        },
        durableIdentity,
      })
      atOnce(node)
      await node.whenMirrored()
      nodes.push(node)
      return node
    },
  }
}

export const markRestored = (db: { exec(sql: string): unknown }, at: string) =>
  void db.exec(`INSERT OR REPLACE INTO settings (key, value) VALUES ('restored', '${at}')`)

export const sell = (node: Node, id: string, ...seats: string[]) =>
  node.execute(atRegister, tx => sellAtRegister(tx, saleOf(id, seats), carl))

/** A box that belongs to a relay with the small cinema, has caught up, and sold A1. */
export async function evening(segmentBytes?: number) {
  const box = machine(segmentBytes)
  const { node: relay } = await openSmallNode('relay', {
    hasBox: true,
    runtime: { sleep: () => new Promise(wake => setTimeout(wake, 5)) },
  })
  const { durableIdentity, kept } = file({ installed: false })
  const first = await box.start(durableIdentity)
  const link = openLink(relay, first)
  await rest(link)
  await sell(first, 'sale-1', 'A3')
  return { box, relay, first, link, durableIdentity, kept }
}

/**
 * Until both sides have nothing more to say, also after their short waits.
 *
 * @param through which letters arrive, and in which order; all of them when left out
 */
export async function rest(
  link: ReturnType<typeof openLink>,
  through?: Parameters<ReturnType<typeof openLink>['settle']>[0],
) {
  for (let round = 0; round < 10; round++) {
    await link.settle(through)
    await link.whenMirrored()
    await new Promise(wake => setTimeout(wake, 8))
  }
}
