import { registerShare, type Shared } from '../allotment.ts'

/** A show with how many of its seats are sold, being paid for online, and in visitors' baskets. */
export type ShownSeats = Shared & { sold: number; paying: number; held: number }

/** How many seats of a show are reserved for the register until visitors have paid. */
const leftToRegister = (show: ShownSeats) => registerShare(show, show.capacity - show.sold)

/**
 * At the relay: how many more seats of a show visitors may hold before they pay, while the register can get the others.
 * Negative if they took them while disconnected.
 */
export function freeForVisitors(show: ShownSeats): number {
  const { capacity, sold, paying, held } = show
  return capacity - sold - paying - held - leftToRegister(show)
}

/**
 * At the box: how many of its own free seats it may give to visitors, so that the register keeps its share, counting
 * those the relay could return.
 */
export function freeForWebsite(show: ShownSeats, own: number, spare: number): number {
  return Math.max(0, own + spare - leftToRegister(show))
}
