import { expect, test } from 'vitest'
import { endOfDay, pauseBeforeDay, soonOnThisDay } from './business-day.ts'

const zone = 'Europe/Berlin'
const ten = 10 * 60_000
const at = (iso: string) => Date.parse(iso)

test('what takes ten minutes waits for the next business day in the last ten of this one, and at no other time', () => {
  for (const now of ['2026-11-29T03:49:59Z', '2026-11-29T04:00:00Z', '2026-11-28T23:00:00Z'])
    expect(pauseBeforeDay(at(now), zone, ten)).toBe(0)
  for (const now of ['2026-11-29T03:50:00Z', '2026-11-29T03:59:30Z', '2026-11-29T03:59:59Z'])
    expect(at(now) + pauseBeforeDay(at(now), zone, ten)).toBe(at('2026-11-29T04:00:01Z'))
})

test('a show soon is half an hour away, also past midnight, but never on the next business day', () => {
  const soon = (now: string) => new Date(soonOnThisDay(at(now), zone)).toISOString()
  expect(soon('2026-11-28T18:00:00Z')).toBe('2026-11-28T18:30:00.000Z')
  expect(soon('2026-11-28T22:45:00Z')).toBe('2026-11-28T23:15:00.000Z')
  expect(soon('2026-11-29T03:45:00Z')).toBe('2026-11-29T03:59:00.000Z')
  expect(soon('2026-11-29T04:00:00Z')).toBe('2026-11-29T04:30:00.000Z')
})

test('the day ends at five by the clock on the wall, also in the night that the clocks are changed', () => {
  expect(endOfDay(at('2026-10-24T20:00:00Z'), zone)).toBe(at('2026-10-25T04:00:00Z'))
  expect(endOfDay(at('2026-10-23T20:00:00Z'), zone)).toBe(at('2026-10-24T03:00:00Z'))
})
