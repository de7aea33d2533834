import { describe, expect, it } from 'vitest'
import { likelyTenders } from '#kiosk/register/sale/tenders.ts'

describe('what people hand over', () => {
  it('is the sum rounded up to a note, smallest first', () => {
    expect(likelyTenders(2300)).toEqual([2500, 3000, 4000, 5000, 10000])
    expect(likelyTenders(450)).toEqual([500, 1000, 2000, 5000, 10000])
    expect(likelyTenders(9710)).toEqual([10000])
  })

  it('is more than the sum, because the exact sum has its own key', () => {
    expect(likelyTenders(5000)).toEqual([6000, 10000])
    for (let cents = 5; cents <= 30_000; cents += 5)
      expect(likelyTenders(cents).every(tender => tender > cents)).toBe(true)
  })

  it('never has more than the five places on the screen', () => {
    for (let cents = 5; cents <= 30_000; cents += 5)
      expect(likelyTenders(cents).length).toBeLessThanOrEqual(5)
  })

  it('is nothing for nothing', () => {
    expect(likelyTenders(0)).toEqual([])
  })
})
