import type { Catalogue } from '../journal/apply.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import { businessDay, isoIn } from './day.ts'
import { eventOf } from './sale.ts'
import type { Event } from './event.ts'
import type { ScheduleRow } from './store.ts'

/** What of a show decides which prices it has. */
export type ShowTerms = {
  cinemaId: string
  screenId: string
  movieId: string
  /** The event it is, and whether that has prices of its own alone; null where it is none. */
  event: { id: string; ownPrices: boolean } | null
  /** The business day it belongs to, YYYY-MM-DD. */
  day: string
  /** When it begins on the wall of its cinema, HH:MM. */
  time: string
  /** When a business day begins there, in minutes after midnight. */
  midnightOffsetMinutes: number
}

export function showTerms(
  catalogue: Pick<Catalogue, 'get' | 'all'>,
  {
    id,
    cinemaId,
    screenId,
    movieId,
    startMs,
  }: Pick<ScheduleRow, 'id' | 'cinemaId' | 'screenId' | 'movieId' | 'startMs'>,
): ShowTerms {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const midnightOffsetMinutes = midnightOffsetOf(catalogue)
  const day = businessDay(startMs, zone, midnightOffsetMinutes)
  const time = isoIn(startMs, zone).slice(11, 16)
  const event = eventTerms(eventOf({ catalogue }, id))
  return { cinemaId, screenId, movieId, event, day, time, midnightOffsetMinutes }
}

/** What of an event decides prices. */
export function eventTerms(event: Pick<Event, 'id' | 'ownPrices'> | undefined): ShowTerms['event'] {
  return event ? { id: event.id, ownPrices: event.ownPrices ?? false } : null
}
