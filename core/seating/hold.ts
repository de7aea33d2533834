import { Refusal } from '../refusal.ts'
import type { Seat } from '../venue/arrangement.ts'
import type { AutoAssignAlgorithm, SeatRules } from '../venue/screen.ts'
import { autoAssign, type Wish } from './auto-assign.ts'
import { placesFor } from './free-seating.ts'
import { requireParty } from './party.ts'
import { isAllowed, keepsDistance } from './party-rules.ts'
import { freeSeats, seatStateOf, tokenOf, type ShowSeats } from './seat-state.ts'
import type { ShowOnSale } from './show.ts'
import { requireVisitorMay, type VisitorShow } from './visitors/bounds.ts'

/** A show as needed to hold seats of it. */
export type HoldNow = ShowOnSale & {
  /** The holder's name for the basket's seats. */
  basket: string
  /** The show as needed for the limits on visitors; unset at a register. */
  bounds: VisitorShow | undefined
  /** The party is still being placed: the rules for where it may sit are asked at its sale. */
  unfinished?: boolean | undefined
}

/**
 * Which seats a basket holds: exactly these, all or none. Where seating is free, as many places. Refuses as
 * `placeHold`.
 */
export function seatsToHold(now: HoldNow, seatIds: readonly string[]): string[] {
  const wanted = [...new Set(seatIds)]
  const { arrangement, seating, basket } = now
  if (wanted.length && now.closed) throw now.closed
  if (arrangement.freeSeating) return countedPlaces(now, wanted, wanted.length)
  const unknown = wanted.filter(seat => !arrangement.byId.has(seat))
  if (unknown.length) throw new Refusal('seat_unknown', { seats: unknown })
  const taken = wanted.filter(seat =>
    ['sold', 'held', 'blocked'].includes(seatStateOf(seating, seat, basket)),
  )
  if (taken.length) throw new Refusal('seat_taken', { seats: taken })
  if (!now.unfinished) requireParty(now, wanted, basket)
  requireBounds(now, wanted.length)
  requireMine(seating, wanted)
  return wanted
}

/** Checked before seats are requested from the other side: what a visitor may not hold is not transferred. */
function requireBounds({ bounds, seating }: HoldNow, seats: number): void {
  if (!bounds || !seats) return
  requireVisitorMay({ connected: seating.connected, paying: false }, [{ show: bounds, seats }])
}

/**
 * Which seats a basket holds when the screen's algorithm chooses them. Refuses as `placeAutoHold`.
 *
 * @param screen.clearance how many seats should be left free beside a party
 */
export function seatsChosen(
  now: HoldNow,
  count: number,
  screen: { algorithm: AutoAssignAlgorithm; clearance: number },
): string[] {
  if (count && now.closed) throw now.closed
  if (!count) return []
  if (now.arrangement.freeSeating) return countedPlaces(now, [], count)
  const { seating } = now
  const { mine, theirs } = freeSeats(seating, now.basket)
  const all = [...mine, ...theirs]
  if (all.length < count) throw new Refusal('not_enough_seats', { free: all.length })
  requireBounds(now, count)
  const free = new Set(all.map(seat => seat.id))
  const taken = seating.arrangement.seats.filter(seat => !free.has(seat.id))
  // A guest who chose no class gets no dearer seat while there is a standard one; own seats come before requesting from
  // the other side, and accessible places last.
  const plain = (seat: Seat) => seat.autoassign && seat.class === 'standard'
  const ordinary = (seat: Seat) => seat.autoassign
  const tiers = [
    [mine.filter(plain), all.filter(plain)],
    [mine.filter(ordinary), all.filter(ordinary)],
    [all],
  ]
  let choice: Seat[] = []
  for (const tier of tiers)
    for (const wish of wishesFor(now, count, screen))
      for (const pool of tier) if (!choice.length) choice = autoAssign(pool, taken, wish)
  if (!choice.length) throw new Refusal('not_enough_seats', { free: all.length })
  const seatIds = choice.map(seat => seat.id)
  requireMine(seating, seatIds)
  return seatIds
}

/** First by every rule of the screen, then without that of lone seats, then by the distance alone. */
function wishesFor(
  { rules, seating, basket, arrangement }: HoldNow,
  count: number,
  screen: { algorithm: AutoAssignAlgorithm; clearance: number },
): Wish[] {
  const any = { count, ...screen }
  const hasPairs = arrangement.seats.some(seat => seat.pairedWith)
  if (rules.loneSeats === 'off' && !rules.distance && !hasPairs) return [any]
  const near = { seats: arrangement.seats, stateOf: (id: string) => seatStateOf(seating, id, basket) }
  const by = (kept: SeatRules) => (party: readonly Seat[]) => isAllowed(party, near, kept)
  const apart = { ...any, mayHave: (party: readonly Seat[]) => keepsDistance(party, near, rules) }
  return [
    { ...any, mayHave: by(rules) },
    { ...any, mayHave: by({ ...rules, loneSeats: 'off' }) },
    rules.distance ? apart : any,
  ]
}

/**
 * Places for a basket where seating is free. Refuses `not_enough_seats`, and `seats_elsewhere` for those to be
 * requested.
 */
function countedPlaces(now: HoldNow, named: readonly string[], count: number): string[] {
  const { places, elsewhere } = placesFor(now.seating, now.basket, named, count)
  if (places.length < count) throw new Refusal('not_enough_seats', { free: places.length })
  requireBounds(now, count)
  if (elsewhere.length) throw new Refusal('seats_elsewhere', { seats: elsewhere })
  return places
}

function requireMine(seating: ShowSeats, seatIds: readonly string[]): void {
  const elsewhere = seatIds.filter(seat => tokenOf(seating, seat).owner !== seating.me)
  if (elsewhere.length) throw new Refusal('seats_elsewhere', { seats: elsewhere })
}
