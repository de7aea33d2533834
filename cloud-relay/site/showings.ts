import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'
import { saleStopOf, type ShowForSale } from '#core/programme/on-sale.ts'

/** Whether a show can be bought here now, and if not, why. */
export type Sale = 'open' | 'sold_out' | 'sold_out_online' | 'ended' | 'closed'

/** The sale of one show at `now` (epoch milliseconds). */
export function saleOf(show: ScheduleView, programme: Programme, now: number): Sale {
  if (show.soldOut) return 'sold_out'
  if (!programme.exhibitor.features.tickets) return 'closed'
  const stop = saleStopOf(forSale(show, programme), 'site', now)
  if (stop) return stop === 'ended' ? 'ended' : 'closed'
  if (show.soldOutOnline) return 'sold_out_online'
  return show.purchasableOnline ? 'open' : 'closed'
}

/** A show as the sale rule needs it; shows hidden from visitors are not in their programme. */
function forSale(show: ScheduleView, { events, movies }: Programme): ShowForSale {
  const from = movies.find(movie => movie.id === show.movieId)?.showingFrom
  return {
    cancelled: show.cancelled,
    startMs: Date.parse(show.start),
    endMs: Date.parse(show.end),
    onlineEndsMs: Date.parse(show.onlineUntil),
    visible: true,
    event: events.find(event => event.scheduleId === show.id && !event.deleted),
    beforeFilm: Boolean(from && show.day < from),
  }
}

/** Shows that are not cancelled and whose feature has not begun, earliest first. */
export function comingShows(programme: Programme, now: number): ScheduleView[] {
  return programme.schedules
    .filter(show => !show.cancelled && Date.parse(show.featureStart) > now)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

export type MovieShows = { movie: MovieView; shows: ScheduleView[] }

/** The films of these shows with their shows, in the order of the first one. */
export function byMovie(shows: readonly ScheduleView[], programme: Programme): MovieShows[] {
  const groups = new Map<string, ScheduleView[]>()
  for (const show of shows) {
    const group = groups.get(show.movieId)
    if (group) group.push(show)
    else groups.set(show.movieId, [show])
  }
  return [...groups].flatMap(([movieId, shows]) => {
    const movie = programme.movies.find(movie => movie.id === movieId)
    return movie ? [{ movie, shows }] : []
  })
}

/** By lowercase title, as the spec orders listings. */
export function byTitle<T extends { movie: MovieView }>(groups: readonly T[]): T[] {
  const key = (group: T) => group.movie.title.toLowerCase()
  return [...groups].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** Films announced for a later day, the next one first. */
export function announced(programme: Programme): MovieView[] {
  return programme.movies
    .filter(movie => movie.showingFrom !== null && movie.showingFrom > programme.today)
    .sort((a, b) => (a.showingFrom! < b.showingFrom! ? -1 : a.showingFrom! > b.showingFrom! ? 1 : 0))
}

/** Events whose show is still to come, earliest first, with that show. */
export function comingEvents(
  programme: Programme,
  now: number,
): { event: Programme['events'][number]; show: ScheduleView }[] {
  return comingShows(programme, now).flatMap(show => {
    const event = programme.events.find(event => event.scheduleId === show.id && !event.deleted)
    return event ? [{ event, show }] : []
  })
}

/** Whether a show's cinema must be named: only when several cinemas have shows. */
export function namesCinema(programme: Programme): boolean {
  return new Set(programme.schedules.map(show => show.cinemaId)).size > 1
}

/** Few seats left: at most a tenth of them can still be bought. */
export function fewLeft(show: ScheduleView): boolean {
  return show.availableOnline > 0 && show.availableOnline <= Math.max(8, show.capacity / 10)
}
