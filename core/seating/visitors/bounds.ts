import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../journal/node.ts'
import { scheduleById, type ScheduleRow } from '../../programme/store.ts'
import { arrangementById, seatsHeld } from '../store.ts'
import { seatsForVisitors } from './register-share.ts'
import { keptBeside, onlineCounts } from './store.ts'
import { requireWithinBounds } from './visitor.ts'
import type { Visitor } from '../../api/visitor.ts'

/** Seats of one show that a visitor's basket is to have, and how many of them it has already. */
export type VisitorWish = {
  schedule: ScheduleRow
  capacity: number
  seats: number
  /** Of them, those the basket holds now. */
  held: number
}

/** A visitor's basket as far as bounds ask for it. */
export type VisitorBasket = {
  id: string
  connected: boolean
  visitor?: Visitor | undefined
  /** It becomes a purchase. */
  paying: boolean
}

/**
 * Refuses what strangers may not keep unpaid: more than a visitor or an address may (`too_many_baskets`,
 * `too_many_unpaid`, `too_many_seats`, `address_crowded`), and while the register could have them the seats that are its
 * share (`kept_for_register`). A basket that does not grow is never refused.
 */
export function requireVisitorMay(tx: Tx, basket: VisitorBasket, wishes: readonly VisitorWish[]): void {
  const seats = wishes.reduce((sum, wish) => sum + wish.seats, 0)
  for (const wish of wishes) {
    const { schedule, capacity } = wish
    if (basket.visitor && (basket.paying || wish.seats > wish.held))
      requireWithinBounds(
        { seats, ofShow: wish.seats, capacity, paying: basket.paying },
        keptBeside(tx.db, basket.visitor, { id: basket.id, scheduleId: schedule.id, nowMs: tx.nowMs }),
      )
    const more = wish.seats - wish.held
    if (!basket.connected || more <= 0) continue
    const free = seatsForVisitors(tx, schedule, capacity, onlineCounts(tx.db, schedule.id, tx.nowMs))
    if (more > free) throw new Refusal('kept_for_register', { free: Math.max(0, free) })
  }
}

/** The visitor who buys, and whether the cinema's box can be asked for seats. */
export type Buyer = { visitor: Visitor; connected: boolean }

/** The same for seats that are to be paid for: of one show or of several. Refuses also `schedule_unknown`. */
export function requireBuyerMay(
  tx: Tx,
  billId: string,
  tickets: readonly { scheduleId: string }[],
  { visitor, connected }: Buyer,
): void {
  const wishes = [...new Set(tickets.map(ticket => ticket.scheduleId))].map(scheduleId => {
    const schedule = scheduleById(tx.db, scheduleId)
    const arrangement = schedule && arrangementById(tx.db, schedule.arrangementId)
    if (!schedule || !arrangement) throw new Refusal('schedule_unknown')
    return {
      schedule,
      capacity: arrangement.seats.length,
      seats: tickets.filter(ticket => ticket.scheduleId === scheduleId).length,
      held: seatsHeld(tx.db, { id: billId, scheduleId, visitor }, tx.nowMs),
    }
  })
  requireVisitorMay(tx, { id: billId, connected, visitor, paying: true }, wishes)
}
