import { registerShare, type Shared } from '../allotment.ts'

/** A show with how many of its seats are sold, being paid for online, and in visitors' baskets. */
export type ShownSeats = Shared & { sold: number; paying: number; held: number }

/** How many seats of a show are left to the register while nobody has paid for them. */
const leftToRegister = (show: ShownSeats) => registerShare(show, show.capacity - show.sold)

/**
 * At the relay: how many more seats of a show visitors may keep before they pay, while the register can have the others.
 * Below nought where the line was cut when they took them.
 */
export function freeForVisitors(show: ShownSeats): number {
  const { capacity, sold, paying, held } = show
  return capacity - sold - paying - held - leftToRegister(show)
}

/**
 * At the box: how many of its own free seats it may give to visitors, so that with those the relay could give back the
 * register keeps its share.
 */
export function freeForWebsite(show: ShownSeats, own: number, spare: number): number {
  return Math.max(0, own + spare - leftToRegister(show))
}
