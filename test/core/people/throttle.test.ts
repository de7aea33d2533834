import { expect, test } from 'vitest'
import { openThrottle } from '#core/people/throttle.ts'

const start = 1_000_000
/** Seconds to wait after each of so many wrong tries, made as soon as they are allowed. */
function waitsAfter(count: number) {
  const throttle = openThrottle()
  let now = start
  return Array.from({ length: count }, () => {
    now += throttle.waitSeconds('carl at register 1', now) * 1000
    throttle.wrong('carl at register 1', now)
    return throttle.waitSeconds('carl at register 1', now)
  })
}

test('four slips cost nothing; from the fifth on the wait doubles, up to a quarter of an hour', () => {
  expect(waitsAfter(13)).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900])
})

test('the wait runs down and ends by itself', () => {
  const throttle = openThrottle()
  for (let count = 0; count < 5; count++) throttle.wrong('carl', start)
  expect([0, 1, 14_999, 15_000].map(ms => throttle.waitSeconds('carl', start + ms))).toEqual([15, 15, 1, 0])
})

test('nobody can lock a colleague out from another place', () => {
  const throttle = openThrottle()
  for (let count = 0; count < 20; count++) throttle.wrong('carl at register 1', start)
  expect(throttle.waitSeconds('carl at register 2', start)).toBe(0)
})

test('the right PIN forgives everything', () => {
  const throttle = openThrottle()
  for (let count = 0; count < 5; count++) throttle.wrong('carl', start)
  throttle.right('carl')
  throttle.wrong('carl', start)
  expect(throttle.waitSeconds('carl', start)).toBe(0)
})
