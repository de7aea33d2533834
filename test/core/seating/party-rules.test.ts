import { expect, test } from 'vitest'
import { chance } from '#scripts/demo/data/chance.ts'
import { seatsChosen, type HoldNow } from '#core/seating/hold.ts'
import { breachOf } from '#core/seating/party.ts'
import { partyBreach } from '#core/seating/party-rules.ts'
import type { ShowSeats } from '#core/seating/seat-state.ts'
import type { SeatState } from '#core/seating/contract.ts'
import type { Token } from '#core/seating/token.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { autoAssignAlgorithms, type SeatRules } from '#core/venue/screen.ts'
import { smallArrangement } from '../../world/small-exhibitor.ts'
import { showOf } from '../../world/rule-data.ts'
import { drawn } from './drawn.ts'

const strict: SeatRules = { loneSeats: 'strict', distance: 0 }
const edges: SeatRules = { loneSeats: 'edges', distance: 0 }
const off: SeatRules = { loneSeats: 'off', distance: 0 }

/** What is said of a party in a room where some seats are gone; `x` names what they are instead of sold. */
function said(
  seats: readonly Seat[],
  sold: readonly string[],
  party: readonly string[],
  rules: SeatRules,
  as: SeatState = 'sold',
) {
  const stateOf = (id: string): SeatState => (sold.includes(id) ? as : 'free')
  const breach = partyBreach(party, { seats, stateOf }, rules)
  return breach ? `${breach.code} ${breach.seats.join()} > ${breach.instead.join()}` : 'fine'
}

test.each([
  ['a gap of one between two parties', ['A1', 'A2'], ['A4', 'A5'], 'seat_left_alone A3 > A3,A4'],
  ['no gap', ['A1', 'A2'], ['A3', 'A4'], 'fine'],
  ['a gap of two', ['A1', 'A2'], ['A5', 'A6'], 'fine'],
  ['two gaps at once', ['A1', 'A5'], ['A3'], 'seat_left_alone A2,A4 > A2'],
  ['the lone seat itself', ['A1', 'A3'], ['A2'], 'fine'],
  ['one lone seat made and one taken', ['A1', 'A3', 'A6'], ['A2', 'A4'], 'fine'],
] as const)('strict: %s', (_, sold, party, verdict) => {
  const seats = drawn('sssssssss', 'ss')
  const other = party.length === 1 ? seats.filter(({ row }) => row === 'A') : seats
  expect(said(other, sold, party, strict)).toBe(verdict)
})

test('beside an aisle or a wall a seat may stay alone, where the screen says so', () => {
  const seats = drawn('ssss ssss')
  expect(said(seats, [], ['A2'], strict)).toBe('seat_left_alone A1 > A1')
  expect(said(seats, [], ['A2'], edges)).toBe('fine')
  expect(said(seats, ['A1'], ['A3'], edges)).toBe('seat_left_alone A2 > A2')
  expect(said(seats, [], ['A3', 'A2'], strict)).toBe('seat_left_alone A4,A1 > A3,A4')
  expect(said(seats, [], ['A2'], off)).toBe('fine')
})

test('nobody is refused the last way to sit', () => {
  const seats = drawn('sssss')
  expect(said(seats, ['A1', 'A5'], ['A2', 'A3'], strict)).toBe('fine')
  expect(said(seats, ['A1', 'A2'], ['A4'], strict)).toBe('seat_left_alone A3,A5 > A3')
  expect(said(drawn('sss'), [], ['A2'], strict)).toBe('seat_left_alone A1,A3 > A1')
  expect(said(drawn('ss'), [], ['A1'], strict)).toBe('fine')
})

test('another way is one in seats of the same price', () => {
  expect(said(drawn('sss', 'pppp'), ['A1'], ['A2'], strict)).toBe('fine')
  expect(said(drawn('sss', 'ssss'), ['A1'], ['A2'], strict)).toBe('seat_left_alone A3 > B1')
})

test('a seat that somebody keeps is as good as sold, one of the other side as good as free', () => {
  const seats = drawn('ssssss')
  expect(said(seats, ['A3'], ['A1'], strict, 'held')).toBe('seat_left_alone A2 > A4')
  expect(said(seats, ['A3'], ['A1'], strict, 'blocked')).toBe('seat_left_alone A2 > A4')
  expect(said(seats, ['A3'], ['A1'], strict, 'elsewhere')).toBe('fine')
})

