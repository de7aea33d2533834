import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { ReservationEventKind, ReservationReason } from '../database/statuses.ts'

const rows = (q: Builder) =>
  q
    .selectFrom('reservations as r')
    .select([
      'r.id',
      'r.cinema_id as cinemaId',
      'r.schedule_id as scheduleId',
      'r.reference',
      'r.source',
      'r.minutes_before as minutesBefore',
      'r.start_ms as startMs',
      'r.owner',
      'r.employee',
      'r.at',
    ])
const byId = prepared((q, given: { id: string }) => rows(q).where('r.id', '=', given.id))
const ofShow = prepared((q, given: { scheduleId: string; limit: number }) =>
  rows(q).where('r.schedule_id', '=', given.scheduleId).orderBy('r.at').orderBy('r.id').limit(given.limit),
)
const byReference = prepared((q, given: { reference: string; limit: number }) =>
  rows(q)
    .where('r.reference', '=', given.reference)
    .orderBy('r.at', 'desc')
    .orderBy('r.id')
    .limit(given.limit),
)
const byDigest = prepared((q, given: { digest: string }) =>
  q
    .selectFrom('reservation_events')
    .select('reservation_id as id')
    .where('digest', '=', given.digest)
    .where('digest', 'is not', null),
)
const showsBetween = prepared((q, given: { fromMs: number; beforeMs: number }) =>
  q
    .selectFrom('schedules')
    .select(['id', 'cinema_id as cinemaId'])
    .where('start_ms', '>=', given.fromMs)
    .where('start_ms', '<', given.beforeMs)
    .orderBy('start_ms')
    .orderBy('id'),
)
const eventsOf = prepared((q, given: { id: string }) =>
  q
    .selectFrom('reservation_events')
    .select(['kind', 'at', 'employee', 'reason', 'seats', 'bill_id as billId', 'digest'])
    .where('reservation_id', '=', given.id)
    .orderBy('at')
    .orderBy('fact'),
)
export type ReservationRow = NonNullable<ReturnType<typeof reservationById>>

/** What happened to a reservation, oldest first. */
export type ReservationEvent = {
  kind: ReservationEventKind
  at: string
  employee: string
  reason: ReservationReason | ''
  seats: number
  billId: string | null
  digest: string | null
}

export function reservationById(db: Db, id: string) {
  return byId.first(db, { id })
}

/** The reservations of a show, oldest first; the ended ones too. */
export function reservationsOfShow(db: Db, scheduleId: string, limit: number): ReservationRow[] {
  return ofShow.all(db, { scheduleId, limit })
}

/** Those with a reference, the newest first. */
export function reservationsByReference(db: Db, reference: string, limit: number): ReservationRow[] {
  return byReference.all(db, { reference, limit })
}

/** Whose contact is, or was, one of these private parts. */
export function reservationsOfParts(db: Db, digests: readonly string[], limit: number): ReservationRow[] {
  const found = new Set<string>()
  for (const digest of digests) {
    for (const { id } of byDigest.all(db, { digest })) found.add(id)
    if (found.size >= limit) break
  }
  return [...found].slice(0, limit).flatMap(id => reservationById(db, id) ?? [])
}

/** Shows that begin within a time, of all cinemas. */
export function showsIn(
  db: Db,
  span: { fromMs: number; beforeMs: number },
): { id: string; cinemaId: string }[] {
  return showsBetween.all(db, span)
}

export function eventsOfReservation(db: Db, id: string): ReservationEvent[] {
  return eventsOf.all(db, { id })
}
