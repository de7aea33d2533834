import { expect, test } from 'vitest'
import { seatRanges, ticketsByShow } from '#core/billing/bill-title.ts'

const ticket = (scheduleId: string, seatId: string, freeSeating = false) => ({
  kind: 'ticket' as const,
  scheduleId,
  seatId,
  freeSeating,
  quantity: 1,
})
const shows = [
  { scheduleId: 'late', movieTitle: 'Pina', start: '2026-11-23T20:30:00+01:00' },
  { scheduleId: 'early', movieTitle: 'Sinners', start: '2026-11-23T16:45:00+01:00' },
]

test('a purchase is known by its film, when it begins and its seats, the earliest show first', () => {
  const lines = [ticket('late', 'A1'), ticket('early', 'K9'), ticket('early', 'K8')]
  expect(ticketsByShow(lines, shows)).toEqual([
    { movieTitle: 'Sinners', start: '2026-11-23T16:45:00+01:00', seats: 'K 8–9', count: 2 },
    { movieTitle: 'Pina', start: '2026-11-23T20:30:00+01:00', seats: 'A 1', count: 1 },
  ])
})

test('free seating names no seats, and a show that is not known here comes last', () => {
  const lines = [ticket('gone', 'B1'), ticket('early', 'place-1', true)]
  expect(ticketsByShow(lines, shows)).toEqual([
    { movieTitle: 'Sinners', start: '2026-11-23T16:45:00+01:00', seats: '', count: 1 },
    { movieTitle: '', start: '', seats: 'B 1', count: 1 },
  ])
})

test('popcorn alone has no title', () => {
  expect(ticketsByShow([{ kind: 'product', quantity: 2 }], shows)).toEqual([])
})

test.each([
  [['K8', 'K9'], 'K 8–9'],
  [['K12', 'K9', 'K8', 'L1'], 'K 8–9, 12 · L 1'],
  [['A1', 'A3', 'A5'], 'A 1, 3, 5'],
  [[], ''],
])('%s reads as %s', (seats, text) => {
  expect(seatRanges(seats)).toBe(text)
})
