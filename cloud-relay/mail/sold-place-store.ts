import { editsBefore } from '#core/catalogue/store.ts'
import type { Db } from '#core/database/sql.ts'
import { parseFact } from '#core/journal/fact.ts'
import type { Stamp } from '#core/journal/stamp.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'

/** Of a show that was cancelled, or changed: then where and when it is now, unless something else of it changed. */
export type Replanned = { id?: string; stamp?: string; fields?: { place?: Spot } }
/** Where a show is, and when (epoch milliseconds). */
export type Spot = { startMs: number; screenId: string }
/** An edit that says where a show is. */
type PlaceEdit = { id: string; place: Spot }

/** As many edits of a show are looked through for where it was before; a longer search would be at a stranger's cost. */
const editsLooked = 20

/** What is set aside may be anybody's words: of what has another shape nothing is taken. */
function placeEditOf(body: unknown): PlaceEdit[] {
  const { id, fields } = (body ?? {}) as Replanned
  const { startMs, screenId } = fields?.place ?? {}
  return typeof id === 'string' && typeof startMs === 'number' && typeof screenId === 'string'
    ? [{ id, place: { startMs, screenId } }]
    : []
}

/** Where a show was before a stamp, as far as its latest edits tell. */
export const placeBefore = (db: Db, id: string, before: Stamp): Spot | undefined =>
  editsBefore(db, { kind: 'schedule', id }, before, editsLooked)
    .flatMap(({ body }) => placeEditOf(body))
    .at(0)?.place

/** A place that is not known is another one. */
export const isElsewhere = (one: Spot, other: Spot | undefined): boolean =>
  other?.startMs !== one.startMs || other.screenId !== one.screenId

/** The shows of which a move is set aside with a history that was not chosen. */
export const showsSetAside = (db: Db): Set<string> =>
  new Set(
    quarantinedOf(db)
      .filter(({ bytes }) => bytes.includes('"type":"schedule.'))
      .flatMap(({ bytes }) => placeEditOf(parseFact(bytes).body))
      .map(({ id }) => id),
  )
