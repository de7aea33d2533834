import Database from 'better-sqlite3'
import { writeFileSync } from 'node:fs'
import { openDb } from '#core/database/sql.ts'
import { noMirror } from '#core/journal/mirror.ts'
import type { Node } from '#core/journal/node.ts'
import { openNode } from '#core/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { saturdayEvening, testRuntime } from '../../world/clock.ts'
import { ownKeys } from '../../world/keys.ts'
import { byHand } from '../../world/small-exhibitor.ts'
import { openLink } from './link.ts'
import { evening, machine, rest, sell } from './machine.ts'

/**
 * A box was set back unnoticed, with both its disks, to before it sold A4 and A5; it sold A5 and A6 again before
 * anybody who remembers could be heard. The line between it and the relay is not up yet.
 */
export async function setBackUnsynced() {
  const { box: first, relay, first: node, link, durableIdentity } = await evening()
  await link.settle()
  const copy = first.copy()
  await rename(node, 'Heard')
  await sell(node, 'sale-relay', 'A4')
  await sell(node, 'sale-both', 'A5')
  await rest(link)
  link.cut()
  const again = machine()
  again.put(copy)
  writeFileSync(again.mirrorPath, '')
  const older = await again.start(durableIdentity)
  await sell(older, 'sale-box-1', 'A5')
  await sell(older, 'sale-box-2', 'A6')
  return { relay, node: older, machine: again, durableIdentity }
}

/** As above, and the line has been up for a while. */
export async function setBack() {
  const unsynced = await setBackUnsynced()
  const line = openLink(unsynced.relay, unsynced.node)
  await rest(line)
  return { ...unsynced, line }
}

/** Edits the catalogue, which is a fact for the whole exhibitor. */
export const rename = (node: Node, title: string) =>
  node.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title }))

/** Whoever rests goes on at once. */
export const shortRests = { sleep: () => new Promise<void>(wake => setTimeout(wake, 5)) }

/** The relay of the small house on a copy of its database, without its mirror. */
export function relaySetBack(copy: Buffer): Node {
  return openNode({
    signing: ownKeys('relay-small000'),
    identity: { role: 'relay', nodeId: 'relay-small000', epoch: 1, exhibitorId: 'tenant' },
    db: openDb(new Database(copy)),
    mirror: noMirror(),
    runtime: { ...testRuntime({ ms: saturdayEvening }, 99), ...shortRests },
  })
}
