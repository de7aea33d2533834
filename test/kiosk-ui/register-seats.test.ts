import { describe, expect, it } from 'vitest'
import type { Seat } from '#core/venue/arrangement.ts'
import { seatText } from '#kiosk/register/seats/seat-words.ts'
import { nearestFree } from '#core/seating/nearest-free.ts'
import { inOneRow, seatGroups, seatOfId } from '#core/seating/seat-groups.ts'

const seat = (row: string, number: number, more: Partial<Seat> = {}): Seat => ({
  id: `${row}${number}`,
  row,
  number,
  screenRow: row.charCodeAt(0) - 65,
  screenCol: number - 1,
  class: 'standard',
  online: true,
  autoassign: true,
  ...more,
})

const seats = ['F', 'G'].flatMap(row => [1, 2, 3, 4, 5].map(number => seat(row, number)))

describe('seats as people say them', () => {
  it('are told from the screen backwards, not by the letters of their rows', () => {
    const backwards = [seat('B', 1, { screenRow: 0 }), seat('A', 1, { screenRow: 1 })]
    expect(seatGroups(['A1', 'B1'], backwards).map(group => group.row)).toEqual(['B', 'A'])
  })

  it('are told row by row, from small to large', () => {
    expect(seatText(['F3', 'F2'], seats)).toBe('F 2, 3')
    expect(seatText(['G1', 'F5'], seats)).toBe('F 5 · G 1')
  })

  it('are told even before the room is known', () => {
    expect(seatText(['AA12'], [])).toBe('AA 12')
    expect(seatOfId('F12')).toEqual({ row: 'F', number: 12 })
  })
})

describe('seats parted by an aisle alone', () => {
  it('follow each other in one row', () => {
    expect(inOneRow(seatGroups(['F2', 'F3', 'F1'], seats))).toBe(true)
    expect(inOneRow(seatGroups(['F2', 'F4'], seats))).toBe(false)
    expect(inOneRow(seatGroups(['F5', 'G1'], seats))).toBe(false)
    expect(inOneRow([])).toBe(false)
  })
})

describe('one more ticket beside seats chosen by hand', () => {
  it('gets the seat next to them', () => {
    expect(nearestFree(['F2', 'F3'], 1, seats, () => true)).toEqual(['F1'])
    expect(nearestFree(['F2', 'F3'], 2, seats, () => true)).toEqual(['F1', 'F4'])
    expect(nearestFree(['F2', 'F3'], 1, seats, id => id !== 'F1')).toEqual(['F4'])
  })

  it('goes to another row only when its own is full', () => {
    expect(nearestFree(['F2', 'F3'], 1, seats, id => id.startsWith('G'))).toEqual(['G2'])
  })

  it('is never put on a place the exhibitor does not choose by itself', () => {
    const wheelchair = [seat('F', 1), seat('F', 2, { class: 'wheelchair', autoassign: false })]
    expect(nearestFree(['F1'], 1, wheelchair, () => true)).toEqual([])
    expect(nearestFree([], 1, seats, () => true)).toEqual([])
  })
})
