import { join } from 'node:path'
import { openDatabase } from '#core/database/open.ts'
import { readPrivateKey } from '#core/membership/keys.ts'
import type { KeyStore } from '#core/journal/keys.ts'
import type { Mirror } from '#core/journal/mirror.ts'
import type { DurableIdentity, Runtime } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { openTenant } from '#core/tenant.ts'
import { openBoxLink } from './box-link/box-link.ts'
import type { DirectoryEntry, RelayIdentity } from './directory.ts'

/** One exhibitor at the relay: its own journal and database, its boxes, nothing shared with other exhibitors. */
export function openExhibitor(options: {
  entry: DirectoryEntry
  identity: RelayIdentity
  durableIdentity: DurableIdentity
  folder: string
  mirror: Mirror
  keys: KeyStore
  runtime: Runtime
}) {
  const { entry, identity, mirror, runtime } = options
  const key = readPrivateKey(identity.privatePem)
  const node = openNode({
    signing: { own: key },
    identity: { role: 'relay', nodeId: identity.nodeId, epoch: identity.epoch, exhibitorId: entry.id },
    db: openDatabase(join(options.folder, 'relay.db')),
    mirror,
    keys: options.keys,
    runtime,
    durableIdentity: options.durableIdentity,
  })
  const tenant = openTenant({
    node,
    secret: identity.secret,
    connect({ onLine, onArrived, onDevices }) {
      const boxes = openBoxLink(node, key, (_cinemaId, connected) => onLine(connected), onArrived, onDevices)
      const {
        connected,
        requestSeats,
        requestTurns,
        confirmed,
        sayHeld,
        wantFile,
        reloadDevices,
        testPrinter,
        beginRoll,
        testTerminal,
        searchDevices,
      } = boxes
      return {
        link: boxes,
        line: {
          connected,
          requestSeats,
          requestTurns,
          confirmed,
          announceHeld: sayHeld,
          wantFile,
          reloadDevices,
          testPrinter,
          beginRoll,
          testTerminal,
          searchDevices,
        },
      }
    },
  })
  return { entry, identity, mirror, tenant: tenant.tenant, boxes: tenant.link, close: tenant.close }
}
export type OpenExhibitor = ReturnType<typeof openExhibitor>
