import { seatStateOf, tokenOf, type ShowSeats } from '../seating/seat-state.ts'
import type { SeatTally } from '../seating/tally-store.ts'
import type { Owner } from '../seating/token.ts'

/** Seats left of a show. */
export type SeatCounts = {
  /** Free as far as this node knows. */
  available: number
  /**
   * What visitors could get now: while box and relay are connected every free seat except the register's share, and
   * otherwise only the relay's own.
   */
  availableOnline: number
  /** What either side could sell if the connection broke now. */
  availableHere: number
  availableThere: number
}

/** Seats that are gone: sold, being paid for, and in visitors' baskets as far as this node knows. */
export type TakenSeats = { sold: number; paying: number; held: number }

/** Counts a show's seats from their tally, where nobody has any in a basket. */
export function countsOfTally(
  { free, paying, gone }: SeatTally,
  me: Owner,
  connected: boolean,
  forVisitors: (taken: TakenSeats) => number,
): SeatCounts {
  const available = free.box + free.relay
  return {
    available,
    availableOnline: connected
      ? Math.min(available, Math.max(0, forVisitors({ sold: gone, paying, held: 0 })))
      : free.relay,
    availableHere: free[me],
    availableThere: available - free[me],
  }
}

/**
 * Counts a show's seats.
 *
 * @param forVisitors how many more seats visitors may have while so many are taken; negative when they have too many
 */
export function countSeats(
  seating: ShowSeats,
  connected: boolean,
  forVisitors: (taken: TakenSeats) => number,
): SeatCounts {
  const held = seating.me === 'relay' ? seating.holds.size : (seating.heldThere?.size ?? 0)
  const taken = { sold: 0, paying: 0, held }
  let available = 0
  let availableOnline = 0
  let availableHere = 0
  for (const seat of seating.arrangement.seats) {
    const { state, owner } = tokenOf(seating, seat.id)
    // A blocked or reserved seat is nobody's to have, like one that is sold.
    if (state === 'sold' || state === 'blocked' || state === 'reserved') taken.sold += 1
    if (state === 'paying') taken.paying += 1
    if (seatStateOf(seating, seat.id) !== 'free') continue
    available += 1
    if (owner === seating.me) availableHere += 1
    if (connected || owner === 'relay') availableOnline += 1
  }
  return {
    available,
    availableOnline: connected ? Math.min(availableOnline, Math.max(0, forVisitors(taken))) : availableOnline,
    availableHere,
    availableThere: available - availableHere,
  }
}
