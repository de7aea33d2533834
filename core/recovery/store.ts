import type { Db } from '../database/sql.ts'
import { readFact } from '../journal/fact.ts'
import { ghostsOf } from '../journal/storage/epoch-store.ts'

/** Seats of sales a register gave back that somebody else has now. */
export function unseatedOf(db: Db) {
  return db
    .prepare(
      `SELECT u.bill_id AS billId, b.number, u.schedule_id AS scheduleId, u.seat_id AS seatId, u.at
       FROM unseated u LEFT JOIN bills b ON b.id = u.bill_id ORDER BY u.at, u.bill_id, u.seat_id`,
    )
    .all() as { billId: string; number: string | null; scheduleId: string; seatId: string; at: string }[]
}

/** Facts kept aside, in what a person needs to see. */
export function ghostViews(db: Db) {
  return ghostsOf(db).map(({ origin, seq, bytes, at }) => {
    const { type, body } = readFact(bytes)
    const totalCents = (body as { totalCents?: number } | null)?.totalCents ?? null
    return { origin, seq, at, type, totalCents }
  })
}

export function countAside(db: Db): { ghosts: number; unseated: number } {
  const count = (table: string) => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number
  return { ghosts: count('ghosts'), unseated: count('unseated') }
}
