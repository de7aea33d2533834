import type { Db } from '../../database/sql.ts'
import type { Kept } from './visitor.ts'
import type { Visitor } from '../../api/visitor.ts'

/** What a visitor, and everybody from the same address, keeps without having paid, one basket left out. */
export function keptBeside(
  db: Db,
  visitor: Visitor,
  basket: { id: string; scheduleId: string; nowMs: number },
): Kept {
  const { id, scheduleId, nowMs } = basket
  const held = db
    .prepare(
      `SELECT count(DISTINCT hold_id) AS baskets, count(*) AS seats FROM holds
       WHERE visitor = ? AND visitor <> '' AND hold_id <> ? AND until_ms > ?`,
    )
    .get(visitor.id, id, nowMs) as { baskets: number; seats: number }
  const paying = db
    .prepare(
      `SELECT count(*) AS bills, total(u.seats) AS seats FROM unpaid_bills u JOIN bills b ON b.id = u.bill_id
       WHERE u.visitor = ? AND u.bill_id <> ? AND b.status = 'paying'`,
    )
    .get(visitor.id, id) as { bills: number; seats: number }
  const addressHeld = db
    .prepare(
      `SELECT count(*) FROM holds
       WHERE schedule_id = ? AND address = ? AND until_ms > ? AND NOT (hold_id = ? AND visitor = ?)`,
    )
    .pluck()
    .get(scheduleId, visitor.address, nowMs, id, visitor.id) as number
  const addressPaying = db
    .prepare(
      `SELECT count(*) FROM seat_tokens t JOIN unpaid_bills u ON u.bill_id = t.bill_id
       WHERE t.schedule_id = ? AND t.state = 'paying' AND u.address = ? AND u.bill_id <> ?`,
    )
    .pluck()
    .get(scheduleId, visitor.address, id) as number
  return {
    baskets: held.baskets,
    bills: paying.bills,
    seats: held.seats + paying.seats,
    addressSeats: addressHeld + addressPaying,
  }
}

/** Remembers whose purchase it is that seats are kept for. */
export function noteUnpaid(db: Db, billId: string, visitor: Visitor, seats: number): void {
  db.prepare(
    'INSERT OR REPLACE INTO unpaid_bills (bill_id, visitor, address, seats) VALUES (?, ?, ?, ?)',
  ).run(billId, visitor.id, visitor.address, seats)
}

/** Whether there are purchases to forget the visitors of. */
export function hasPaid(db: Db): boolean {
  const paid = db.prepare(
    `SELECT 1 FROM unpaid_bills
     WHERE NOT EXISTS (SELECT 1 FROM bills b WHERE b.id = unpaid_bills.bill_id AND b.status = 'paying') LIMIT 1`,
  )
  return paid.get() !== undefined
}

/** Forgets whose purchases they were, once they are paid or over. */
export function forgetPaid(db: Db): void {
  db.prepare(
    `DELETE FROM unpaid_bills
     WHERE NOT EXISTS (SELECT 1 FROM bills b WHERE b.id = unpaid_bills.bill_id AND b.status = 'paying')`,
  ).run()
}

/** Seats of a show that are sold, those being paid for online, and those in visitors' baskets that are held here. */
export type OnlineCounts = { sold: number; paying: number; held: number }
export function onlineCounts(db: Db, scheduleId: string, nowMs: number): OnlineCounts {
  const states = db
    .prepare(
      `SELECT total(state = 'sold') AS sold, total(state = 'paying') AS paying FROM seat_tokens WHERE schedule_id = ?`,
    )
    .get(scheduleId) as { sold: number; paying: number }
  const held = db
    .prepare("SELECT count(*) FROM holds WHERE schedule_id = ? AND channel = 'site' AND until_ms > ?")
    .pluck()
    .get(scheduleId, nowMs) as number
  return { ...states, held }
}

/** The seats of a show that are in visitors' baskets here, in their order. */
export function seatsHeldOnline(db: Db, scheduleId: string, nowMs: number): string[] {
  return db
    .prepare(
      "SELECT seat_id FROM holds WHERE schedule_id = ? AND channel = 'site' AND until_ms > ? ORDER BY seat_id",
    )
    .pluck()
    .all(scheduleId, nowMs) as string[]
}

/** Shows of which visitors hold seats here. */
export function showsHeldOnline(db: Db, nowMs: number): string[] {
  return db
    .prepare("SELECT DISTINCT schedule_id FROM holds WHERE channel = 'site' AND until_ms > ?")
    .pluck()
    .all(nowMs) as string[]
}

/** Takes seats of a show out of visitors' baskets, whosever they are. */
export function dropHeldOnline(db: Db, scheduleId: string, seatIds: readonly string[]): void {
  const drop = db.prepare("DELETE FROM holds WHERE schedule_id = ? AND seat_id = ? AND channel = 'site'")
  for (const seatId of seatIds) drop.run(scheduleId, seatId)
}
