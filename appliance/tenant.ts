import { openDatabase } from '#core/database/open.ts'
import { readPrivateKey } from '#core/membership/keys.ts'
import type { KeyStore } from '#core/journal/keys.ts'
import type { Mirror } from '#core/journal/mirror.ts'
import type { DurableIdentity, Runtime } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { openTenant } from '#core/tenant.ts'
import type { BoxIdentity } from './identity.ts'
import { openRelayLink } from './relay-link/relay-link.ts'

/** The box's exhibitor: its node with the connection to the relay. Needs an enrolled identity. */
export function openBoxTenant(options: {
  identity: BoxIdentity
  durableIdentity: DurableIdentity
  databasePath: string
  mirror: Mirror
  keys: KeyStore
  runtime: Runtime
  relay: { url: string; connect?: string | undefined }
}) {
  const { identity, mirror, runtime, relay } = options
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
    runtime,
    durableIdentity: options.durableIdentity,
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
          requestSeats: (_cinema, scheduleId, seats) => link.requestSeats(scheduleId, seats),
          requestTurns: (_cinema, ...ask) => link.requestTurns(...ask),
          reclaimSeats: link.reclaimSeats,
          heldOnline: link.heldOnline,
          confirmed: (_cinema, origin) => link.confirmed(origin),
          wantFile: hash => link.wantFile(hash),
        },
      }
    },
  })
}