test('the halves of a love seat go together, while there is another way', () => {
  const seats = drawn('llll', 'sss')
  expect(said(seats, [], ['A1'], off)).toBe('pair_split A2 > B1')
  expect(said(seats, [], ['A2', 'A3'], off)).toBe('pair_split A1,A4 > B2,B3')
  expect(said(seats, [], ['A1', 'A2'], off)).toBe('fine')
  expect(said(seats, ['A2'], ['A1'], off)).toBe('fine')
  expect(said(seats, ['B1', 'B2', 'B3'], ['A1'], off)).toBe('fine')
})

test('a companion sits beside a wheelchair, which may come alone', () => {
  const seats = drawn('wc ss')
  expect(said(seats, [], ['A2'], strict)).toBe('companion_alone A1 > A4')
  expect(said(seats, [], ['A1'], strict)).toBe('fine')
  expect(said(seats, [], ['A1', 'A2'], strict)).toBe('fine')
  expect(said(seats, ['A1'], ['A2'], strict)).toBe('fine')
  expect(said(seats, ['A4', 'A5'], ['A2'], strict)).toBe('fine')
})

test('where distance is kept, it is kept at any price, in the row alone, and broken seats keep none', () => {
  const apart: SeatRules = { loneSeats: 'off', distance: 2 }
  const seats = drawn('sssss', 'sssss')
  expect(said(seats, ['A1'], ['A3'], apart)).toBe('seats_too_close A1 > A4')
  expect(said(seats, ['A1'], ['A4'], apart)).toBe('fine')
  expect(said(seats, ['A1'], ['B1'], apart)).toBe('fine')
  expect(said(drawn('sss'), ['A1'], ['A3'], apart)).toBe('seats_too_close A1 > ')
  expect(said(seats, ['A1'], ['A2'], apart, 'blocked')).toBe('fine')
})

/** A show of that room at which some seats are sold, some kept by others and some the other side's. */
function holdNow(
  seats: readonly Seat[],
  rules: SeatRules,
  stateOf: (id: string) => 'free' | 'sold' | 'held' | 'theirs',
): HoldNow {
  const show = showOf()
  const seating: ShowSeats = {
    ...show.seating,
    arrangement: { seats: [...seats] },
    tokens: new Map(
      seats.flatMap(({ id }): [string, Token][] => {
        const state = stateOf(id)
        if (state === 'sold') return [[id, { version: 1, owner: 'box', state, billId: 'b' }]]
        if (state === 'theirs') return [[id, { version: 1, owner: 'relay', state: 'free', billId: null }]]
        return []
      }),
    ),
    holds: new Map(seats.flatMap(({ id }) => (stateOf(id) === 'held' ? [[id, 'other'] as const] : []))),
    connected: false,
  }
  const byId = new Map(seats.map(seat => [seat.id, seat]))
  const arrangement = { ...show.arrangement, seats: [...seats], byId }
  return { ...show, arrangement, seating, rules, everySeat: () => seating, basket: 'mine', bounds: undefined }
}

/** A room by luck: up to eight rows of up to 14 places, with aisles, love seats, premium rows and wheelchair places. */
function roomByLuck(draw: (what: string) => number): Seat[] {
  const rows = Array.from({ length: 1 + Math.floor(draw('rows') * 8) }, (_, row) => {
    const kind = draw(`kind ${row}`)
    const length = 1 + Math.floor(draw(`length ${row}`) * 14)
    const letters = Array.from({ length }, (_, col) => (draw(`aisle ${row} ${col}`) < 0.1 ? ' ' : 's'))
    if (kind < 0.15) return letters.join('').replaceAll('s', 'p')
    if (kind < 0.3) return 'll'.repeat(Math.ceil(length / 2))
    return kind < 0.4 ? `wc ${letters.join('')}` : letters.join('')
  })
  return drawn('s', ...rows)
}

