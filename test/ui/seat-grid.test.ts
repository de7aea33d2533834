import { expect, test } from 'vitest'
import type { Seat } from '#core/venue/arrangement.ts'
import {
  loveHalf,
  openingPitch,
  rowBend,
  seatAfter,
  seatBend,
  seatRows,
  wholePitch,
  zoomedPitch,
} from '#ui/parts/seat-grid.ts'

const seat = (id: string, screenRow: number, screenCol: number, more: Partial<Seat> = {}): Seat => ({
  id,
  row: id[0]!,
  number: Number(id.slice(1)),
  screenRow,
  screenCol,
  class: 'standard',
  online: true,
  autoassign: true,
  ...more,
})

/** Row A is short; after it a gangway; B and C have an aisle in column 2. */
const tenant = () =>
  seatRows([
    seat('C2', 3, 1),
    seat('C1', 3, 0),
    seat('C3', 3, 3),
    seat('C4', 3, 4),
    seat('A1', 0, 1),
    seat('A2', 0, 3),
    seat('B1', 2, 0),
    seat('B2', 2, 1),
    seat('B3', 2, 3),
    seat('B4', 2, 4),
  ])

test('rows come from the screen backwards and their seats from left to right', () => {
  expect(tenant().map(row => [row.name, ...row.seats.map(one => one.id)])).toEqual([
    ['A', 'A1', 'A2'],
    ['B', 'B1', 'B2', 'B3', 'B4'],
    ['C', 'C1', 'C2', 'C3', 'C4'],
  ])
})

test('a step to the side crosses the aisle and stops at the wall', () => {
  expect(seatAfter(tenant(), 'B2', 'right')).toBe('B3')
  expect(seatAfter(tenant(), 'B3', 'left')).toBe('B2')
  expect(seatAfter(tenant(), 'B4', 'right')).toBe('B4')
})

test('a step forwards or backwards lands on the nearest seat and crosses the gangway', () => {
  expect(seatAfter(tenant(), 'A2', 'awayFromScreen')).toBe('B3')
  expect(seatAfter(tenant(), 'B4', 'towardsScreen')).toBe('A2')
  expect(seatAfter(tenant(), 'B1', 'towardsScreen')).toBe('A1')
  expect(seatAfter(tenant(), 'A1', 'towardsScreen')).toBe('A1')
  expect(seatAfter(tenant(), 'C2', 'awayFromScreen')).toBe('C2')
})

test('there are ways to the ends of the row and of the exhibitor', () => {
  expect(seatAfter(tenant(), 'B2', 'rowStart')).toBe('B1')
  expect(seatAfter(tenant(), 'B2', 'rowEnd')).toBe('B4')
  expect(seatAfter(tenant(), 'B2', 'first')).toBe('A1')
  expect(seatAfter(tenant(), 'B2', 'last')).toBe('C4')
})

test('a seat that is no longer in the hall leads nowhere', () => {
  expect(seatAfter(tenant(), 'Z9', 'right')).toBe('Z9')
})

test('a row is straight in the middle and bends to both walls alike', () => {
  expect(rowBend(10, 21)).toBe(0)
  expect(rowBend(0, 21)).toBe(rowBend(20, 21))
  expect(rowBend(0, 80)).toBe(0.5)
  expect(rowBend(0, 1)).toBe(0)
})

test('the halves of a love seat know their side and are bent together', () => {
  const left = seat('L1', 0, 0, { class: 'love', pairedWith: 'L2' })
  const right = seat('L2', 0, 1, { class: 'love', pairedWith: 'L1' })
  const [row] = seatRows([left, right, seat('L3', 0, 2)])
  expect([loveHalf(left, row!), loveHalf(right, row!)]).toEqual(['left', 'right'])
  expect(seatBend(left, row!, 9)).toBe(seatBend(right, row!, 9))
})

test('a love seat whose mate is across the aisle is drawn as two seats', () => {
  const left = seat('L1', 0, 0, { class: 'love', pairedWith: 'L2' })
  const [row] = seatRows([left, seat('L2', 0, 2, { class: 'love', pairedWith: 'L1' })])
  expect(loveHalf(left, row!)).toBeNull()
})

test('a phone never opens the plan smaller than a thumb can hit, a desk never larger than it needs', () => {
  expect(openingPitch(288, 40, 'reading')).toBe(24)
  expect(openingPitch(1600, 10, 'reading')).toBe(46)
  expect(openingPitch(1200, 20, 'touch')).toBeGreaterThanOrEqual(48)
})

test('zooming out ends with the whole room in sight, zooming in with seats of 60 px', () => {
  expect(zoomedPitch(24, -1, 8)).toBe(8)
  expect(zoomedPitch(8, -1, 8)).toBe(8)
  expect(zoomedPitch(8, 1, 8)).toBe(24)
  expect(zoomedPitch(46, 1, 8)).toBe(60)
  expect(zoomedPitch(60, 1, 8)).toBe(60)
})

test('a plan that is too high for its zone is drawn smaller, as far as a finger can hit its seats', () => {
  expect(wholePitch(31.5, 440, 0)).toBe(31.5)
  expect(wholePitch(31.5, 440, 31)).toBe(29.2)
  expect(wholePitch(31.5, 440, 300)).toBe(24)
  // Not drawn yet.
  expect(wholePitch(32, 0, 10)).toBe(32)
})
