import { editsBefore } from '#core/catalogue/store.ts'
import type { Db } from '#core/database/sql.ts'
import { parseFact } from '#core/journal/fact.ts'
import { writeStamp, type Stamp } from '#core/journal/stamp.ts'
import { quarantinedOf } from '#core/journal/storage/quarantine-store.ts'

/** Of a show that was cancelled, or changed: then where and when it is now, unless something else of it changed. */
export type Replanned = { id?: string; stamp?: string; fields?: { place?: Spot } }
/** Where a show is, and when (epoch milliseconds). */
export type Spot = { startMs: number; screenId: string }
/** An edit that says where a show is. */
type PlaceEdit = { id: string; stamp: Stamp; place: Spot }

/** As many edits of a show are looked through for where it was before; a longer search would be at a stranger's cost. */
const editsLooked = 20

/** What is set aside may be anybody's words: of what has another shape nothing is taken. */
function placeEditOf(body: unknown): PlaceEdit[] {
  const { id, stamp, fields } = (body ?? {}) as Replanned
  const { startMs, screenId } = fields?.place ?? {}
  const isWhole = typeof id === 'string' && typeof stamp === 'string'
  return isWhole && typeof startMs === 'number' && typeof screenId === 'string'
    ? [{ id, stamp, place: { startMs, screenId } }]
    : []
}

/** The edit that said where a show was before a stamp, as far as its latest edits tell. */
const placeEditBefore = (db: Db, id: string, before: Stamp): PlaceEdit | undefined =>
  editsBefore(db, { kind: 'schedule', id }, before, editsLooked)
    .flatMap(({ body }) => placeEditOf(body))
    .at(0)

/** Where a show was before a stamp, as far as its latest edits tell. */
export const placeBefore = (db: Db, id: string, stamp: Stamp): Spot | undefined =>
  placeEditBefore(db, id, stamp)?.place

/** The stamp that all edits made before a purchase began are below. */
export const begunStamp = (openedAt: string): Stamp =>
  writeStamp({ ms: Date.parse(openedAt) + 1, counter: 0 }, '')

/** A place that is not known is another one. */
export const isElsewhere = (one: Spot, other: Spot | undefined): boolean =>
  other?.startMs !== one.startMs || other.screenId !== one.screenId

/** By show, the moves of it that are set aside with histories that were not chosen. */
export function placesSetAside(db: Db): Map<string, PlaceEdit[]> {
  const edits = quarantinedOf(db)
    .filter(({ bytes }) => bytes.includes('"type":"schedule.'))
    .flatMap(({ bytes }) => placeEditOf(parseFact(bytes).body))
  return Map.groupBy(edits, ({ id }) => id)
}

/**
 * Where a show was when a purchase began, by the stamps of its moves: with those that are set aside by now, as they were
 * believed then. Undefined where nothing says it.
 *
 * @param openedAt when the purchase began, as ISO
 */
export function placeSoldAt(
  db: Db,
  showId: string,
  openedAt: string,
  setAside: ReturnType<typeof placesSetAside>,
): Spot | undefined {
  const begun = begunStamp(openedAt)
  const kept = placeEditBefore(db, showId, begun)
  const all = [...(setAside.get(showId) ?? []).filter(({ stamp }) => stamp < begun), ...(kept ? [kept] : [])]
  return all.toSorted((one, other) => (one.stamp < other.stamp ? 1 : -1)).at(0)?.place
}
