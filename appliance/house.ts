import { openDatabase } from '#core/database/open.ts'
import { readPrivateKey } from '#core/membership/keys.ts'
import type { KeyStore } from '#core/journal/keys.ts'
import type { Mirror } from '#core/journal/mirror.ts'
import type { Anchor, World } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { openTenant } from '#core/tenant.ts'
import type { BoxIdentity } from './identity.ts'
import { openRelayLink } from './relay-link/relay-link.ts'

/** The box's house: its node with the line to the relay plugged in. Needs an enrolled identity. */
export function openBoxHouse(options: {
  identity: BoxIdentity
  anchor: Anchor
  databasePath: string
  mirror: Mirror
  keys: KeyStore
  world: World
  relay: { url: string; connect?: string | undefined }
}) {
  const { identity, mirror, world, relay } = options
  const place = identity.place!
  const key = readPrivateKey(identity.privatePem)
  const node = openNode({
    signing: { own: key, relay: { nodeId: place.relayNodeId, publicKey: place.relayPublicKey } },
    identity: {
      role: 'box',
      nodeId: identity.nodeId,
      epoch: place.epoch,
      exhibitorId: place.exhibitorId,
      cinemaId: place.cinemaId,
    },
    db: openDatabase(options.databasePath),
    mirror,
    keys: options.keys,
    world,
    anchor: options.anchor,
  })
  return openTenant({
    node,
    secret: identity.secret,
    connect(events) {
      const link = openRelayLink({ node, identity, key, ...relay, ...events })
      return {
        link,
        line: {
          connected: () => link.connected(),
          askForSeats: (_cinema, scheduleId, seats) => link.askForSeats(scheduleId, seats),
          askForTurns: (_cinema, voucherId, count) => link.askForTurns(voucherId, count),
          reclaimSeats: link.reclaimSeats,
          heldOnline: link.heldOnline,
          confirmed: (_cinema, origin) => link.confirmed(origin),
          wantFile: hash => link.wantFile(hash),
        },
      }
    },
  })
}
