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
  /** The price list it has, and whether it has the rates of that list alone; null or left out for the usual prices. */
  list?: { id: string; alone: boolean } | null
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
    priceListId,
  }: Pick<ScheduleRow, 'id' | 'cinemaId' | 'screenId' | 'movieId' | 'startMs' | 'priceListId'>,
): ShowTerms {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const midnightOffsetMinutes = midnightOffsetOf(catalogue)
  const day = businessDay(startMs, zone, midnightOffsetMinutes)
  const time = isoIn(startMs, zone).slice(11, 16)
  const event = eventTerms(eventOf({ catalogue }, id))
  const list = listTerms(catalogue, priceListId)
  return { cinemaId, screenId, movieId, event, list, day, time, midnightOffsetMinutes }
}

/** What of an event decides prices. */
export function eventTerms(event: Pick<Event, 'id' | 'ownPrices'> | undefined): ShowTerms['event'] {
  return event ? { id: event.id, ownPrices: event.ownPrices ?? false } : null
}

/** What of a show's price list decides prices; null where it has none that there is. */
export function listTerms(
  catalogue: Pick<Catalogue, 'get'>,
  priceListId: string | null,
): NonNullable<ShowTerms['list']> | null {
  const list = priceListId === null ? undefined : catalogue.get('price_list', priceListId)
  return list && !list.deleted ? { id: list.id, alone: list.alone } : null
}
