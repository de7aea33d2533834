import { expect, test } from 'vitest'
import { makeBundle, takeBundle } from '#core/offline-sync/commands.ts'
import { makeKeys } from '#core/membership/keys.ts'
import { isLacking, privatePart } from '#core/journal/storage/private-store.ts'
import { openPeer } from '#core/replication/sync.ts'
import { partsOf } from '#core/journal/fact.ts'
import { worksAt } from '#core/people/secret-audience.ts'
import { pinHash } from '#core/people/store.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Node } from '#core/journal/node.ts'
import { carrierOf, offlineSync, openSides } from '../offline-sync/sides.ts'
import { turns } from '../journal/gated-mirror.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'

/** A relay where Zoe works in the other cinema and Carl in all, each with a PIN. */
async function relayWithPins(relay: Node) {
  await relay.execute(byHand, tx => {
    changeEntry(tx, 'employee', 'zoe', {
      name: 'zoe',
      roleIds: ['role-cashier'],
      cinemaIds: ['cinema-2'],
      receivesManagementNotifications: false,
      active: true,
    })
    for (const employeeId of ['zoe', 'carl'])
      tx.append(
        'exhibitor',
        'credential.set',
        { employeeId, kind: 'pin', stamp: tx.stamp() },
        { hash: `hash of ${employeeId}` },
      )
  })
}

/** The line as the relay opens it to the first cinema's box. */
function join(relay: Node, box: Node) {
  const ends: { relay?: ReturnType<typeof openPeer>; box?: ReturnType<typeof openPeer> } = {}
  ends.relay = openPeer({
    node: relay,
    otherId: box.identity.nodeId,
    send: message => setImmediate(() => ends.box?.receive(message)),
    shares: origin => ['exhibitor', 'cinema:cinema-1'].includes(partsOf(origin).scope),
    cinemaId: 'cinema-1',
    mayRead: about => worksAt(relay.catalogue, about, 'cinema-1'),
  })
  ends.box = openPeer({
    node: box,
    otherId: relay.identity.nodeId,
    send: message => setImmediate(() => ends.relay?.receive(message)),
    shares: () => true,
  })
}

async function settled(done: () => boolean) {
  for (let round = 0; round < 2000 && !done(); round++) await turns()
  expect(done()).toBe(true)
}

test('a box is given the PINs of those who work there, and cannot read those of another cinema', async () => {
  const { node: relay } = await openSmallNode('relay', { hasBox: true })
  await relayWithPins(relay)
  const { node: box } = openEmptyNode('box')
  join(relay, box)
  await settled(() => pinHash(box, 'carl') !== undefined)
  const digest = box.db
    .prepare("SELECT digest FROM credentials WHERE employee_id = 'zoe'")
    .pluck()
    .get() as string
  expect(pinHash(box, 'carl')).toBe('hash of carl')
  expect(box.db.prepare('SELECT 1 FROM private_parts WHERE digest = ?').get(digest)).toBeDefined()
  expect([box.keys.get(digest), isLacking(box.db, digest)]).toEqual([undefined, true])
  expect(pinHash(relay, 'zoe')).toBe('hash of zoe')
})

test('whoever begins to work in a cinema can sign in there at once', async () => {
  const { node: relay } = await openSmallNode('relay', { hasBox: true })
  await relayWithPins(relay)
  const { node: box } = openEmptyNode('box')
  join(relay, box)
  await settled(() => pinHash(box, 'carl') !== undefined)
  expect(pinHash(box, 'zoe')).toBeUndefined()
  await relay.execute(byHand, tx =>
    changeEntry(tx, 'employee', 'zoe', { cinemaIds: ['cinema-1', 'cinema-2'] }),
  )
  await settled(() => pinHash(box, 'zoe') === 'hash of zoe')
})

test('a carried file brings the keys of those who work there alone', async () => {
  const { relay, box } = await openSides()
  await relayWithPins(relay.node)
  await offlineSync(relay, box)
  expect([pinHash(box.node, 'carl'), pinHash(box.node, 'zoe')]).toEqual(['hash of carl', undefined])
})

test('a carried file is read by the machine it is for, and by nobody who finds it', async () => {
  const { relay, box, relayKeys } = await openSides()
  await relayWithPins(relay.node)
  const { bytes } = await makeBundle(relay, { cinemaId: 'cinema-1', whole: true })
  expect(bytes.toString('latin1')).not.toMatch(/foyer-bundle|carl|cinema-1/)
  const finder = carrierOf('box', makeKeys(), relayKeys.publicKey)
  await expect(takeBundle(finder, bytes)).rejects.toMatchObject({ code: 'bundle_sealed' })
  expect((await takeBundle(box, bytes)).facts).toBeGreaterThan(0)
  const digest = box.node.db
    .prepare("SELECT digest FROM credentials WHERE employee_id = 'carl'")
    .pluck()
    .get()
  expect(privatePart(box.node, digest as string)).toEqual({ hash: 'hash of carl' })
})
