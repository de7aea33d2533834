import { noteReinstated } from '../billing/reinstated-store.ts'
import { earliestStands } from '../database/earliest-stands.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import { knownInside } from './store.ts'

type Row = Tables['admissions']

const current = prepared((q, given: { ticketId: string }) =>
  q
    .selectFrom('admissions')
    .select(['ticket_id', 'admission_id', 'schedule_id', 'at', 'gate', 'who'])
    .where('ticket_id', '=', given.ticketId),
)
const putCurrent = prepared((q, given: Row) =>
  q
    .insertInto('admissions')
    .orReplace()
    .values(only(given, 'ticket_id', 'admission_id', 'schedule_id', 'at', 'gate', 'who')),
)
const dropCurrent = prepared((q, given: { ticketId: string }) =>
  q.deleteFrom('admissions').where('ticket_id', '=', given.ticketId),
)
const firstLater = prepared((q, given: { ticketId: string }) =>
  q
    .selectFrom('later_admissions')
    .select(['ticket_id', 'admission_id', 'schedule_id', 'at', 'gate', 'who'])
    .where('ticket_id', '=', given.ticketId)
    .orderBy('at')
    .orderBy('admission_id')
    .limit(1),
)
const putLater = prepared((q, given: Row) =>
  q
    .insertInto('later_admissions')
    .values(only(given, 'ticket_id', 'admission_id', 'schedule_id', 'at', 'gate', 'who'))
    .onConflict(
      earliestStands('later_admissions', {
        key: ['ticket_id', 'admission_id'],
        takes: ['at', 'gate', 'who'],
        by: ['at', 'gate', 'who'],
      }),
    ),
)
const later = prepared((q, given: { ticketId: string; admissionId: string }) =>
  q
    .selectFrom('later_admissions')
    .select('at')
    .where('ticket_id', '=', given.ticketId)
    .where('admission_id', '=', given.admissionId),
)
const dropLater = prepared((q, given: { ticketId: string; admissionId: string }) =>
  q
    .deleteFrom('later_admissions')
    .where('ticket_id', '=', given.ticketId)
    .where('admission_id', '=', given.admissionId),
)
const putUndone = prepared((q, given: Tables['undone_admissions']) =>
  q
    .insertInto('undone_admissions')
    .values(only(given, 'admission_id', 'ticket_id', 'schedule_id', 'at', 'gate', 'who'))
    .onConflict(
      earliestStands('undone_admissions', {
        key: ['admission_id'],
        takes: ['ticket_id', 'schedule_id', 'at', 'gate', 'who'],
        by: ['at', 'gate', 'who'],
      }),
    ),
)
const undone = prepared((q, given: { admissionId: string }) =>
  q.selectFrom('undone_admissions').select('at').where('admission_id', '=', given.admissionId),
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

/**
 * An admission was taken back, at this scanner: its ticket opens the door once more. `witness` as of an admission.
 */
export type AdmissionUndone = TicketAdmitted

const isEarlier = (a: Row, b: Row) => a.at + a.admission_id < b.at + b.admission_id

/**
 * Admitted once; of two admissions while the sides were apart the earlier is the one that is told, and the other is kept
 * for when that one is undone. So every node reads the same, in whatever order the facts arrive.
 */
export const applyTicketAdmitted: Apply<TicketAdmitted> = ({ db }, fact) => {
  const { ticketId, admissionId, scheduleId, gate } = fact.body
  noteReinstated(db, fact, 'admission', ticketId)
  if (isUndone(db, admissionId)) return
  const made = {
    ticket_id: ticketId,
    admission_id: admissionId,
    schedule_id: scheduleId,
    at: fact.at,
    gate,
    who: fact.actor.who,
  }
  const before = current.first(db, { ticketId })
  if (before && !isEarlier(made, before)) {
    if (before.admission_id !== admissionId) putLater.run(db, made)
    return
  }
  putCurrent.run(db, made)
  recount(db, made, before)
  dropLater.run(db, { ticketId, admissionId })
  if (before && before.admission_id !== admissionId) putLater.run(db, before)
}

/** The next earliest admission of the ticket is the one that is told now, if there is another. */
export const applyAdmissionUndone: Apply<AdmissionUndone> = ({ db }, fact) => {
  const { admissionId, ticketId, scheduleId, gate } = fact.body
  noteReinstated(db, fact, 'undo', ticketId)
  putUndone.run(db, {
    admission_id: admissionId,
    ticket_id: ticketId,
    schedule_id: scheduleId,
    at: fact.at,
    gate,
    who: fact.actor.who,
  })
  dropLater.run(db, { ticketId, admissionId })
  const before = current.first(db, { ticketId })
  if (before?.admission_id !== admissionId) return
  dropCurrent.run(db, { ticketId })
  const next = firstLater.first(db, { ticketId })
  recount(db, before, next)
  if (!next) return
  putCurrent.run(db, next)
  dropLater.run(db, { ticketId, admissionId: next.admission_id })
}

/** Who is inside of these shows is counted anew: two tickets of one id are for two of them. */
function recount(db: Db, ...rows: readonly (Row | undefined)[]): void {
  for (const row of rows) if (row) knownInside.forget(db, row.schedule_id)
}

/** The admission of a ticket that is in force. */
export function admissionOf(
  db: Db,
  ticketId: string,
): { admissionId: string; at: string; gate: string; who: string } | undefined {
  const row = current.first(db, { ticketId })
  return row && { admissionId: row.admission_id, at: row.at, gate: row.gate, who: row.who }
}

/** Whether this very admission is known here: in force, waiting behind an earlier one, or undone. */
export function isAdmissionKnown(db: Db, given: { ticketId: string; admissionId: string }): boolean {
  const { ticketId, admissionId } = given
  const inForce = current.first(db, { ticketId })?.admission_id === admissionId
  return inForce || later.first(db, given) !== undefined || isUndone(db, admissionId)
}

export function isUndone(db: Db, admissionId: string): boolean {
  return undone.first(db, { admissionId }) !== undefined
}
