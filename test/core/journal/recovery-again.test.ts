import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { originOf } from '#core/journal/fact.ts'
import { edit } from '#core/programme/commands.ts'
import { byHand, openSmallNode } from '../../world/small-house.ts'
import { openLink } from './link.ts'
import { evening, markRestored, rest, sell } from './machine.ts'

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
  await twin.execute(byHand, tx => edit(tx, 'movie', 'movie-1', { title: 'Forgotten' }))
  const origin = originOf('relay-small000', between, 'exhibitor')
  await box.receive(origin, twin.journal.after(origin, 0, 1000))
  await rest(openLink(relay, box))
  expect(relay.identity.epoch).toBeGreaterThan(between)
})
