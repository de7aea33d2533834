import { proposeSeats, type SeatGiving } from '../seating/propose.ts'
import { seatStateOf, tokenOf } from '../seating/seat-state.ts'
import type { Show } from '../seating/show.ts'

/** A group that waits: how many seats, and whether only side by side. */
export type Party = { seats: number; adjacent: boolean }

/** What room a number of guests would find now. */
export type Seating = 'together' | 'apart' | 'none'

/**
 * Whom seats that came free are offered: the first in line whose party has room. Who waits for more than there is keeps
 * their place, and is passed by those who fit.
 *
 * @param line in its order
 * @param seatingFor what a number of guests would find
 */
export function nextInLine<P extends Party>(
  line: readonly P[],
  seatingFor: (seats: number) => Seating,
): P | undefined {
  const known = new Map<number, Seating>()
  return line.find(({ seats, adjacent }) => {
    const seating = known.get(seats) ?? seatingFor(seats)
    known.set(seats, seating)
    return seating === 'together' || (seating === 'apart' && !adjacent)
  })
}

/**
 * The room of a show for a party from the website, as the screen gives seats; where seating is free, any places are
 * together.
 *
 * @param most seats that visitors may have beside the register's share
 */
export function seatingIn(
  { arrangement, seating }: Pick<Show, 'arrangement' | 'seating'>,
  giving: SeatGiving,
  most: number,
): (seats: number) => Seating {
  const hall = {
    seats: arrangement.seats,
    stateOf: (id: string) => seatStateOf(seating, id),
    isOwn: (id: string) => tokenOf(seating, id).owner === seating.me,
  }
  const free = hall.seats.filter(({ id }) => hall.stateOf(id) === 'free').length
  return seats => {
    if (seats > most || seats > free) return 'none'
    if (arrangement.freeSeating) return 'together'
    const found = proposeSeats(hall, seats, giving)
    if (!found) return 'none'
    return found.isTogether ? 'together' : 'apart'
  }
}

/** Nobody is offered seats for less than this: they may be on their way. */
const leastMs = 10 * 60_000

/**
 * Until when seats are kept for whom they are offered, epoch milliseconds: for so many minutes, and no longer than the
 * website sells the show. Undefined where too little of that is left.
 */
export function offerEndsMs(minutes: number, saleEndsMs: number, nowMs: number): number | undefined {
  const endMs = Math.min(nowMs + minutes * 60_000, saleEndsMs)
  return endMs - nowMs < leastMs ? undefined : endMs
}
