import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closeBehind } from '#core/journal/epochs.ts'
import { originOf } from '#core/journal/fact.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { breakGlass } from '#core/recovery/commands.ts'
import { byHand, openSmallNode } from '../../world/small-house.ts'
import { openLink } from './link.ts'
import { evening, markRestored, rest, sell } from './machine.ts'
import { receiveSigned } from '../../world/signed.ts'

/** A box that lost its newest sale and recovers; a copy of it is made in that state, and it recovers to its end. */
async function copiedWhileRecovering() {
  const { box, relay, first, link, anchor, kept } = await evening()
  await link.settle()
  link.cut()
  first.standing.begin('till_knows_more')
  const [copy, mirror, askId] = [
    box.copy(),
    readFileSync(box.mirrorPath, 'utf8'),
    first.standing.recovery()!.askId,
  ]
  const later = openLink(relay, first)
  await rest(later)
  expect([first.state(), first.identity.epoch]).toEqual(['ready', 2])
  await sell(first, 'sale-2', 'A4')
  await rest(later)
  later.cut()
  await first.close()
  return {
    relay,
    askId,
    /** The copy stands where both disks were lost. */
    async putBack(markedAt?: string) {
      box.put(copy)
      if (markedAt) box.restored(markedAt)
      writeFileSync(box.mirrorPath, markedAt ? '' : mirror)
      kept.epoch = 1
      return box.start(anchor, 1)
    },
  }
}

test('a copy made while a box recovered asks a question of its own when it is put back', async () => {
  const { relay, askId, putBack } = await copiedWhileRecovering()
  const node = await putBack('2026-11-21T20:00:00.000Z')
  expect(node.standing.recovery()?.askId).not.toBe(askId)
  await rest(openLink(relay, node))
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 3])
  await expect(sell(node, 'sale-3', 'A4')).rejects.toMatchObject({ code: 'seat_taken' })
})

test('an epoch it has written in is not gone on in, also when nobody has marked the copy', async () => {
  const { relay, askId, putBack } = await copiedWhileRecovering()
  const node = await putBack()
  expect(node.standing.recovery()?.askId).toBe(askId)
  await rest(openLink(relay, node))
  expect([node.state(), node.identity.epoch]).toEqual(['ready', 3])
})

test('a start in the middle of a recovery asks the same question again', async () => {
  const { box, first, link, anchor } = await evening()
  await link.settle()
  const copy = box.copy()
  link.cut()
  await first.close()
  box.put(copy)
  box.restored()
  writeFileSync(box.mirrorPath, '')
  const once = await box.start(anchor)
  const { askId } = once.standing.recovery()!
  const recovering = box.copy()
  await once.close()
  box.put(recovering)
  writeFileSync(box.mirrorPath, '')
  const again = await box.start(anchor)
  expect(again.standing.recovery()?.askId).toBe(askId)
})

test('a recovering relay that is put back once more leaves that epoch too, as the mark or its box tells', async () => {
  const { node: relay } = await openSmallNode('relay', { hasBox: true })
  markRestored(relay.db.raw, '2026-11-21T09:00:00.000Z')
  relay.standing.begin('database_restored')
  const [before, askId] = [relay.identity.epoch, relay.standing.recovery()!.askId]
  relay.standing.begin('database_restored')
  expect([relay.identity.epoch, relay.standing.recovery()!.askId]).toEqual([before, askId])
  markRestored(relay.db.raw, '2026-11-21T20:00:00.000Z')
  relay.standing.begin('database_restored')
  const between = relay.identity.epoch
  expect(between).toBeGreaterThan(before)

  // What a box was told of this epoch, and the relay has forgotten, it wrote before it was put back.
  const { node: twin } = await openSmallNode('relay', { hasBox: true, identity: { epoch: between } })
  const { node: box } = await openSmallNode('box')
  await twin.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Forgotten' }))
  const origin = originOf('relay-small000', between, 'exhibitor')
  await receiveSigned(box, origin, twin.journal.after(origin, 0, 1000))
  await rest(openLink(relay, box))
  expect(relay.identity.epoch).toBeGreaterThan(between)
})

/** The box of the evening runs on; another machine with its files has been given the next epoch. */
async function replaced() {
  const { box, relay, first, link, anchor } = await evening()
  await link.settle()
  await relay.execute(byHand, tx => {
    const [closed, own] = [
      first.journal.heads().filter(({ origin }) => origin.startsWith('box-')),
      'elsewhere.1',
    ]
    const body = { nodeId: first.identity.nodeId, epoch: 2, askId: own, reason: 'machine_changed', closed }
    tx.append('exhibitor', 'epoch.opened', body)
  })
  await rest(link)
  expect(first.standing.recovery()).toMatchObject({ reason: 'taken_over', confirmed: false })
  return { box, relay, first, link, anchor }
}

test('a person says once which machine is right: other epochs heard meanwhile do not ask again', async () => {
  const { first, relay, link } = await replaced()
  link.cut()
  first.standing.confirm()
  const { askId } = first.standing.recovery()!
  first.standing.heed()
  expect(first.standing.recovery()).toMatchObject({ confirmed: true, askId })
  await rest(openLink(relay, first))
  expect([first.state(), first.identity.epoch]).toEqual(['ready', 3])
})

test('a machine that a person has said is right may break the glass, and its sales are taken over', async () => {
  const { first, relay, link } = await replaced()
  link.cut()
  first.standing.confirm()
  await breakGlass(first, byHand)
  first.standing.heed()
  expect(first.standing.glass()).toMatchObject({ before: 2 })
  await sell(first, 'sale-alone', 'A6')
  await rest(openLink(relay, first))
  expect([first.state(), first.standing.glass()]).toEqual(['ready', null])
  expect(relay.db.prepare("SELECT status FROM bills WHERE id = 'sale-alone'").pluck().get()).toBe('settled')
})

test('an old question is never the way back: a box goes on beyond every epoch it has lived in', async () => {
  const { box, relay, first, link, anchor, kept } = await evening()
  await link.settle()
  link.cut()
  first.standing.begin('till_knows_more')
  const copy = box.copy()
  await rest(openLink(relay, first))
  await first.close()
  // It broke the glass since, and both disks of that life are lost; only the file beside them tells.
  kept.epoch = 4000
  box.put(copy)
  const node = await box.start(anchor, 4000)
  await rest(openLink(relay, node))
  expect(node.state()).toBe('ready')
  expect(node.identity.epoch).toBeGreaterThan(4000)
  expect((await sell(node, 'sale-2', 'A6')).number).toBeTruthy()
})

test('a relay that heard its last cinema in a commit told to have failed has recovered all the same', async () => {
  const { relay, first, link } = await evening()
  await rest(link)
  link.cut()
  relay.standing.begin('database_restored')
  const recovery = relay.standing.recovery()!
  // As its own fact was kept, and nothing that was to follow it was done.
  await relay.execute(byHand, tx => closeBehind(tx, recovery, 'cinema-1'))
  expect(relay.state()).toBe('recovering')
  await rest(openLink(relay, first))
  expect(relay.state()).toBe('ready')
})

test('a box whose clock was ahead when it recovered listens to its registers for ten minutes once that is put right', async () => {
  const { node, clock } = await openSmallNode('box')
  clock.ms += 3 * 24 * 3_600_000
  node.standing.begin('peer_knows_more')
  node.standing.finish(2)
  clock.ms -= 3 * 24 * 3_600_000
  expect(node.standing.listens()).toBe(true)
  clock.ms += 9 * 60_000
  expect(node.standing.listens()).toBe(true)
  clock.ms += 61_000
  expect(node.standing.listens()).toBe(false)
})
