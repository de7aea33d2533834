import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { startEmergencyMode } from '#core/recovery/commands.ts'
import { byHand } from '../../world/small-exhibitor.ts'
import { disagreements, openLink } from '../journal/link.ts'
import { evening, rest } from '../journal/machine.ts'

/**
 * Something is done at a box, its relay hears of it and its registers do not. Then both disks are lost while the line is
 * cut, and it is done once more at the box in emergency mode, as registers send again what was not answered.
 *
 * @param options.before what the relay does first, and the box keeps
 * @param options.minutesLost between the two
 * @returns what `doing` gave each time, and both sides after the line is back
 */
export async function doneAnew<T>(
  doing: (node: Node) => Promise<T>,
  {
    before = () => Promise.resolve(),
    minutesLost = 1,
  }: { before?: (relay: Node) => Promise<unknown>; minutesLost?: number } = {},
) {
  const { box, relay, first, link, durableIdentity } = await evening()
  await before(relay)
  await rest(link)
  const copy = box.copy()
  const done = [await doing(first)]
  await rest(link)
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  box.clock.ms += minutesLost * 60_000
  const node = await box.start(durableIdentity)
  await startEmergencyMode(node, byHand)
  done.push(await doing(node))
  await rest(openLink(relay, node))
  expect(node.nodeStatus.emergencyMode()).toBeNull()
  expect(disagreements(node, relay)).toEqual([])
  expect([...verify(node.db), ...verify(relay.db)]).toEqual([])
  return { node, relay, done }
}
