import { sql } from 'kysely'
import { openAllowance } from '#core/api/allowance.ts'
import { prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import { reservedSeatsOf, showsWithReserved } from '#core/seating/reserved/store.ts'
import type { MayOrder } from './invoice-store.ts'
import type { RemindHours } from './reminder-store.ts'
import { owedColumns, owedRow } from './owed-row.ts'

/**
 * Mails to guests who reserved that one cinema has leave in a day: its box names the recipient, and could be in a thief's
 * hands. A large house has fewer reservations.
 */
const remindedADay = 500

/** Whether these mails may leave: each counts once, however often a mail server that is away makes it be tried again. */
export function openReservationMails() {
  const mayOne: MayOrder = openAllowance({ most: remindedADay, perMs: 24 * 3_600_000 })
  /** Those that may leave and have not yet. */
  const counted = new Set<string>()
  return {
    mayLeave({ id, cinemaId }: { id: string; cinemaId: string }, nowMs: number): boolean {
      if (counted.has(id)) return true
      const may = mayOne(cinemaId, nowMs)
      if (may) counted.add(id)
      return may
    },
    /** It left, or there is nothing more to say. */
    done: (id: string) => void counted.delete(id),
  }
}

/** Whoever reserves so shortly before they would be reminded still has the reference in their ear. */
const apartMs = 3_600_000
const hourMs = 3_600_000

/** When a reservation is over, as its show is planned now; its show may come after it from the other side. */
const overMs = sql<number>`coalesce(schedules.start_ms, reservations.start_ms) - reservations.minutes_before * 60000`

const owe = prepared((q, given: { id: string; beforeMs: number; apartMs: number }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(({ selectFrom }) =>
      selectFrom('reservations')
        .leftJoin('schedules', 'schedules.id', 'reservations.schedule_id')
        .select(
          owedRow(
            'reservation',
            sql.ref<string>('reservations.id'),
            sql<number>`${overMs} - ${given.beforeMs}`,
          ),
        )
        .where('reservations.id', '=', given.id)
        .where(
          sql<boolean>`${overMs} - ${given.beforeMs} >= unixepoch(reservations.at) * 1000 + ${given.apartMs}`,
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reservation_events')
                .select('reservation_events.fact')
                .where('reservation_events.reservation_id', '=', given.id)
                .where('reservation_events.kind', '=', 'reminded'),
            ),
          ),
        ),
    ),
)
const cinemaOf = prepared((q, given: { id: string }) =>
  q.selectFrom('reservations').select('cinema_id as cinemaId').where('id', '=', given.id),
)
const cinemaOfShow = prepared((q, given: { id: string }) =>
  q.selectFrom('schedules').select('cinema_id as cinemaId').where('id', '=', given.id),
)
const move = prepared((q, given: { scheduleId: string; beforeMs: number }) =>
  q
    .updateTable('letters')
    .set(({ selectFrom }) => ({
      next_ms: selectFrom('reservations')
        .innerJoin('schedules', 'schedules.id', 'reservations.schedule_id')
        .select(sql<number>`${overMs} - ${given.beforeMs}`.as('next_ms'))
        .whereRef('reservations.id', '=', 'letters.about'),
    }))
    .where('kind', '=', 'reservation')
    .where('state', '=', 'waiting')
    .where('about', 'in', ({ selectFrom }) =>
      selectFrom('reservations').select('reservations.id').where('schedule_id', '=', given.scheduleId),
    ),
)

/**
 * Owes whoever reserved a mail so many hours before their seats are free again; nobody whose mail has left.
 *
 * @param hoursIn how many hours that is in a cinema; 0 mails nobody
 */
export function oweReservationMail(db: Db, id: string, hoursIn: RemindHours): void {
  const cinemaId = cinemaOf.first(db, { id })?.cinemaId
  const hours = cinemaId === undefined ? 0 : hoursIn(cinemaId)
  if (hours > 0) owe.run(db, { id, beforeMs: hours * hourMs, apartMs })
}

/** The same for every reservation that waits: a database that has lost which mails wait has lost those of days to come too. */
export function oweAllReservationMails(db: Db, hoursIn: RemindHours): void {
  for (const show of showsWithReserved(db))
    for (const id of new Set(reservedSeatsOf(db, show).map(({ reservationId }) => reservationId)))
      oweReservationMail(db, id, hoursIn)
}

/** A show is at another time: the mails of its reservations leave as long before their end as they would have. */
export function moveReservationMails(db: Db, scheduleId: string, hoursIn: RemindHours): void {
  const cinemaId = cinemaOfShow.first(db, { id: scheduleId })?.cinemaId
  const hours = cinemaId === undefined ? 0 : hoursIn(cinemaId)
  if (hours > 0) move.run(db, { scheduleId, beforeMs: hours * hourMs })
}
