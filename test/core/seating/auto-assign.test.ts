import { expect, test } from 'vitest'
import { chance } from '#scripts/demo/data/chance.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { proposeSeats } from '#core/seating/propose.ts'
import { noRules } from '#core/seating/party-rules.ts'
import { autoAssignAlgorithms } from '#core/venue/screen.ts'

const rows = 'ABCDEFGHI'

/** A room of so many rows and columns; `plan` may leave seats out. */
function rowsOfSeats(
  rowCount: number,
  columns: number,
  exists: (id: string) => boolean = () => true,
): Seat[] {
  return Array.from({ length: rowCount * columns }, (_, index): Seat => {
    const [screenRow, screenCol] = [Math.floor(index / columns), index % columns]
    const row = rows[screenRow]!
    return {
      id: `${row}${screenCol + 1}`,
      row,
      number: screenCol + 1,
      screenRow,
      screenCol,
      class: 'standard',
      online: true,
      autoassign: true,
    }
  }).filter(seat => exists(seat.id))
}

type Wish = { count: number; algorithm?: (typeof autoAssignAlgorithms)[number]; clearance?: number }

/** Who gets which seats when those named are taken. */
function chosen(
  seats: Seat[],
  taken: string[],
  { count, algorithm = 'top_left', clearance = 0 }: Wish,
): string {
  const stateOf = (id: string) => (taken.includes(id) ? 'sold' : 'free')
  const found = proposeSeats({ seats, stateOf }, count, { algorithm, clearance, rules: noRules })
  return (found?.seats ?? []).map(seat => seat.id).join(' ')
}

test.each([
  ['top_left', 'A1 A2'],
  ['top_right', 'A8 A9'],
  ['bottom_left', 'G1 G2'],
  ['bottom_right', 'G8 G9'],
  ['centre_left', 'E4 E5'],
  ['centre_right', 'E5 E6'],
] as const)('the first pair in an empty room goes where %s begins', (algorithm, seats) => {
  expect(chosen(rowsOfSeats(7, 9), [], { count: 2, algorithm })).toBe(seats)
})

test.each(autoAssignAlgorithms)('%s keeps a party in one row as long as any row has room', algorithm => {
  const seats = rowsOfSeats(4, 6)
  const taken = seats.filter(seat => seat.row !== 'C' && seat.number % 2 === 0).map(seat => seat.id)
  expect(chosen(seats, taken, { count: 5, algorithm })).toMatch(/^C\d C\d C\d C\d C\d$/)
})

test('an aisle parts a row: a party does not sit across it', () => {
  const seats = rowsOfSeats(2, 7, id => !id.endsWith('4'))
  expect(chosen(seats, ['A1'], { count: 3 })).toBe('A5 A6 A7')
})

test('only when no row has room a party is split, into as few groups as can be and near each other', () => {
  const taken = ['A4', 'A5', 'A6', 'B3', 'C1', 'C2', 'C4', 'C5', 'C6', 'D2', 'D4', 'D6']
  expect(chosen(rowsOfSeats(4, 6), taken, { count: 5 })).toBe('A1 A2 A3 B1 B2')
  const seats = rowsOfSeats(3, 6)
  const free = ['C1', 'C2', 'C3', 'C4', 'A6', 'B1']
  const others = seats.map(seat => seat.id).filter(id => !free.includes(id))
  expect(chosen(seats, others, { count: 5 })).toBe('B1 C1 C2 C3 C4')
})

test('the clearance between two parties is kept while the room allows it', () => {
  const seats = rowsOfSeats(1, 10)
  expect(chosen(seats, ['A1', 'A2'], { count: 2, clearance: 2 })).toBe('A5 A6')
  expect(chosen(seats, ['A1', 'A2'], { count: 2, clearance: 0 })).toBe('A3 A4')
})

test('when the room is full enough, people sit side by side after all', () => {
  expect(chosen(rowsOfSeats(1, 6), ['A1', 'A2', 'A5', 'A6'], { count: 2, clearance: 2 })).toBe('A3 A4')
})

test('no lone seat is left between two parties, or beside a wall, while there is another way', () => {
  const seats = rowsOfSeats(1, 9)
  expect(chosen(seats, ['A4'], { count: 2 })).toBe('A5 A6')
  expect(chosen(seats, ['A6'], { count: 2, algorithm: 'top_right' })).toBe('A4 A5')
  expect(chosen(seats, ['A1', 'A5'], { count: 2 })).toBe('A6 A7')
})

test('more people than free seats get none, and nobody gets none', () => {
  expect(chosen(rowsOfSeats(2, 3), ['A1'], { count: 6 })).toBe('')
  expect(chosen(rowsOfSeats(2, 3), [], { count: 0 })).toBe('')
  expect(chosen([], [], { count: 1, algorithm: 'centre_left', clearance: 2 })).toBe('')
})

test.each(autoAssignAlgorithms)(
  '%s gives exactly as many free seats as asked, whatever the room looks like',
  algorithm => {
    for (let luck = 0; luck < 150; luck++) {
      const draw = (what: string) => chance(algorithm, luck, what)
      const seats = rowsOfSeats(
        1 + Math.floor(draw('rows') * 8),
        1 + Math.floor(draw('columns') * 12),
        id => draw(id) < 0.9,
      )
      const full = draw('full')
      const free = seats.filter(seat => draw(`taken ${seat.id}`) > full)
      const count = 1 + Math.floor(draw('count') * 9)
      const known = new Set(free)
      const at = new Map(seats.map(seat => [seat.id, known.has(seat) ? 'free' : 'sold'] as const))
      const giving = { algorithm, clearance: Math.floor(draw('clearance') * 4), rules: noRules }
      const given = proposeSeats({ seats, stateOf: id => at.get(id)! }, count, giving)?.seats ?? []
      expect(given).toHaveLength(free.length >= count ? count : 0)
      expect(new Set(given).size).toBe(given.length)
      expect(given.every(seat => free.includes(seat))).toBe(true)
      if (hasRun(free, count)) expect(new Set(given.map(seat => seat.row)).size).toBe(given.length ? 1 : 0)
    }
  },
)

/** Whether some row has so many free neighbours. */
function hasRun(free: Seat[], count: number): boolean {
  const at = new Set(free.map(seat => `${seat.screenRow}:${seat.screenCol}`))
  return free.some(seat =>
    Array.from({ length: count }, (_, step) => at.has(`${seat.screenRow}:${seat.screenCol + step}`)).every(
      Boolean,
    ),
  )
}
