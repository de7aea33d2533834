import { expect, test } from 'vitest'
import { liveLimits, manifold, openLiveBounds } from '#core/live/live-bounds.ts'

function bounded() {
  let nowMs = 0
  const bounds = openLiveBounds({ ...liveLimits, perAddress: 3, openedPerMinute: 6 }, () => nowMs)
  return { bounds, later: (ms: number) => (nowMs += ms), enter: (address = 'home') => bounds.enter(address) }
}

test('one address has so many pages open, and another one when a page is closed', () => {
  const { bounds, enter } = bounded()
  const [first] = [enter(), enter(), enter()]
  expect(enter()).toBeUndefined()
  expect(enter('next door')).toBeTypeOf('function')
  first!()
  first!()
  expect(enter()).toBeTypeOf('function')
  expect(enter()).toBeUndefined()
  expect(bounds.addresses()).toBe(2)
})

test('one address opens so many pages in a minute, however fast it closes them', () => {
  const { bounds, enter, later } = bounded()
  for (let index = 0; index < 6; index++) enter()!()
  expect(enter()).toBeUndefined()
  expect(bounds.addresses()).toBe(0)
  later(60_000)
  expect(enter()).toBeTypeOf('function')
})

test('an office of signed-in people has more pages than a visitor', () => {
  expect(manifold(liveLimits, 4)).toEqual({ ...liveLimits, perAddress: 200, openedPerMinute: 480 })
})
