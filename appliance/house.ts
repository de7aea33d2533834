import { randomUUID } from 'node:crypto'
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
  const live = openLiveHub(randomUUID())
  const link = openRelayLink({
    node,
    identity,
    key,
    ...relay,
    onLine(connected) {
      live.emit('app', { type: 'line.changed', connected })
      if (!connected) return
      files.seek()
      debts.seek()
    },
    onArrived: () => live.emit('private-exhibitor', { type: 'edits.arrived' }),
    onHeld: (scheduleId, changed) => house.tellSeats(scheduleId, changed),
  })
  const house: House = {
    node,
    live,
    tellSeats: (scheduleId, seats) => tellCounts(house, scheduleId, seats),
    secret: identity.secret,
    line: {
      connected: () => link.connected(),
      askForSeats: (_cinema, scheduleId, seats) => link.askForSeats(scheduleId, seats),
      askForTurns: (_cinema, voucherId, count) => link.askForTurns(voucherId, count),
      reclaimSeats: link.reclaimSeats,
      heldOnline: link.heldOnline,
      confirmed: (_cinema, origin) => link.confirmed(origin),
      wantFile: hash => link.wantFile(hash),
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
    house,
    link,
    async close() {
      link.close()
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
