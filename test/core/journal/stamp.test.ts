import { expect, test } from 'vitest'
import { heardStamp, nextStamp, readStamp, stampAheadMaxMs, writeStamp } from '#core/journal/stamp.ts'
import { edit } from '#core/programme/commands.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-house.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const text = (parts: { ms: number; counter: number }, node = 'a') => writeStamp(parts, node)

test('edits of one millisecond are told apart by a counter, in the order they were made', () => {
  const first = nextStamp({ ms: now - 1, counter: 7 }, now)
  const second = nextStamp(first, now)
  expect([first, second]).toEqual([
    { ms: now, counter: 0 },
    { ms: now, counter: 1 },
  ])
  expect(text(first) < text(second)).toBe(true)
})

test('a clock that goes back, even to 1970, never makes a new edit look old', () => {
  const before = nextStamp({ ms: 0, counter: 0 }, now)
  for (const clock of [now - 60_000, 0, -1]) {
    const after = nextStamp(before, clock)
    expect(text(after) > text(before)).toBe(true)
  }
})

test('stamps order as text the same way as by time, also across digits', () => {
  const times = [0, 35, 36, now, now + 1, 36 ** 9]
  const texts = times.map(ms => text({ ms, counter: 0 }))
  expect([...texts].sort()).toEqual(texts)
  expect(text({ ms: now, counter: 36 }) > text({ ms: now, counter: 35 })).toBe(true)
})

test('a stamp reads back as it was written, whatever the node is called', () => {
  expect(readStamp(text({ ms: now, counter: 1234 }, 'box-a.b'))).toEqual({ ms: now, counter: 1234 })
})

test('what was heard is never forgotten, but a clock far ahead is followed ten minutes at most', () => {
  const last = { ms: now, counter: 3 }
  expect(heardStamp(last, { ms: now + 1000, counter: 5 }, now)).toEqual({ ms: now + 1000, counter: 5 })
  expect(heardStamp(last, { ms: now, counter: 9 }, now)).toEqual({ ms: now, counter: 9 })
  expect(heardStamp(last, { ms: now - 1000, counter: 9 }, now)).toBe(last)
  expect(heardStamp(last, { ms: now + 10 ** 12, counter: 0 }, now)).toEqual({
    ms: now + stampAheadMaxMs,
    counter: 0,
  })
})

test('an edit made after hearing another one wins, although this clock is five minutes slow', async () => {
  const { node: relay } = await openSmallNode('relay')
  const { node: box } = openEmptyNode('box', { clock: { ms: Date.parse('2026-11-21T17:55:00+01:00') } })
  const stream = 'relay-small000.1.exhibitor'
  await relay.execute(byHand, tx => edit(tx, 'movie', 'movie-1', { title: 'By the relay' }))
  await box.receive(stream, relay.journal.after(stream, 0, 1000))
  await box.execute(byHand, tx => edit(tx, 'movie', 'movie-1', { title: 'By the box, later' }))
  expect(box.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'By the box, later' })
})

test('the last stamp survives a restart', async () => {
  const { node, clock } = await openSmallNode('box')
  const before = await node.execute(byHand, tx => tx.stamp())
  clock.ms = 0
  const { openNode } = await import('#core/journal/open-node.ts')
  const { noMirror } = await import('#core/journal/mirror.ts')
  const again = openNode({ identity: node.identity, db: node.db, mirror: noMirror(), world: node.world })
  expect((await again.execute(byHand, tx => tx.stamp())) > before).toBe(true)
})
