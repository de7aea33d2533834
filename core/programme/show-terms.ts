import type { Catalogue } from '../journal/apply.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'
import { businessDay, isoIn } from './day.ts'
import type { ScheduleRow } from './store.ts'

/** What of a show decides which prices it has. */
export type ShowTerms = {
  cinemaId: string
  screenId: string
  movieId: string
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
    cinemaId,
    screenId,
    movieId,
    startMs,
  }: Pick<ScheduleRow, 'cinemaId' | 'screenId' | 'movieId' | 'startMs'>,
): ShowTerms {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const midnightOffsetMinutes = midnightOffsetOf(catalogue)
  const day = businessDay(startMs, zone, midnightOffsetMinutes)
  const time = isoIn(startMs, zone).slice(11, 16)
  return { cinemaId, screenId, movieId, day, time, midnightOffsetMinutes }
}
