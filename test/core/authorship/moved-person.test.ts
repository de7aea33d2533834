import { beforeEach, expect, test } from 'vitest'
import type { Node, Tx } from '#core/journal/node.ts'
import { verify } from '#core/node.ts'
import { setActive, setPinHash } from '#core/people/commands.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { furnish } from '../../simulation/furnish.ts'
import { byHand, openEmptyNode } from '../../world/small-exhibitor.ts'
import { openLink } from '../journal/link.ts'
import { relaySetBack } from '../journal/set-back.ts'

const second = { nodeId: 'box-second0000', cinemaId: 'cinema-2' }
const manager = { employeeId: 'mia' } as Parameters<typeof setActive>[3]

let relay: Node
let box: Node
let link: ReturnType<typeof openLink>

/** Two cinemas, and Ugo, who works in the second one. */
beforeEach(async () => {
  const opened = openEmptyNode('relay')
  relay = opened.node
  await relay.execute(byHand, tx => furnish(tx, 2))
  await relay.execute(byHand, tx => changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-2'] }))
  box = openEmptyNode('box', { identity: second, clock: opened.clock }).node
  link = openLink(relay, box, second.cinemaId)
  await link.settle()
})

test.each<[string, (tx: Tx) => unknown]>([
  ['shuts somebody out', tx => setActive(tx, 'ugo', false, manager)],
  ['gives somebody a PIN', tx => setPinHash(tx, 'ugo', 'hash')],
])('a box that %s whom the relay moves to another cinema meanwhile keeps its line', async (_, say) => {
  link.cut()
  await box.execute(byHand, say)
  await relay.execute(byHand, tx => changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-1'] }))
  link.mend()
  await link.settle()
  expect([link.breaches, link.peers.relay.trouble(), link.peers.box.trouble()]).toEqual([[], null, null])
  const origin = `${second.nodeId}.1.exhibitor`
  expect(relay.journal.head(origin).hash).toBe(box.journal.head(origin).hash)
  expect(relay.journal.head(origin).seq).toBe(1)
  expect(relay.catalogue.get('employee', 'ugo')).toMatchObject({ cinemaIds: ['cinema-1'] })
  expect(box.catalogue.get('employee', 'ugo')).toEqual(relay.catalogue.get('employee', 'ugo'))
  expect(verify(relay.db)).toEqual([])
})

test('once it has heard that somebody was moved away, a box does not name that person any more', async () => {
  await relay.execute(byHand, tx => changeEntry(tx, 'employee', 'ugo', { cinemaIds: ['cinema-1'] }))
  await link.settle()
  for (const say of [
    (tx: Tx) => setActive(tx, 'ugo', false, manager),
    (tx: Tx) => setPinHash(tx, 'ugo', 'hash'),
  ])
    await expect(box.execute(byHand, say)).rejects.toMatchObject({ code: 'set_at_relay' })
})

test('a box that gave a PIN to somebody whom its relay has forgotten keeps its line, and its relay learns of both', async () => {
  const copy = relay.db.raw.serialize()
  await relay.execute(byHand, tx => changeEntry(tx, 'employee', 'carl', { cinemaIds: ['cinema-2'] }))
  await link.settle()
  link.cut()
  await box.execute(byHand, tx => setPinHash(tx, 'carl', 'hash'))

  // The relay's machine was set back; its box's own stream comes to it first.
  const again = relaySetBack(copy)
  const line = openLink(again, box, second.cinemaId)
  const origin = `${second.nodeId}.1.exhibitor`
  const heard = async () => {
    await line.settle()
    return again.journal.head(origin).seq
  }
  await expect.poll(heard, { timeout: 10_000 }).toBe(1)
  expect([line.breaches, line.peers.relay.trouble()]).toEqual([[], null])
  expect(again.catalogue.get('employee', 'carl')).toMatchObject({ cinemaIds: ['cinema-2'] })
  expect(verify(again.db)).toEqual([])
  await again.close()
})
