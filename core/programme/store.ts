import { sql } from 'kysely'
import { only, prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import { noteEdit } from '../journal/storage/edit-store.ts'
import { writeOwnMinutes } from './own-minutes.ts'
import type { ScheduleFields } from './schedule.ts'

const put = prepared((q, given: Tables['schedules']) =>
  q
    .insertInto('schedules')
    .orReplace()
    .values(
      only(
        given,
        'id',
        'cinema_id',
        'screen_id',
        'movie_id',
        'version_id',
        'arrangement_id',
        'start_ms',
        'feature_ms',
        'end_ms',
        'ready_ms',
        'online_until_ms',
        'relay_seats',
        'visibility',
        'shares',
        'notice',
        'price_list_id',
        'own_minutes',
      ),
    ),
)
const cancellationOf = prepared((q, given: { id: string }) =>
  q.selectFrom('schedule_cancellations').select(['at', 'origin']).where('schedule_id', '=', given.id),
)
const putCancellation = prepared((q, given: Tables['schedule_cancellations']) =>
  q
    .insertInto('schedule_cancellations')
    .orReplace()
    .values(only(given, 'schedule_id', 'at', 'origin', 'seq')),
)

export type ScheduleCancelled = { id: string }

/** Shows as they were read last, kept in a database's memory until any is planned, changed or cancelled. */
type Known = { byId: Map<string, ScheduleRow>; spans: Map<string, readonly ScheduleRow[]> }
const knownName = 'schedules'
/** Each sale, hold and scan asks for its show several times; anybody may ask for any days. */
const knownMost = { byId: 500, spans: 6 }

function knownSchedules(db: Db): Known {
  let known = db.memory.get(knownName) as Known | undefined
  if (!known) db.memory.set(knownName, (known = { byId: new Map(), spans: new Map() }))
  return known
}

const forgetSchedules = (db: Db) => void db.memory.delete(knownName)

/** Created and changed read alike: a change that overtakes its creation waits in the catalogue until all fields are there. */
export const applyScheduleChanged: Apply<Change<ScheduleFields>> = ({ db, catalogue }, fact) => {
  noteEdit(db, fact, 'schedule', fact.body.id)
  const merged = catalogue.merge(
    'schedule',
    fact.body.id,
    fact.body.fields as Record<string, unknown>,
    fact.body.stamp,
  )
  const {
    place,
    cinemaId,
    movieId,
    versionId,
    arrangementId,
    onlineUntilMs,
    relaySeats,
    visibility,
    shares,
    notice,
    onlineEndsBefore = 0,
    priceListId,
  } = merged as Partial<ScheduleFields>
  if (!place || !cinemaId || !movieId || !versionId || !arrangementId || !relaySeats || !visibility) return
  if (onlineUntilMs === undefined) return
  put.run(db, {
    id: fact.body.id,
    cinema_id: cinemaId,
    screen_id: place.screenId,
    movie_id: movieId,
    version_id: versionId,
    arrangement_id: arrangementId,
    start_ms: place.startMs,
    feature_ms: place.featureMs,
    end_ms: place.endMs,
    ready_ms: place.readyMs,
    online_until_ms: onlineUntilMs - onlineEndsBefore * 60_000,
    relay_seats: JSON.stringify(relaySeats),
    visibility: JSON.stringify(visibility),
    shares: shares ? JSON.stringify(shares) : null,
    notice: notice ? JSON.stringify(notice) : null,
    price_list_id: priceListId ?? null,
    own_minutes: writeOwnMinutes(place.ownMinutes),
  })
  forgetSchedules(db)
}

/** Cancelling always wins and is final; of several, the earliest is the one reported. */
export const applyScheduleCancelled: Apply<ScheduleCancelled> = ({ db }, fact) => {
  noteEdit(db, fact, 'schedule', fact.body.id)
  const { id } = fact.body
  const known = cancellationOf.first(db, { id })
  if (known && `${known.at}${known.origin}` <= `${fact.at}${fact.origin}`) return
  putCancellation.run(db, { schedule_id: id, at: fact.at, origin: fact.origin, seq: fact.seq })
  forgetSchedules(db)
}

export type ScheduleRow = Readonly<{
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
  /** JSON; null where its screen says it. */
  shares: string | null
  /** JSON of its texts; null where guests are told nothing. */
  notice: string | null
  priceListId: string | null
  /** JSON of `OwnMinutes`; null where it has those of its screen. */
  ownMinutes: string | null
  cancelled: boolean
}>

/** Read by every sale, and for a time span by whatever goes through all shows. */
const rows = (q: Builder) =>
  q
    .selectFrom('schedules')
    .leftJoin('schedule_cancellations', 'schedule_cancellations.schedule_id', 'schedules.id')
    .select([
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
      'shares',
      'notice',
      'price_list_id as priceListId',
      'own_minutes as ownMinutes',
    ])
    .select(({ eb }) => eb('schedule_cancellations.schedule_id', 'is not', null).as('cancelled'))

const byId = prepared((q, given: { id: string }) => rows(q).where('schedules.id', '=', given.id))
const between = prepared((q, given: { fromMs: number; beforeMs: number }) =>
  rows(q)
    .where('start_ms', '>=', given.fromMs)
    .where('start_ms', '<', given.beforeMs)
    .orderBy('start_ms')
    .orderBy('screen_id')
    .orderBy('schedules.id'),
)
/** Deliberately without an index for the order, or SQLite would walk through all shows there ever were. */
const readyAfter = prepared((q, given: { ms: number }) =>
  rows(q)
    .where('ready_ms', '>', given.ms)
    .orderBy(sql`+start_ms`)
    .orderBy('schedules.id'),
)
const ofMovie = prepared((q, given: { movieId: string; limit: number }) =>
  rows(q)
    .where('movie_id', '=', given.movieId)
    .orderBy('start_ms')
    .orderBy('schedules.id')
    .limit(given.limit),
)
const inScreen = prepared((q, given: { screenId: string; startMs: number; readyMs: number }) =>
  rows(q)
    .where('screen_id', '=', given.screenId)
    .where('start_ms', '<', given.readyMs)
    .where('ready_ms', '>', given.startMs),
)
const keeps = prepared((q, given: { id: string }) =>
  q
    .selectFrom('catalogue')
    .select(sql<string | null>`fields ->> '$.keeps'`.as('keeps'))
    .where('kind', '=', 'schedule')
    .where('id', '=', given.id),
)

function read<Row extends { cancelled: unknown }>(row: Row): Omit<Row, 'cancelled'> & { cancelled: boolean } {
  return { ...row, cancelled: Boolean(row.cancelled) }
}

/** One show, or undefined. */
export function scheduleById(db: Db, id: string): ScheduleRow | undefined {
  const { byId: known } = knownSchedules(db)
  const before = known.get(id)
  if (before) return before
  const row = byId.first(db, { id })
  if (!row) return undefined
  if (known.size >= knownMost.byId) known.clear()
  const schedule = read(row)
  known.set(id, schedule)
  return schedule
}

/** Shows that start within a range of epoch milliseconds, by start and screen. */
export function schedulesBetween(db: Db, fromMs: number, beforeMs: number): ScheduleRow[] {
  return between.all(db, { fromMs, beforeMs }).map(read)
}

/** Shows that are not over yet, or whose screen is not ready again yet, by start. */
export function schedulesReadyAfter(db: Db, ms: number): ScheduleRow[] {
  return readyAfter.all(db, { ms }).map(read)
}

/**
 * The same, and the same objects until a show is planned, changed or cancelled: a programme is told again after every seat
 * that is taken anywhere, and reading its shows would be a third of that. Shows of one screen share the text of their seats.
 */
export function knownSchedulesBetween(db: Db, fromMs: number, beforeMs: number): readonly ScheduleRow[] {
  const { spans } = knownSchedules(db)
  const name = `${fromMs} ${beforeMs}`
  let known = spans.get(name)
  if (!known) {
    if (spans.size >= knownMost.spans) spans.clear()
    const texts = new Map<string, string>()
    const shared = (text: string) => texts.get(text) ?? (texts.set(text, text), text)
    known = schedulesBetween(db, fromMs, beforeMs).map(row => ({
      ...row,
      relaySeats: shared(row.relaySeats),
    }))
    spans.set(name, known)
  }
  return known
}

/** The first shows of a film, those that were played and cancelled among them. */
export function showsOfMovie(db: Db, movieId: string, limit: number): ScheduleRow[] {
  return ofMovie.all(db, { movieId, limit }).map(read)
}

/** The conflicts of a show that a manager has accepted; see `core/planning/conflicts.ts`. */
export function keptOf(db: Db, id: string): string[] {
  const kept = keeps.first(db, { id })?.keeps
  return kept ? (JSON.parse(kept) as string[]) : []
}

/** Shows that occupy a screen at any moment of a span; cancelled ones do not. */
export function schedulesInScreen(db: Db, screenId: string, startMs: number, readyMs: number): ScheduleRow[] {
  return inScreen
    .all(db, { screenId, startMs, readyMs })
    .map(read)
    .filter(row => !row.cancelled)
}
