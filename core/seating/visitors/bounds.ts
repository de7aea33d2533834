import { Refusal } from '../../refusal.ts'
import type { Visitor } from '../../api/visitor.ts'
import { requireWithinBounds, type Kept } from './visitor.ts'

/** A show as needed for the limits on visitors. */
export type VisitorShow = {
  /** Number of its seats. */
  capacity: number
  /** How many of its seats the basket holds now. */
  held: number
  /** What the visitor, and their address, hold besides the basket. Unset where no visitor is known. */
  kept: Kept | undefined
  /**
   * How many more seats visitors may hold unpaid, so that the register has its share; may be negative after a
   * disconnection.
   */
  free: number
}

/** The seats of one show that a visitor's basket is to have. */
export type VisitorWish = { show: VisitorShow; seats: number }

/** The visitor who buys, and whether seats can be requested from the cinema's box. */
export type Buyer = { visitor: Visitor; connected: boolean }

/**
 * Refuses what visitors may not hold unpaid: more than a visitor or an address may (`too_many_baskets`,
 * `too_many_unpaid`, `too_many_seats`, `address_crowded`), and, while the register could sell them, the seats that are
 * its share (`kept_for_register`). A basket that does not grow is never refused.
 *
 * @param basket.paying it becomes a purchase
 */
export function requireVisitorMay(
  basket: { connected: boolean; paying: boolean },
  wishes: readonly VisitorWish[],
): void {
  const seats = wishes.reduce((sum, wish) => sum + wish.seats, 0)
  for (const { show, seats: ofShow } of wishes) {
    const { capacity, held, kept, free } = show
    if (kept && (basket.paying || ofShow > held))
      requireWithinBounds({ seats, ofShow, capacity, paying: basket.paying }, kept)
    const more = ofShow - held
    if (basket.connected && more > 0 && more > free)
      throw new Refusal('kept_for_register', { free: Math.max(0, free) })
  }
}

/** The same for seats that are to be paid for: of one show or of several. */
export function requireBuyerMay(
  shows: ReadonlyMap<string, VisitorShow>,
  tickets: readonly { scheduleId: string }[],
  connected: boolean,
): void {
  const wishes = [...shows].map(([scheduleId, show]) => ({
    show,
    seats: tickets.filter(ticket => ticket.scheduleId === scheduleId).length,
  }))
  requireVisitorMay({ connected, paying: true }, wishes)
}
