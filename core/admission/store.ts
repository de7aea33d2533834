import { noteReinstated } from '../billing/reinstated-store.ts'
import type { Db } from '../database/sql.ts'
import type { BillStatus } from '../database/statuses.ts'
import type { Apply } from '../journal/apply.ts'

/** `gate` is the scanner it happened at. A ticket unknown here (sold during a cut) was proven by its signature. */
export type TicketAdmitted = {
  ticketId: string
  admissionId: string
  scheduleId: string
  gate: string
  /** The box had forgotten it and a scanner remembered: how far the box's stream was then known to reach. */
  witness?: { origin: string; seq: number }
}

/** Admitted once; of two admissions during a split the earlier is the one that is told. */
export const applyTicketAdmitted: Apply<TicketAdmitted> = ({ db }, fact) => {
  const { ticketId, admissionId, scheduleId, gate } = fact.body
  db.prepare(
    `INSERT INTO admissions (ticket_id, admission_id, schedule_id, at, gate) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (ticket_id) DO UPDATE SET admission_id = excluded.admission_id, schedule_id = excluded.schedule_id,
       at = excluded.at, gate = excluded.gate
     WHERE excluded.at || excluded.admission_id < admissions.at || admissions.admission_id`,
  ).run(ticketId, admissionId, scheduleId, fact.at, gate)
  noteReinstated(db, fact, 'admission', ticketId)
}

export function admissionOf(db: Db, ticketId: string): { admissionId: string; at: string } | undefined {
  return db
    .prepare('SELECT admission_id AS admissionId, at FROM admissions WHERE ticket_id = ?')
    .get(ticketId) as never
}

/** How many tickets of a show are inside, and how many were sold. */
export function admittedCount(db: Db, scheduleId: string): { inside: number; sold: number } {
  const inside = db
    .prepare('SELECT count(*) FROM admissions WHERE schedule_id = ?')
    .pluck()
    .get(scheduleId) as number
  const sold = db
    .prepare("SELECT count(*) FROM seat_tokens WHERE schedule_id = ? AND state = 'sold'")
    .pluck()
    .get(scheduleId) as number
  return { inside, sold: Math.max(sold, inside) }
}

/** How far a stream is held here. */
export function heldUpTo(db: Db, origin: string): number {
  return (
    (db.prepare('SELECT seq FROM origins WHERE origin = ?').pluck().get(origin) as number | undefined) ?? 0
  )
}

export type TicketRow = {
  ticketId: string
  billId: string
  billStatus: BillStatus
  scheduleId: string
  seatId: string
  text: string
  unitCents: number
  billNumber: string | null
  /** How it came back, when it did. */
  ended: 'refund' | 'exchange' | null
}

export function ticketById(db: Db, ticketId: string): TicketRow | undefined {
  return db
    .prepare(
      `SELECT l.ticket_id AS ticketId, l.bill_id AS billId, b.status AS billStatus, l.schedule_id AS scheduleId,
         l.seat_id AS seatId, l.text, l.unit_cents AS unitCents, b.number AS billNumber,
         (SELECT kind FROM returned_lines r WHERE r.bill_id = l.bill_id AND r.line = l.line LIMIT 1) AS ended
       FROM bill_lines l JOIN bills b ON b.id = l.bill_id WHERE l.ticket_id = ?`,
    )
    .get(ticketId) as TicketRow | undefined
}
