import { runById } from '#core/automations/store.ts'
import { linesNow } from '#core/billing/line-store.ts'
import { addedBy, returnById } from '#core/billing/refunds/store.ts'
import { prepared } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import { scheduleById } from '#core/programme/store.ts'
import { keptLetter, markLetter, putLetter, type OwedLetter } from './letter-store.ts'
import { placeOf } from './show-owed-store.ts'
import type { Spot } from './sold-place-store.ts'

/** What a mail that is written now says of where the shows of a purchase are. */
export type PlacesWritten = {
  billId: string
  /** By show, of those that the purchase has tickets of. */
  places: ReadonlyMap<string, Spot>
  /** The shows that an exchange put tickets of on the purchase. */
  exchangedFor: ReadonlySet<string>
}

/** Forgets that a buyer was mailed that a show of theirs is anywhere but there. */
const dropOthers = prepared((q, given: { after: string; before: string; place: string }) =>
  q
    .deleteFrom('letters')
    .where('kind', '=', 'moved')
    .where('state', '=', 'sent')
    .where('about', '>', given.after)
    .where('about', '<', given.before)
    .where('about', '!=', given.place),
)

/**
 * What a mail says of places, also by the tickets that one about money that goes back links to; read before it is written.
 * Undefined for those that are about no purchase. A mail about one show says nothing of the others.
 */
export function placesWritten(
  db: Db,
  { kind, about }: Pick<OwedLetter, 'kind' | 'about'>,
): PlacesWritten | undefined {
  const [billId = '', showOrRun = ''] = about.split(' ')
  if (kind === 'bill') return placesOf(db, billId, {})
  if (kind === 'moved' || kind === 'reminder') return placesOf(db, billId, { only: showOrRun })
  if (kind === 'announcement') return placesOf(db, billId, { only: runById(db, showOrRun)?.scheduleId ?? '' })
  const made = kind === 'return' ? returnById(db, about) : undefined
  if (!made) return undefined
  return placesOf(db, made.billId, { added: made.kind === 'exchange' ? addedBy(db, made.id) : [] })
}

function placesOf(
  db: Db,
  billId: string,
  { only, added = [] }: { only?: string; added?: readonly number[] },
): PlacesWritten {
  const places = new Map<string, Spot>()
  const exchangedFor = new Set<string>()
  for (const { line, left, scheduleId = '' } of linesNow(db, billId)) {
    const show = left > 0 && scheduleId === (only ?? scheduleId) ? scheduleById(db, scheduleId) : undefined
    if (!show || show.cancelled) continue
    places.set(show.id, { startMs: show.startMs, screenId: show.screenId })
    if (added.includes(line)) exchangedFor.add(show.id)
  }
  return { billId, places, exchangedFor }
}

/**
 * A mail left that says where shows are. What was mailed of other places before holds no longer: when a show is back at one
 * of them its buyer is mailed that anew. What an exchange put on a purchase counts as mailed where the mail says it is, since
 * the buyer chose it there. Needs a transaction.
 *
 * @param nowMs epoch milliseconds
 */
export function notePlacesMailed(
  db: Db,
  { billId, places, exchangedFor }: PlacesWritten,
  nowMs: number,
): void {
  for (const [showId, spot] of places) {
    const show = `${billId} ${showId}`
    const about = `${show} ${placeOf(spot)}`
    dropOthers.run(db, { after: `${show} `, before: `${show}!`, place: about })
    if (exchangedFor.has(showId) && !keptLetter(db, 'moved', about)) {
      putLetter(db, { kind: 'moved', about, nextMs: nowMs })
      markLetter(db, { kind: 'moved', about, state: 'sent', tries: 0, nextMs: nowMs })
    }
  }
}