test.each(autoAssignAlgorithms)(
  'what %s gives is never refused, and leaves nobody alone where there is another way',
  algorithm => {
    for (let luck = 0; luck < 400; luck++) {
      const draw = (what: string) => chance('party', algorithm, luck, what)
      const seats = roomByLuck(draw)
      const full = draw('full')
      const states = ['sold', 'held', 'theirs'] as const
      const stateOf = (id: string) =>
        draw(`taken ${id}`) < full ? states[Math.floor(draw(`as ${id}`) * 3)]! : 'free'
      const loneSeats = (['off', 'edges', 'strict'] as const)[Math.floor(draw('rule') * 3)]!
      const rules = { loneSeats, distance: draw('far') < 0.3 ? 1 + Math.floor(draw('how far') * 3) : 0 }
      const now = holdNow(seats, rules, stateOf)
      const count = 1 + Math.floor(draw('count') * 6)
      const clearance = Math.floor(draw('clearance') * 3)
      const giving = { algorithm, clearance, rules }
      let given: string[]
      try {
        given = seatsChosen(now, count, giving).seatIds
      } catch (refusal) {
        expect(refusal).toMatchObject({ code: 'not_enough_seats' })
        continue
      }
      expect(given).toHaveLength(count)
      const why = `${luck}: ${given.join()} by ${JSON.stringify(rules)}`
      expect(breachOf(now, given, 'mine'), why).toBeUndefined()
    }
  },
)

test('whatever is refused has seats instead that are not, unless the distance leaves none', () => {
  let refused = 0
  for (let luck = 0; luck < 1500; luck++) {
    const draw = (what: string) => chance('instead', luck, what)
    const seats = roomByLuck(draw)
    const stateOf = (id: string): SeatState => (draw(`taken ${id}`) < 0.4 ? 'sold' : 'free')
    const free = seats.filter(({ id }) => stateOf(id) === 'free')
    const from = Math.floor(draw('from') * free.length)
    const party = free.slice(from, from + 1 + Math.floor(draw('count') * 4)).map(({ id }) => id)
    const rules = { loneSeats: 'strict', distance: draw('far') < 0.2 ? 1 : 0 } as const
    const breach = partyBreach(party, { seats, stateOf }, rules)
    if (!breach) continue
    refused += 1
    if (breach.code === 'seats_too_close' && !breach.instead.length) continue
    expect(breach.instead).toHaveLength(party.length)
    expect(breach.instead.every(id => stateOf(id) === 'free')).toBe(true)
    expect(partyBreach(breach.instead, { seats, stateOf }, rules)).toBeUndefined()
  }
  expect(refused).toBeGreaterThan(200)
})

test('in a hall of a thousand seats each seat is looked at a few times, however full it is', () => {
  const seats = drawn(...Array.from({ length: 25 }, () => 's'.repeat(40)))
  for (const full of [0, 0.3, 0.6, 0.95]) {
    const states = new Map(seats.map(({ id }) => [id, chance('hall', full, id) < full ? 'sold' : 'free']))
    const party = seats.filter(({ id }) => states.get(id) === 'free').filter((_, at) => at % 2 === 0)
    let looks = 0
    const stateOf = (id: string) => {
      looks += 1
      return states.get(id) as SeatState
    }
    for (let size = 1; size <= 20; size++) {
      looks = 0
      partyBreach(
        party.slice(0, size).map(({ id }) => id),
        { seats, stateOf },
        { loneSeats: 'strict', distance: 6 },
      )
      expect(looks, `${size} of a hall ${full * 100} % full`).toBeLessThan(seats.length * size * 20)
    }
  }
})

test('the small cinema’s own room is judged like any other', () => {
  const { seats } = smallArrangement
  expect(said(seats, [], ['D1'], off)).toBe('pair_split D2 > C1')
  expect(said(seats, [], ['A2'], off)).toBe('companion_alone A1 > A3')
})

test('where a pair may be split because there is no other way, the distance is kept all the same', () => {
  const apart: SeatRules = { loneSeats: 'off', distance: 1 }
  expect(said(drawn('lls'), ['A3'], ['A2'], apart)).toBe('seats_too_close A3 > ')
  expect(said(drawn('lls'), ['A3'], ['A1'], apart)).toBe('fine')
  expect(said(drawn('lls'), ['A3'], ['A2'], off)).toBe('fine')
})
