import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Node } from '#core/journal/node.ts'
import { keepMirror } from '#core/journal/storage/mirror/mirror-keeper.ts'
import type { MirrorFile } from '#core/journal/storage/mirror/mirror-file.ts'
import { flipByte } from '../../world/rot.ts'
import { evening, rest, sell } from './machine.ts'
import { openLink } from './link.ts'

/** Small, so that an evening fills several. */
const segmentBytes = 4000

/** Looks only when the test says so. */
const careOf = (node: Node, mirror: MirrorFile) =>
  keepMirror(node, mirror, { firstMs: 1e9, betweenMs: 1e9, pieceMs: 0 })

async function wholeEvening() {
  const { box, first, relay, durableIdentity } = await evening(segmentBytes)
  await box.mirror().alone(async () => {})
  return {
    box,
    node: first,
    relay,
    durableIdentity,
    care: careOf(first, box.mirror()),
    part: `${box.mirrorPath}.000002`,
  }
}

test('a mirror that is closed in the midst of a round is looked after no longer, and closing ends', async () => {
  const { box, first } = await evening(segmentBytes)
  const mirror = box.mirror()
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
  const openIsWhole = () => (begun.resolve(), held.promise)
  const care = keepMirror(first, { ...mirror, openIsWhole }, { firstMs: 0 })
  await begun.promise
  const closed = care.close()
  held.resolve(true)
  await closed
  expect(care.condition().lookedAt).toBeNull()
})

/** Whether a new disk beside this mirror would know everything again. */
async function bringsBack(
  box: Awaited<ReturnType<typeof wholeEvening>>['box'],
  node: Node,
): Promise<boolean> {
  const held = new Set<string>()
  for await (const page of box.mirror().read()) {
    if (page.damaged) return false
    for (const { hash } of page.facts) held.add(hash)
  }
  return node.journal.since(0).every(({ hash }) => held.has(hash))
}

test('a part of the mirror that rots is found and written anew from the database, and the health page says so', async () => {
  const { box, node, care, part } = await wholeEvening()
  await care.round()
  expect(care.condition()).toMatchObject({ damage: null, lookedAt: expect.any(String) })
  expect(care.condition().segments).toBeGreaterThan(2)
  flipByte(`${part}.zst`)
  expect(await bringsBack(box, node)).toBe(false)
  await care.round()
  expect(care.condition().damage).toMatchObject({ segment: 2, mended: true })
  expect(await bringsBack(box, node)).toBe(true)
  await care.close()
})

test('a part of the mirror that has gone is written anew, also when the list of parts has gone with it', async () => {
  const { box, node, care, part } = await wholeEvening()
  rmSync(`${part}.zst`)
  rmSync(`${box.mirrorPath}.index`)
  await box.mirror().reopen()
  await care.round()
  expect(care.condition().damage).toMatchObject({ segment: 2, mended: true })
  expect(await bringsBack(box, node)).toBe(true)
  await care.close()
})

test('a line of the open file that rots is found while the box sells, and written anew', async () => {
  const { box, node, care } = await wholeEvening()
  await sell(node, 'sale-2', 'A4')
  flipByte(box.mirrorPath, 30)
  await care.round()
  expect(care.condition().damage).toMatchObject({ mended: true })
  await sell(node, 'sale-3', 'A5')
  expect(await bringsBack(box, node)).toBe(true)
  await care.close()
})

test('with the database lost and a part of the mirror too, the rest is learned from the relay, and the mirror is mended', async () => {
  const { box, node, relay, durableIdentity, care, part } = await wholeEvening()
  await care.close()
  await node.close()
  flipByte(`${part}.zst`)
  box.put()
  const again = await box.start(durableIdentity)
  expect(again.state()).toBe('recovering')
  expect(again.nodeStatus.recovery()?.reason).toBe('mirror_damaged')
  // What could be read is here already.
  expect(again.journal.count()).toBeGreaterThan(0)
  const next = careOf(again, box.mirror())
  await next.round()
  expect(next.condition().damage).toMatchObject({ segment: 2, mended: false })
  await rest(openLink(relay, again))
  expect(again.state()).toBe('ready')
  await sell(again, 'sale-2', 'A4')
  await next.round()
  expect(next.condition().damage).toMatchObject({ segment: 2, mended: true })
  expect(await bringsBack(box, again)).toBe(true)
  await next.close()
})

test('an older database beside a mirror with a damaged part still reads the sales behind it', async () => {
  const { box, node, durableIdentity, care, part } = await wholeEvening()
  const older = box.copy()
  await sell(node, 'sale-2', 'A4')
  await care.close()
  await node.close()
  flipByte(`${part}.zst`)
  box.put(older)
  const again = await box.start(durableIdentity)
  expect(again.db.prepare("SELECT count(*) FROM bills WHERE id = 'sale-2'").pluck().get()).toBe(1)
})
