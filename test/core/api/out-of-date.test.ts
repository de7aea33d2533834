import { expect, test } from 'vitest'
import type { LiveEvent } from '#core/api/live-events.ts'
import { makesOutOfDate, outOfDate } from '#core/api/out-of-date.ts'
import { entities } from '#core/entities.ts'
import { liveMeaning } from '#core/live/live-facts.ts'
import type { Fact } from '#core/journal/fact.ts'

const edited = (kind: string) => ({ type: `${kind}.changed`, body: { id: 'one' } }) as Fact

test.each(Object.values(entities))(
  'whoever shows a $kind reads it again when it changes',
  ({ kind, tells }) => {
    const { events } = liveMeaning([edited(kind)])
    const keys = events.flatMap(outOfDate)
    expect(keys).toContainEqual(['entries', kind])
    for (const type of tells) expect(outOfDate({ type } as LiveEvent), type).not.toEqual([])
  },
)

test('a price rate is read again by registers and by whoever buys, a film by whoever shows the programme', () => {
  const stale = (kind: string, reading: Parameters<typeof makesOutOfDate>[1]) =>
    liveMeaning([edited(kind)]).events.some(event => makesOutOfDate(event, reading))
  expect(stale('price_rate', 'prices')).toBe(true)
  expect(stale('price_rate', 'programme')).toBe(false)
  // A page of prices.
  expect(stale('price_rate', 'content')).toBe(true)
  expect(stale('movie', 'programme')).toBe(true)
  expect(stale('voucher_type', 'vouchers')).toBe(true)
  expect(makesOutOfDate({ type: 'resync' }, 'seats')).toBe(true)
})

test('a show’s counts make its seats out of date and no other ones', () => {
  const counts = { type: 'schedule.counts', scheduleId: 'tonight' } as LiveEvent
  expect(outOfDate(counts)).toEqual([['seats', 'tonight']])
})
