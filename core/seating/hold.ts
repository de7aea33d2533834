import { Refusal } from '../refusal.ts'
import { placesFor } from './free-seating.ts'
import { requireParty } from './party.ts'
import { proposeSeats, type SeatGiving } from './propose.ts'
import { mayStaffTake, seatStateOf, tokenOf, type ShowSeats } from './seat-state.ts'
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
  /** Somebody at the till wants seats that are blocked here, knowing that they are. */
  blockedToo?: boolean | undefined
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
  const taken = wanted.filter(seat => {
    const state = seatStateOf(seating, seat, basket)
    const mayHave = state === 'blocked' && now.blockedToo && mayStaffTake(seating, seat, basket)
    return !mayHave && ['sold', 'held', 'blocked', 'reserved'].includes(state)
  })
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
 * Which seats a basket holds when the screen's algorithm chooses them, as `proposeSeats` says. Refuses as
 * `placeAutoHold`.
 *
 * @param giving how the screen gives seats
 * @param ownOnly nothing is asked from the other side
 */
export function seatsChosen(now: HoldNow, count: number, giving: SeatGiving, ownOnly = false): Chosen {
  if (count && now.closed) throw now.closed
  if (!count) return { seatIds: [], apart: undefined }
  if (now.arrangement.freeSeating) return { seatIds: countedPlaces(now, [], count), apart: undefined }
  const { seating, basket } = now
  const reach: ShowSeats = ownOnly ? { ...seating, connected: false } : seating
  // Each seat is asked about as often as it could be in a group, or beside one.
  const states = new Map(seating.arrangement.seats.map(({ id }) => [id, seatStateOf(reach, id, basket)]))
  const hall = {
    seats: seating.arrangement.seats,
    stateOf: (id: string) => states.get(id) ?? seatStateOf(reach, id, basket),
    isOwn: (id: string) => tokenOf(seating, id).owner === seating.me,
  }
  let free = 0
  for (const state of states.values()) if (state === 'free') free += 1
  if (free < count) throw new Refusal('not_enough_seats', { free })
  requireBounds(now, count)
  const found = proposeSeats(hall, count, giving)
  if (!found) throw new Refusal('not_enough_seats', { free })
  const seatIds = found.seats.map(seat => seat.id)
  requireMine(seating, seatIds)
  return { seatIds, apart: found.isTogether ? undefined : { dearer: found.dearer.map(seat => seat.id) } }
}

/** What the algorithm chose; `apart` where no row had room for all. */
export type Chosen = { seatIds: string[]; apart: { dearer: string[] } | undefined }

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
