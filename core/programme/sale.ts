import { Refusal } from '../refusal.ts'
import type { Catalogue } from '../journal/apply.ts'
import { businessDayAt } from './day.ts'
import type { Event } from './event.ts'
import { showsOfEvent } from './event-shows.ts'
import { saleStopOf, type SaleChannel, type SaleStop } from './on-sale.ts'
import { visibilityOf } from './row-visibility.ts'
import { onlineSaleEndsMs } from './schedule.ts'
import type { ScheduleRow } from './store.ts'

/** What is in the catalogue now; instants in epoch milliseconds. */
type At = { catalogue: Entries; nowMs: number }
type Entries = Pick<Catalogue, 'get' | 'all'>

/** The refusal for a show that is not sold on a channel now, with the most specific reason; null when it is sold. */
export function saleRefusal(at: At, schedule: ScheduleRow, channel: SaleChannel): Refusal | null {
  const stop = saleStopNow(at, schedule, channel)
  if (!stop) return null
  const day = at.catalogue.get('movie', schedule.movieId)?.showingFrom ?? ''
  if (stop === 'cancelled') return new Refusal('schedule_cancelled')
  if (stop === 'not_offered') return new Refusal('not_sold_here')
  if (stop === 'film_not_yet') return new Refusal('film_not_yet', { day })
  return new Refusal('sales_closed')
}

/** Why a show is not sold on a channel now, as far as this node knows; null when it is. */
export function saleStopNow(at: At, schedule: ScheduleRow, channel: SaleChannel): SaleStop | null {
  const place = channel === 'site' ? 'site' : 'pos'
  return saleStopOf(
    {
      cancelled: schedule.cancelled,
      startMs: schedule.startMs,
      endMs: schedule.endMs,
      onlineEndsMs: onlineSaleEndsMs(schedule),
      visible: visibilityOf(schedule).includes(place),
      event: channel === 'site' ? eventOf(at, schedule.id) : undefined,
      beforeFilm: isBeforeFilm(at, schedule),
    },
    channel,
    at.nowMs,
  )
}

/** Events by their show, computed once per list from the catalogue: every edit or undo yields a new list. */
const byShow = new WeakMap<readonly Event[], ReadonlyMap<string, Event>>()

/** The event a show is, if it is one; of two that name it, the first. */
export function eventOf(
  { catalogue }: { catalogue: Pick<Catalogue, 'all'> },
  scheduleId: string,
): Event | undefined {
  const events = catalogue.all('event')
  let known = byShow.get(events)
  if (!known) {
    const living = events.filter(event => !event.deleted).toReversed()
    known = new Map(living.flatMap(event => showsOfEvent(event).map(id => [id, event] as const)))
    byShow.set(events, known)
  }
  return known.get(scheduleId)
}

/** The largest difference between two zones' calendar days. */
const twoDaysMs = 2 * 86_400_000

/** Whether a show lies before the first business day of its film. */
export function isBeforeFilm(
  { catalogue }: Pick<At, 'catalogue'>,
  { movieId, cinemaId, startMs }: Pick<ScheduleRow, 'movieId' | 'cinemaId' | 'startMs'>,
): boolean {
  const from = catalogue.get('movie', movieId)?.showingFrom
  if (!from || startMs > Date.parse(from) + twoDaysMs) return false
  return businessDayAt(catalogue, cinemaId, startMs) < from
}
