import { placeBought } from '#core/billing/bill-show-store.ts'
import { prepared } from '#core/database/prepared.ts'
import { dropSetting, readSetting, writeSetting } from '#core/database/setting-store.ts'
import type { Db } from '#core/database/sql.ts'
import { hasUnreadable } from '#core/journal/storage/outdated.ts'
import { scheduleById } from '#core/programme/store.ts'
import { dropLetter } from './letter-store.ts'
import { buyersOfShow, oweShowAsItIs, placeOf } from './show-owed-store.ts'
import { isElsewhere, showsSetAside } from './sold-place-store.ts'

/** Whether facts went since the last look, as a row of `settings`. */
const key = 'mails_cut'

/** What buyers were mailed of shows, earliest first. */
const mailed = prepared(q =>
  q
    .selectFrom('letters')
    .select(['kind', 'about'])
    .where('kind', 'in', ['cancelled', 'moved'])
    .where('state', '=', 'sent')
    .orderBy('next_ms'),
)

/** Notes that facts went with a history that was not chosen. Needs a transaction. */
export function noteWithdrawn(db: Db): void {
  writeSetting(db, key, '1')
}

/**
 * Owes a mail to whoever was mailed last that a show of theirs is cancelled, or at a place, when that went with a history
 * that was not chosen, and to whoever bought while the show was at such a place: where it is. Who is paying is looked at once
 * that is over. Looks once for every time that facts went, when all facts can be read. Needs a transaction.
 */
export function oweWithdrawn(db: Db, nowMs: number): void {
  if (readSetting(db, key) === undefined || hasUnreadable(db)) return
  dropSetting(db, key)
  const last = lastMailed(db)
  for (const [about, { wasCancelled, place }] of last) {
    const [billId = '', showId = ''] = about.split(' ')
    const show = shownAt(db, showId, nowMs)
    if (!show || (!wasCancelled && place === placeOf(show))) continue
    // It may be where it had been before.
    if (wasCancelled) dropLetter(db, { kind: 'moved', about: `${about} ${placeOf(show)}` })
    oweShowAsItIs(db, billId, showId, show)
  }
  for (const showId of showsSetAside(db)) {
    const show = shownAt(db, showId, nowMs)
    if (!show) continue
    for (const bill of buyersOfShow(db, showId)) {
      const bought = placeBought(db, bill, showId)
      const isMailed = last.has(`${bill.id} ${showId}`)
      if (!isMailed && bought && isElsewhere(show, bought)) oweShowAsItIs(db, bill.id, showId, show)
    }
  }
}

/** By bill and show, what its buyer was mailed last of where it is. */
function lastMailed(db: Db): Map<string, { wasCancelled: boolean; place: string }> {
  const last = new Map<string, { wasCancelled: boolean; place: string }>()
  for (const { kind, about } of mailed.all(db)) {
    const [billId = '', showId = '', ...place] = about.split(' ')
    last.set(`${billId} ${showId}`, { wasCancelled: kind === 'cancelled', place: place.join(' ') })
  }
  return last
}

/** A show that is still to be shown. */
function shownAt(db: Db, showId: string, nowMs: number) {
  const show = scheduleById(db, showId)
  return show && !show.cancelled && show.endMs > nowMs ? show : undefined
}
