import { existsSync, readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import type { Log, Node, World } from '#core/journal/node.ts'
import { openNode } from '#core/journal/open-node.ts'
import { openMirrorFile } from '#core/journal/storage/mirror-file.ts'
import { openPeer, type Peer } from '#core/journal/sync.ts'
import { partsOf } from '#core/journal/fact.ts'
import type { BoxIdentity } from '../../appliance/identity.ts'
import { openRelayIdentity } from '../../cloud-relay/directory.ts'
import type { DemoPlaces } from './places.ts'

const quiet: Log = {
  info: () => {},
  warn: (_, message) => console.warn(message),
  error: (_, message) => console.error(message),
}

/**
 * The demo's nodes opened in one process, to be filled before relay and boxes are started: the relay's for one
 * exhibitor, and its cinemas' boxes, joined by the same sync that joins them later over the network.
 */
export async function openNodes(
  places: DemoPlaces,
  exhibitorId: string,
  hasBoxes: boolean,
  clock: { ms: number },
) {
  const world: World = {
    now: () => clock.ms,
    random: bytes => randomBytes(bytes),
    later: work => void setImmediate(work),
    sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
    log: quiet,
  }
  const folder = join(places.relay.data, exhibitorId)
  const relayIdentity = openRelayIdentity(folder)
  const databasePath = join(folder, 'relay.db')
  const relay = openNode({
    identity: { role: 'relay', nodeId: relayIdentity.nodeId, epoch: relayIdentity.epoch, exhibitorId },
    db: openDatabase(databasePath),
    mirror: await openMirrorFile(
      join(places.data, 'second-disk', 'relay', `${exhibitorId}.log`),
      databasePath,
    ),
    world,
  })
  const boxes = new Map<string, Node>()
  const links: Peer[] = []

  async function connectBoxes() {
    if (!hasBoxes) return
    for (const box of places.boxes) {
      const path = join(box.data, 'identity.json')
      if (!existsSync(path)) continue
      const { nodeId, place } = JSON.parse(readFileSync(path, 'utf8')) as BoxIdentity
      const boxDatabase = join(box.data, 'box.db')
      const node = openNode({
        identity: { role: 'box', nodeId, epoch: place!.epoch, exhibitorId, cinemaId: box.cinemaId },
        db: openDatabase(boxDatabase),
        mirror: await openMirrorFile(box.mirror, boxDatabase),
        world,
      })
      boxes.set(box.cinemaId, node)
      links.push(...joined(relay, node, box.cinemaId))
    }
    await settled()
  }

  /** Until both sides have confirmed everything to each other. */
  async function settled() {
    while (links.some(link => link.behind() > 0)) await world.sleep(5)
  }

  return {
    relay,
    relayIdentity,
    boxes,
    connectBoxes,
    settled,
    async close() {
      await settled()
      for (const link of links) link.close()
      for (const node of [relay, ...boxes.values()]) await node.close()
    },
  }
}
export type DemoNodes = Awaited<ReturnType<typeof openNodes>>

function joined(relay: Node, box: Node, cinemaId: string): Peer[] {
  const ends: { relay?: Peer; box?: Peer } = {}
  ends.relay = openPeer({
    node: relay,
    send: message => setImmediate(() => ends.box?.hear(message)),
    shares: origin => ['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope),
  })
  ends.box = openPeer({
    node: box,
    send: message => setImmediate(() => ends.relay?.hear(message)),
    shares: () => true,
  })
  return [ends.relay, ends.box]
}
