import { expect, test } from 'vitest'
import {
  mergeStamp,
  nextStamp,
  readStamp,
  stampAfter,
  stampAheadMaxMs,
  writeStamp,
} from '#core/journal/stamp.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { byHand, openEmptyNode, openSmallNode } from '../../world/small-exhibitor.ts'
import { ownKeys } from '../../world/keys.ts'
import { receiveSigned } from '../../world/signed.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const stream = 'relay-small000.1.exhibitor'
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
  expect(mergeStamp(last, { ms: now + 1000, counter: 5 }, now)).toEqual({ ms: now + 1000, counter: 5 })
  expect(mergeStamp(last, { ms: now, counter: 9 }, now)).toEqual({ ms: now, counter: 9 })
  expect(mergeStamp(last, { ms: now - 1000, counter: 9 }, now)).toBe(last)
  expect(mergeStamp(last, { ms: now + 10 ** 12, counter: 0 }, now)).toEqual({
    ms: now + stampAheadMaxMs,
    counter: 0,
  })
})

test('an edit made after hearing another one wins, although this clock is five minutes slow', async () => {
  const { node: relay } = await openSmallNode('relay')
  const { node: box } = openEmptyNode('box', { clock: { ms: Date.parse('2026-11-21T17:55:00+01:00') } })
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the relay' }))
  await receiveSigned(box, stream, relay.journal.after(stream, 0, 1000))
  await box.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the box, later' }))
  expect(box.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'By the box, later' })
})

test('the last stamp survives a restart', async () => {
  const { node, clock } = await openSmallNode('box')
  const before = await node.execute(byHand, tx => tx.stamp())
  clock.ms = 0
  const { openNode } = await import('#core/node.ts')
  const { noMirror } = await import('#core/journal/mirror.ts')
  const again = openNode({
    signing: ownKeys(node.identity.nodeId),
    identity: node.identity,
    db: node.db,
    mirror: noMirror(),
    runtime: node.runtime,
  })
  expect((await again.execute(byHand, tx => tx.stamp())) > before).toBe(true)
})

test('a million edits heard in one batch of one millisecond leave the order whole', () => {
  let last = { ms: now, counter: 0 }
  for (let counter = 0; counter < 1_000_000; counter++) last = mergeStamp(last, { ms: now, counter }, now)
  expect(last).toEqual({ ms: now, counter: 999_999 })
  const full = { ms: now, counter: 36 ** 5 - 1 }
  const carried = nextStamp(full, now)
  expect(text(carried) > text(full)).toBe(true)
  expect(readStamp(text(carried))).toEqual({ ms: now + 1, counter: 0 })
})

test('a stamp that is none changes nothing of what is remembered', () => {
  const last = { ms: now, counter: 3 }
  for (const broken of ['', '?', 'abc', '~~~~~~~~~~~~~~~~'])
    expect(mergeStamp(last, readStamp(broken), now)).toBe(last)
})

test('an edit is stamped just after the newest it has seen, and by the clock when that is later', () => {
  const seen = [text({ ms: now + 10 ** 12, counter: 4 }, 'b'), text({ ms: now, counter: 9 }, 'c')]
  const own = text({ ms: now, counter: 0 })
  expect(stampAfter(own, seen, 'a')).toBe(text({ ms: now + 10 ** 12, counter: 5 }))
  expect(stampAfter(own, [text({ ms: now - 1, counter: 0 }, 'b')], 'a')).toBe(own)
  expect(stampAfter(own, [], 'a')).toBe(own)
})

test('what a clock of the year 2099 has written can be changed again by everybody who sees it', async () => {
  const { node: relay } = await openSmallNode('relay', { believes: 'anybody' })
  const far = { ms: Date.parse('2099-01-01T00:00:00Z') }
  const { node: wrong } = openEmptyNode('relay', {
    clock: far,
    identity: { nodeId: 'relay-wrong' },
    believes: 'anybody',
  })
  await wrong.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'From the future' }))
  const future = wrong.journal.after('relay-wrong.1.exhibitor', 0, 1000)
  await receiveSigned(relay, 'relay-wrong.1.exhibitor', future)
  expect(relay.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'From the future' })
  await relay.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'Put right' }))
  expect(relay.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Put right' })
  await receiveSigned(wrong, stream, relay.journal.after(stream, 0, 1000))
  expect(wrong.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'Put right' })
  // The bad clock is not caught: other entries are stamped by this node's own time, ten minutes ahead at most.
  const stamp = await relay.execute(byHand, tx => tx.stamp())
  expect(readStamp(stamp).ms).toBeLessThanOrEqual(relay.runtime.now() + stampAheadMaxMs)
})

test('a new box whose clock stands at 1970 can edit what it has received, and is not overruled by the old value', async () => {
  const { node: relay } = await openSmallNode('relay')
  const { node: box } = openEmptyNode('box', { clock: { ms: 0 } })
  await receiveSigned(box, stream, relay.journal.after(stream, 0, 1000))
  await box.execute(byHand, tx => changeEntry(tx, 'movie', 'movie-1', { title: 'By the box' }))
  expect(box.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'By the box' })
  const from = 'box-small00000.1.exhibitor'
  await receiveSigned(relay, from, box.journal.after(from, 0, 1000))
  expect(relay.catalogue.get('movie', 'movie-1')).toMatchObject({ title: 'By the box' })
})
