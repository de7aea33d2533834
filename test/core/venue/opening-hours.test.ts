import { expect, test } from 'vitest'
import { clockOf, closedAhead, daysOf } from '#core/venue/opening-hours.ts'

test('a line of opening hours names its days, also over the end of a week', () => {
  expect(daysOf({ fromDay: 1, toDay: 5 })).toEqual([1, 2, 3, 4, 5])
  expect(daysOf({ fromDay: 6, toDay: 1 })).toEqual([6, 7, 1])
  expect(daysOf({ fromDay: 3, toDay: 3 })).toEqual([3])
  expect([clockOf(0), clockOf(1050), clockOf(1439)]).toEqual(['00:00', '17:30', '23:59'])
})

test('closed days are told until they are over, the next ones first', () => {
  const closed = [
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-11-01', to: '2026-11-20' },
    { from: '2026-11-19', to: '2026-11-21' },
  ]
  expect(closedAhead(closed, '2026-11-21', 3).map(({ from }) => from)).toEqual(['2026-11-19', '2026-12-24'])
  expect(closedAhead(closed, '2026-11-21', 1)).toHaveLength(1)
})
