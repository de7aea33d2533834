import { expect, test } from 'vitest'
import { backoffMs } from '#core/backoff.ts'

const draws = (byte: number) => () => Uint8Array.of(byte)
const usual = { firstMs: 1000, longestMs: 60_000 }

test('waits double from the first to the longest', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 5000].map(failures => backoffMs(failures, usual, draws(128)))
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
})

test('chance shortens or lengthens a wait by a quarter, and never past the longest', () => {
  expect(backoffMs(1, usual, draws(0))).toBe(750)
  expect(backoffMs(1, usual, draws(255))).toBe(1248)
  expect(backoffMs(9, usual, draws(255))).toBe(60_000)
  expect(backoffMs(9, usual, draws(0))).toBe(45_000)
})
