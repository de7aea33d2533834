import { expect, test } from 'vitest'
import { Refusal } from '#core/refusal.ts'
import { openThrottle, type Throttle, type Try, type TryKey } from '#core/people/throttle.ts'

const start = 1_000_000
const carl: TryKey = { key: 'carl at register 1', longestWaitSeconds: 900, forgives: true }
const address: TryKey = { key: 'register 1', longestWaitSeconds: 900, forgives: false }

/** Seconds to wait before the next try; 0 when it is allowed. Such a look counts nothing. */
function waitSeconds(throttle: Throttle, key: TryKey, nowMs: number): number {
  const begun = begin(throttle, [key], nowMs)
  if (typeof begun === 'number') return begun
  begun.abandon()
  return 0
}

function begin(throttle: Throttle, keys: TryKey[], nowMs: number): Try | number {
  try {
    return throttle.begin(keys, nowMs)
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'login_throttled') return Number(cause.details['seconds'])
    throw cause
  }
}

function wrong(throttle: Throttle, key: TryKey, nowMs = start, times = 1) {
  for (let count = 0; count < times; count++) throttle.begin([key], nowMs).wrong()
}

test('four slips cost nothing; from the fifth on the wait doubles, up to a quarter of an hour', () => {
  const throttle = openThrottle()
  let nowMs = start
  const waits = Array.from({ length: 13 }, () => {
    throttle.begin([carl], nowMs).wrong()
    const seconds = waitSeconds(throttle, carl, nowMs)
    nowMs += seconds * 1000
    return seconds
  })
  expect(waits).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900])
})

test('the wait runs down and ends by itself', () => {
  const throttle = openThrottle()
  wrong(throttle, carl, start, 5)
  expect([0, 1, 14_999, 15_000].map(ms => waitSeconds(throttle, carl, start + ms))).toEqual([15, 15, 1, 0])
})

test('of a burst of two hundred tries five are evaluated, and one after the wait', () => {
  const throttle = openThrottle()
  const burst = (nowMs: number) =>
    Array.from({ length: 200 }, () => begin(throttle, [carl], nowMs)).filter(each => typeof each !== 'number')
  const begun = burst(start)
  expect(begun).toHaveLength(5)
  for (const each of begun) each.wrong()
  expect(burst(start + 15_000)).toHaveLength(1)
})

test('nobody can lock a colleague out from another place', () => {
  const throttle = openThrottle()
  wrong(throttle, carl, start, 5)
  expect(waitSeconds(throttle, { ...carl, key: 'carl at register 2' }, start)).toBe(0)
})

test('the right PIN forgives what was wrong at this name, and at an address only takes itself back', () => {
  const throttle = openThrottle()
  for (let count = 0; count < 4; count++) throttle.begin([carl, address], start).wrong()
  throttle.begin([carl, address], start).right()
  wrong(throttle, carl, start, 4)
  expect(waitSeconds(throttle, carl, start)).toBe(0)
  wrong(throttle, address)
  expect(waitSeconds(throttle, address, start)).toBe(15)
})

test('a try that was never evaluated is given back', () => {
  const throttle = openThrottle()
  for (let count = 0; count < 20; count++) throttle.begin([carl], start).abandon()
  expect(throttle.size()).toBe(0)
  wrong(throttle, carl, start, 4)
  expect(waitSeconds(throttle, carl, start)).toBe(0)
})

test('two quiet hours forget everything', () => {
  const throttle = openThrottle()
  wrong(throttle, carl, start, 5)
  const later = start + 2 * 3_600_000
  wrong(throttle, carl, later, 4)
  expect(waitSeconds(throttle, carl, later)).toBe(0)
})

test('a flood of names forgets no wait and takes no more than its room', () => {
  const throttle = openThrottle(10)
  wrong(throttle, carl, start, 5)
  for (let count = 0; count < 500; count++) wrong(throttle, { ...address, key: `stranger ${count}` })
  expect(waitSeconds(throttle, carl, start)).toBe(15)
  expect(throttle.size()).toBe(11)
})

test('where too many wait nobody new may try, until the waits are forgotten', () => {
  const throttle = openThrottle(3)
  for (const name of ['a', 'b', 'c']) wrong(throttle, { ...carl, key: name }, start, 5)
  expect(waitSeconds(throttle, carl, start)).toBe(15)
  expect(waitSeconds(throttle, carl, start + 2 * 3_600_000)).toBe(0)
})
