import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { House } from '#core/api/house.ts'
import { openLiveHub } from '#core/api/live-hub.ts'
import { tellLive } from '#core/live/live-server.ts'
import { keepFilesHere } from '#core/content/files/file-keeper.ts'
import { openDatabase } from '#core/database/open.ts'
import { readPrivateKey } from '#core/membership/keys.ts'
import type { KeyStore } from '#core/journal/keys.ts'
import type { Mirror } from '#core/journal/mirror.ts'
import type { World } from '#core/journal/identity.ts'
import type { Anchor } from '#core/journal/identity.ts'
import { openNode } from '#core/node.ts'
import { keepSessions } from '#core/people/session-keeper.ts'
import { keepAgeing } from '#core/personal-data/ageing.ts'
import { keepRefunds } from '#core/sales/refunds/refund-keeper.ts'
import { tellCounts } from '#core/live/counts.ts'
import { keepHolds } from '#core/seating/hold-keeper.ts'
import { keepWorkingSets } from '#core/seating/working-set-keeper.ts'
import { keepDebtsSettled } from '#core/vouchers/debt-keeper.ts'
import { openBoxLink } from './box-link/box-link.ts'
import type { DirectoryEntry, RelayIdentity } from './directory.ts'

/** One exhibitor at the relay: its own journal and database, its boxes, nothing shared with its neighbours. */
export function openExhibitor(options: {
  entry: DirectoryEntry
  identity: RelayIdentity
  anchor: Anchor
  folder: string
  mirror: Mirror
  keys: KeyStore
  world: World
}) {
  const { entry, identity, mirror, world } = options
  const key = readPrivateKey(identity.privatePem)
  const node = openNode({
    signing: { own: key },
    identity: { role: 'relay', nodeId: identity.nodeId, epoch: identity.epoch, exhibitorId: entry.id },
    db: openDatabase(join(options.folder, 'relay.db')),
    mirror,
    keys: options.keys,
    world,
    anchor: options.anchor,
  })
  const live = openLiveHub(randomUUID())
  const boxes = openBoxLink(
    node,
    key,
    (_cinemaId, connected) => {
      live.emit('app', { type: 'line.changed', connected })
      if (!connected) return
      files.seek()
      debts.seek()
    },
    () => live.emit('private-exhibitor', { type: 'edits.arrived' }),
  )
  const house: House = {
    node,
    live,
    tellSeats: (scheduleId, seats) => tellCounts(house, scheduleId, seats),
    secret: identity.secret,
    line: {
      connected: boxes.connected,
      askForSeats: boxes.askForSeats,
      askForTurns: boxes.askForTurns,
      confirmed: boxes.confirmed,
      sayHeld: boxes.sayHeld,
      wantFile: boxes.wantFile,
    },
    keys: node.signing,
  }
  const quiet = tellLive(house)
  const unheard = node.standing.onChange(() => live.emit('app', { type: 'standing.changed' }))
  const letGo = keepHolds(house)
  const noSessions = keepSessions(house)
  const stopGiving = keepWorkingSets(house)
  const noRefunds = keepRefunds(node)
  const files = keepFilesHere(house)
  const debts = keepDebtsSettled(house)
  const noAgeing = keepAgeing(node)
  return {
    entry,
    identity,
    house,
    boxes,
    mirror,
    async close() {
      boxes.close()
      quiet()
      unheard()
      letGo()
      noSessions()
      stopGiving()
      noRefunds()
      files.close()
      debts.close()
      noAgeing()
      await node.close()
    },
  }
}
export type OpenExhibitor = ReturnType<typeof openExhibitor>
