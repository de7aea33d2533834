import { sql, type NotNull } from 'kysely'
import { noteReinstated } from '../billing/reinstated-store.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { BillStatus } from '../database/statuses.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'

const admit = prepared((q, given: Tables['admissions']) =>
  q
    .insertInto('admissions')
    .values(only(given, 'ticket_id', 'admission_id', 'schedule_id', 'at', 'gate'))
    .onConflict(conflict =>
      conflict
        .column('ticket_id')
        .doUpdateSet(({ ref }) => ({
          admission_id: ref('excluded.admission_id'),
          schedule_id: ref('excluded.schedule_id'),
          at: ref('excluded.at'),
          gate: ref('excluded.gate'),
        }))
        .where(sql<boolean>`excluded.at || excluded.admission_id < admissions.at || admissions.admission_id`),
    ),
)
const admissionByTicket = prepared((q, given: { ticketId: string }) =>
  q
    .selectFrom('admissions')
    .select(['admission_id as admissionId', 'at'])
    .where('ticket_id', '=', given.ticketId),
)
const countInside = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('admissions')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('schedule_id', '=', given.scheduleId),
)
const countSold = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('seat_tokens')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('schedule_id', '=', given.scheduleId)
    .where('state', '=', 'sold'),
)
const headOf = prepared((q, given: { origin: string }) =>
  q.selectFrom('origins').select('seq').where('origin', '=', given.origin),
)
const ticket = prepared((q, given: { ticketId: string }) =>
  q
    .selectFrom('bill_lines as l')
    .innerJoin('bills as b', 'b.id', 'l.bill_id')
    .select([
      'l.ticket_id as ticketId',
      'l.bill_id as billId',
      'b.status as billStatus',
      'l.schedule_id as scheduleId',
      'l.seat_id as seatId',
      'l.text',
      'l.unit_cents as unitCents',
      'b.number as billNumber',
    ])
    .select(({ selectFrom }) =>
      selectFrom('returned_lines as r')
        .select('r.kind')
        .whereRef('r.bill_id', '=', 'l.bill_id')
        .whereRef('r.line', '=', 'l.line')
        .limit(1)
        .as('ended'),
    )
    .where('l.ticket_id', '=', given.ticketId)
    .where('l.schedule_id', 'is not', null)
    .where('l.seat_id', 'is not', null)
    .$narrowType<{ ticketId: NotNull; scheduleId: NotNull; seatId: NotNull }>(),
)

/** `gate` is the scanner it happened at. A ticket unknown here (sold during a cut) was proven by its signature. */
export type TicketAdmitted = {
  ticketId: string
  admissionId: string
  scheduleId: string
  gate: string
  /** The box had forgotten it and a scanner remembered: how far the box's stream was then known to reach. */
  witness?: { origin: string; seq: number }
}

/** Admitted once; of two admissions while the sides were apart the earlier is the one that is told. */
export const applyTicketAdmitted: Apply<TicketAdmitted> = ({ db }, fact) => {
  const { ticketId, admissionId, scheduleId, gate } = fact.body
  admit.run(db, {
    ticket_id: ticketId,
    admission_id: admissionId,
    schedule_id: scheduleId,
    at: fact.at,
    gate,
  })
  noteReinstated(db, fact, 'admission', ticketId)
}

export function admissionOf(db: Db, ticketId: string): { admissionId: string; at: string } | undefined {
  return admissionByTicket.first(db, { ticketId })
}

/** How many tickets of a show are inside, and how many were sold. */
export function admittedCount(db: Db, scheduleId: string): { inside: number; sold: number } {
  const inside = countInside.first(db, { scheduleId })?.many ?? 0
  const sold = countSold.first(db, { scheduleId })?.many ?? 0
  return { inside, sold: Math.max(sold, inside) }
}

/** How far a stream is held here. */
export function heldUpTo(db: Db, origin: string): number {
  return headOf.first(db, { origin })?.seq ?? 0
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
  return ticket.first(db, { ticketId })
}
