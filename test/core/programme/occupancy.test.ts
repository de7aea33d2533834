import { expect, test } from 'vitest'
import { clashes, spanOf } from '#core/programme/occupancy.ts'

const start = Date.parse('2026-11-21T20:00:00+01:00')
const minutes = (count: number) => start + count * 60_000
const screen = { preShowMinutes: 15, cleaningMinutes: 20 }

test('a show keeps its room for the pre-show, the film and the cleaning', () => {
  expect(spanOf(start, screen, 100)).toEqual({
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
