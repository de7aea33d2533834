import type { Db } from '../database/sql.ts'
import { sql } from '../database/sql.ts'
import type { Apply } from '../journal/apply.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import { noteEdit } from '../journal/storage/edit-store.ts'
import type { ScheduleFields } from './schedule.ts'

export type ScheduleCancelled = { id: string }

/** Created and changed read alike: a change that overtakes its creation waits in the catalogue until all fields are there. */
export const applyScheduleChanged: Apply<Change<ScheduleFields>> = ({ db, catalogue }, fact) => {
  noteEdit(db, fact, 'schedule', fact.body.id)
  const merged = catalogue.merge(
    'schedule',
    fact.body.id,
    fact.body.fields as Record<string, unknown>,
    fact.body.stamp,
  )
  const fields = merged as Partial<ScheduleFields>
  if (!fields.place || !fields.arrangementId || !fields.relaySeats) return
  const { place } = fields
  db.prepare(
    `INSERT OR REPLACE INTO schedules (id, cinema_id, screen_id, movie_id, version_id, arrangement_id, start_ms, feature_ms,
       end_ms, ready_ms, online_until_ms, relay_seats, visibility)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    fact.body.id,
    fields.cinemaId,
    place.screenId,
    fields.movieId,
    fields.versionId,
    fields.arrangementId,
    place.startMs,
    place.featureMs,
    place.endMs,
    place.readyMs,
    fields.onlineUntilMs,
    JSON.stringify(fields.relaySeats),
    JSON.stringify(fields.visibility),
  )
}

/** Cancelling always wins and is never taken back; the earliest of several is the one that is told. */
export const applyScheduleCancelled: Apply<ScheduleCancelled> = ({ db }, fact) => {
  noteEdit(db, fact, 'schedule', fact.body.id)
  const known = db
    .prepare('SELECT at, origin FROM schedule_cancellations WHERE schedule_id = ?')
    .get(fact.body.id) as { at: string; origin: string } | undefined
  if (known && `${known.at}${known.origin}` <= `${fact.at}${fact.origin}`) return
  db.prepare(
    'INSERT OR REPLACE INTO schedule_cancellations (schedule_id, at, origin, seq) VALUES (?, ?, ?, ?)',
  ).run(fact.body.id, fact.at, fact.origin, fact.seq)
}

export type ScheduleRow = {
  id: string
  cinemaId: string
  screenId: string
  movieId: string
  versionId: string
  arrangementId: string
  startMs: number
  featureMs: number
  endMs: number
  readyMs: number
  onlineUntilMs: number
  relaySeats: string
  visibility: string
  cancelled: boolean
}
type StoredRow = Omit<ScheduleRow, 'cancelled'> & { cancelled: number }

const columns = [
  'schedules.id as id',
  'cinema_id as cinemaId',
  'screen_id as screenId',
  'movie_id as movieId',
  'version_id as versionId',
  'arrangement_id as arrangementId',
  'start_ms as startMs',
  'feature_ms as featureMs',
  'end_ms as endMs',
  'ready_ms as readyMs',
  'online_until_ms as onlineUntilMs',
  'relay_seats as relaySeats',
  'visibility',
] as const

function rows() {
  return sql
    .selectFrom('schedules')
    .leftJoin('schedule_cancellations', 'schedule_cancellations.schedule_id', 'schedules.id')
    .select(columns)
    .select(({ eb }) => eb('schedule_cancellations.schedule_id', 'is not', null).as('cancelled'))
}

/** Compiled once: every sale asks for its show, and whoever looks after all shows for those of a span. */
const byId = rows().where('schedules.id', '=', '').compile().sql
const between = rows()
  .where('start_ms', '>=', 0)
  .where('start_ms', '<', 0)
  .orderBy('start_ms')
  .orderBy('screen_id')
  .orderBy('schedules.id')
  .compile().sql

/** One show, or undefined. */
export function scheduleById(db: Db, id: string): ScheduleRow | undefined {
  const row = db.prepare(byId).get(id) as StoredRow | undefined
  return row && { ...row, cancelled: row.cancelled === 1 }
}

/** Shows that start within a range of epoch milliseconds, by start and screen. */
export function schedulesBetween(db: Db, fromMs: number, beforeMs: number): ScheduleRow[] {
  const found = db.prepare(between).all(fromMs, beforeMs) as StoredRow[]
  return found.map(row => ({ ...row, cancelled: row.cancelled === 1 }))
}

/** Shows that are not over yet, or whose room is not ready yet, by start. */
export function schedulesReadyAfter(db: Db, ms: number): ScheduleRow[] {
  return db
    .all(rows().where('ready_ms', '>', ms).orderBy('start_ms').orderBy('schedules.id'))
    .map(row => ({ ...row, cancelled: Boolean(row.cancelled) }))
}

/** What a manager lets stand about a show; see `core/planning/conflicts.ts`. */
export function keptOf(db: Db, id: string): string[] {
  const kept = db
    .prepare("SELECT fields ->> '$.keeps' FROM catalogue WHERE kind = 'schedule' AND id = ?")
    .pluck()
    .get(id) as string | null | undefined
  return kept ? (JSON.parse(kept) as string[]) : []
}

/** Shows of a screen that keep their room at any moment of a span; cancelled ones keep nothing. */
export function schedulesInRoom(db: Db, screenId: string, startMs: number, readyMs: number): ScheduleRow[] {
  return db
    .all(
      rows()
        .where('screen_id', '=', screenId)
        .where('start_ms', '<', readyMs)
        .where('ready_ms', '>', startMs),
    )
    .map(row => ({ ...row, cancelled: Boolean(row.cancelled) }))
    .filter(row => !row.cancelled)
}
