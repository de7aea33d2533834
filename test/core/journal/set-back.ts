import { writeFileSync } from 'node:fs'
import type { Node } from '#core/journal/node.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
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
