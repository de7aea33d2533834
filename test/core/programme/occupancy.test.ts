import { expect, test } from 'vitest'
import { clashes, spanOf, nextFreeStart } from '#core/programme/occupancy.ts'

const start = Date.parse('2026-11-21T20:00:00+01:00')
const minutes = (count: number) => start + count * 60_000
const screen = { preShowMinutes: 15, cleaningMinutes: 20 }

test('a show keeps its room for the pre-show, the film and the cleaning', () => {
  expect(spanOf(start, screen, { runtimeMinutes: 100 })).toEqual({
    startMs: start,
    featureMs: minutes(15),
    endMs: minutes(115),
    readyMs: minutes(135),
  })
})

const show = (id: string, from: number, until: number) => ({
  id,
  startMs: minutes(from),
  readyMs: minutes(until),
})
const evening = [show('early', -200, -60), show('main', 0, 135), show('late', 150, 280)]

test.each([
  ['begins when the cleaning ends and ends when the next begins', 135, 150, []],
  ['begins a minute before the cleaning ends', 134, 150, ['main']],
  ['ends a minute into the next show', 135, 151, ['late']],
  ['lies inside another one', 30, 60, ['main']],
  ['lies around two others', -10, 300, ['main', 'late']],
  ['lies between two others', -60, 0, []],
])('a show that %s', (_, from, until, ids) => {
  expect(clashes(show('new', from, until), evening).map(other => other.id)).toEqual(ids)
})

test('the next free time is on whole five minutes, after everybody who is in the way', () => {
  const at = (start: number, ready: number) => ({ startMs: start * 60_000, readyMs: ready * 60_000 })
  const others = [at(0, 100), at(150, 201), at(400, 500)]
  const next = (from: number, length: number) =>
    nextFreeStart(from * 60_000, length * 60_000, others) / 60_000
  expect(next(20, 50)).toBe(100)
  expect(next(20, 60)).toBe(205)
  expect(next(103, 10)).toBe(105)
  expect(next(20, 200)).toBe(500)
  expect(nextFreeStart(0, 60_000, [])).toBe(0)
})
