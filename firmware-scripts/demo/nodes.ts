import { existsSync, mkdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import { readPrivateKey } from '#core/membership/keys.ts'
import type { Node } from '#core/journal/node.ts'
import type { Log } from '#core/journal/identity.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { openKeyFiles } from '#core/journal/storage/key-file.ts'
import { openMirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { openPeerProgress, type PeerProgress } from '#core/replication/peer-progress.ts'
import { openPeer, type Peer } from '#core/replication/sync.ts'
import { worksAt } from '#core/people/secret-audience.ts'
import { partsOf } from '#core/journal/fact.ts'
import { boxDurableIdentity, identityPlace, openIdentity } from '#box/identity.ts'
import {
  openRelayIdentity,
  relayDurableIdentity,
  relayIdentityPlace,
  type DirectoryEntry,
} from '#relay/directory.ts'
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
  const runtime: Runtime = {
    now: () => clock.ms,
    random: bytes => randomBytes(bytes),
    later: work => void setImmediate(work),
    sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
    log: quiet,
  }
  const folder = join(places.relay.data, exhibitorId)
  const databasePath = join(folder, 'relay.db')
  const mirrorPath = join(places.data, 'second-disk', 'relay', `${exhibitorId}.log`)
  mkdirSync(folder, { recursive: true })
  mkdirSync(dirname(mirrorPath), { recursive: true })
  const identityAt = relayIdentityPlace(folder, mirrorPath)
  const relayIdentity = openRelayIdentity(identityAt, { id: exhibitorId, new: true } as DirectoryEntry)
  const relay = openNode({
    signing: { own: readPrivateKey(relayIdentity.privatePem) },
    identity: { role: 'relay', nodeId: relayIdentity.nodeId, epoch: relayIdentity.epoch, exhibitorId },
    db: openDatabase(databasePath),
    mirror: await openMirrorFile(mirrorPath, databasePath),
    keys: openKeyFiles(databasePath, mirrorPath),
    runtime,
    durableIdentity: relayDurableIdentity(identityAt, relayIdentity),
  })
  const boxes = new Map<string, Node>()
  const links: Link[] = []

  async function connectBoxes() {
    if (!hasBoxes) return
    for (const box of places.boxes) {
      const at = identityPlace(box.data, box.mirror)
      if (!existsSync(at.path)) continue
      const identity = openIdentity(at)
      const { nodeId, place } = identity
      const boxDatabase = join(box.data, 'box.db')
      const node = openNode({
        signing: {
          own: readPrivateKey(identity.privatePem),
          relay: { nodeId: place!.relayNodeId, publicKey: place!.relayPublicKey },
        },
        identity: { role: 'box', nodeId, epoch: place!.epoch, exhibitorId, cinemaId: box.cinemaId },
        db: openDatabase(boxDatabase),
        mirror: await openMirrorFile(box.mirror, boxDatabase),
        keys: openKeyFiles(boxDatabase, box.mirror),
        runtime,
        durableIdentity: boxDurableIdentity(at, identity, undefined),
      })
      boxes.set(box.cinemaId, node)
      links.push(...joined(relay, node, box.cinemaId))
    }
    await settled()
  }

  /** Until the boxes have connected to the relay, and all sides have confirmed everything to each other. */
  async function settled() {
    const ready = () => [...boxes.values()].every(node => node.state() === 'ready')
    const isSynced = () => !relay.nodeStatus.awaitsFirstWord()
    while (!ready() || !isSynced() || links.some(({ peer }) => peer.behind() > 0)) await runtime.sleep(5)
  }

  return {
    relay,
    relayIdentity,
    boxes,
    connectBoxes,
    settled,
    async close() {
      await settled()
      for (const { memory } of links) memory.end()
      for (const { peer } of links) peer.close()
      for (const node of [relay, ...boxes.values()]) await node.close()
    },
  }
}
export type DemoNodes = Awaited<ReturnType<typeof openNodes>>

/** One end of a connection; what it received is stored in case the box is not started later. */
type Link = { peer: Peer; memory: PeerProgress }

function joined(relay: Node, box: Node, cinemaId: string): Link[] {
  const ends: { relay?: Peer; box?: Peer } = {}
  ends.relay = openPeer({
    node: relay,
    otherId: box.identity.nodeId,
    send: message => setImmediate(() => ends.box?.receive(message)),
    shares: origin => ['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope),
    cinemaId,
    mayRead: about => worksAt(relay.catalogue, about, cinemaId),
  })
  ends.box = openPeer({
    node: box,
    otherId: relay.identity.nodeId,
    send: message => setImmediate(() => ends.relay?.receive(message)),
    shares: () => true,
  })
  return [receipt(relay, box.identity.nodeId, ends.relay), receipt(box, relay.identity.nodeId, ends.box)]
}

function receipt(node: Node, otherId: string, peer: Peer): Link {
  const memory = openPeerProgress(node, otherId, () => {})
  memory.begin(peer)
  return { peer, memory }
}
