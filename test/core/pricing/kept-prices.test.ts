import { expect, test } from 'vitest'
import { pricesAfterHold, type KeptPrices } from '#core/pricing/kept-prices.ts'

const holdMs = 600_000
const hold = (before: KeptPrices | undefined, list: string, nowMs: number, heldFor = 'show') =>
  pricesAfterHold(before, { list, heldFor, nowMs, holdMs })

test('a basket keeps the prices it was shown for as long as its hold', () => {
  expect(hold(undefined, 'old', 1000)).toEqual({ list: 'old', heldFor: 'show', untilMs: 601_000 })
})

test('a hold that is made again gives prices that are everybody’s their full time anew', () => {
  const first = hold(undefined, 'old', 0)
  expect(hold(first, 'old', 500_000).untilMs).toBe(1_100_000)
})

test('an old price lasts no longer than the hold it was shown with, however often that is made again', () => {
  let kept = hold(undefined, 'old', 0)
  for (let nowMs = 60_000; nowMs < 600_000; nowMs += 60_000) {
    kept = hold(kept, nowMs < 300_000 ? 'new' : 'newer', nowMs)
    expect(kept).toEqual({ list: 'old', heldFor: 'show', untilMs: 600_000 })
  }
  kept = hold(kept, 'newer', 600_000)
  expect(kept).toEqual({ list: 'newer', heldFor: 'show', untilMs: 1_200_000 })
})

test('a price kept for one show is none for another', () => {
  expect(hold(hold(undefined, 'old', 0), 'new', 1000, 'other')).toEqual({
    list: 'new',
    heldFor: 'other',
    untilMs: 601_000,
  })
})
