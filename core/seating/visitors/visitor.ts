import { Refusal } from '../../refusal.ts'
import type { Visitor } from '../../api/visitor.ts'

/** What a visitor holds without having paid, besides the current basket. In seats unless said otherwise. */
export type Kept = {
  /** Other baskets of the visitor that hold seats. */
  baskets: number
  /** Other purchases of the visitor that are not paid yet. */
  bills: number
  /** In all of them together. */
  seats: number
  /** Of this show, held by all visitors from the same address. */
  addressSeats: number
}

/** How much one visitor may hold at a time. */
export const visitorBounds = { baskets: 3, bills: 2, seats: 20 }

/** Many visitors share the address of a school, a company or a mobile network; half of a small screen is the limit. */
const addressSeatsMost = 60

/**
 * Refuses when one visitor, or one address, would hold too much: `too_many_baskets`, `too_many_unpaid`,
 * `too_many_seats`, `address_crowded`.
 *
 * @param wish.seats of the whole basket; of this show `wish.ofShow`
 * @param wish.paying the basket becomes a purchase
 */
export function requireWithinBounds(
  wish: { seats: number; ofShow: number; capacity: number; paying: boolean },
  kept: Kept,
): void {
  if (!wish.paying && kept.baskets >= visitorBounds.baskets)
    throw new Refusal('too_many_baskets', { most: visitorBounds.baskets })
  if (wish.paying && kept.bills >= visitorBounds.bills)
    throw new Refusal('too_many_unpaid', { most: visitorBounds.bills })
  if (kept.seats + wish.seats > visitorBounds.seats)
    throw new Refusal('too_many_seats', { most: visitorBounds.seats })
  const most = Math.min(addressSeatsMost, Math.max(1, Math.floor(wish.capacity / 2)))
  if (kept.addressSeats + wish.ofShow > most) throw new Refusal('address_crowded')
}

/** The holder's name for a basket's seats: another visitor who knows its id gets another basket. */
export function basketKey(id: string, visitor?: Visitor): string {
  return visitor ? `${id}:${visitor.id}` : id
}
