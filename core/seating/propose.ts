import type { Seat } from '../venue/arrangement.ts'
import type { AutoAssignAlgorithm, SeatRules } from '../venue/screen.ts'
import { neighbours, seatsApart, seatsTogether, type HallNow, type Wish } from './auto-assign.ts'
import { isAllowed, keepsDistance } from './party-rules.ts'

/** The seats that a party is offered. */
export type Proposal = {
  /** In row order. */
  seats: Seat[]
  /** Whether all of them are neighbours. */
  isTogether: boolean
  /** Where they are not: neighbours that cost more, which nobody is led to unasked; none where there are none. */
  dearer: Seat[]
}

/** How a screen gives seats. */
export type SeatGiving = {
  algorithm: AutoAssignAlgorithm
  /** How many seats should be left free beside a party. */
  clearance: number
  rules: SeatRules
}

/**
 * The seats a good cashier would offer a party, asked by box and relay alike and by the portal's preview. Of all free
 * seats those together that are best placed; own ones first only among equals. Who chose no class gets no dearer seat
 * while there are standard ones, together or not, and accessible places last. Lone seats and split pairs give way before
 * a party is parted, the screen's distance never.
 *
 * @returns undefined where there are fewer than `count`, or the distance leaves none
 */
export function proposeSeats(hall: HallNow, count: number, screen: SeatGiving): Proposal | undefined {
  const free = inOrder(hall.seats).filter(({ id }) => hall.stateOf(id) === 'free')
  const ordinary = free.filter(seat => seat.autoassign)
  const plain = ordinary.filter(seat => seat.class === 'standard')
  const wishes = wishesFor(hall, count, screen)
  const first = (pool: readonly Seat[], give: typeof seatsTogether): Seat[] => {
    for (const wish of wishes) {
      const seats = give(pool, hall, wish)
      if (seats.length) return seats
    }
    return []
  }
  for (const pool of [plain, ordinary, free])
    for (const give of [seatsTogether, seatsApart]) {
      const seats = first(pool, give)
      if (!seats.length) continue
      const isTogether = neighbours(seats).length === 1
      return { seats, isTogether, dearer: isTogether ? [] : dearerThan(pool) }
    }
  return undefined

  function dearerThan(pool: readonly Seat[]): Seat[] {
    const forAll = free.filter(seat => seat.class !== 'wheelchair' && seat.class !== 'companion')
    for (const other of [ordinary, forAll])
      if (other.length > pool.length) {
        const seats = first(other, seatsTogether)
        if (seats.length) return seats
      }
    return []
  }
}

/** First by every rule of the screen, then without that of lone seats, then by the distance alone. */
function wishesFor(hall: HallNow, count: number, { algorithm, clearance, rules }: SeatGiving): Wish[] {
  const any = { count, algorithm, clearance }
  const hasPairs = hall.seats.some(seat => seat.pairedWith)
  if (rules.loneSeats === 'off' && !rules.distance && !hasPairs) return [any]
  const by = (kept: SeatRules) => (party: readonly Seat[]) => isAllowed(party, hall, kept)
  const apart = { ...any, mayHave: (party: readonly Seat[]) => keepsDistance(party, hall, rules) }
  return [
    { ...any, mayHave: by(rules) },
    ...(rules.loneSeats === 'off' ? [] : [{ ...any, mayHave: by({ ...rules, loneSeats: 'off' }) }]),
    rules.distance ? apart : any,
  ]
}

const ordered = new WeakMap<readonly Seat[], readonly Seat[]>()

/** A plan never changes, so it is put in order once. */
function inOrder(seats: readonly Seat[]): readonly Seat[] {
  let sorted = ordered.get(seats)
  if (!sorted) {
    sorted = [...seats].sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
    ordered.set(seats, sorted)
  }
  return sorted
}
