import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'
import type { EventView } from '#core/programme/event.ts'
import { saleStopOf, type ShowForSale } from '#core/programme/on-sale.ts'

/** Whether a show can be bought here now, and if not, why. */
export type Sale = 'open' | 'sold_out' | 'sold_out_online' | 'ended' | 'closed' | 'cancelled'

/** The sale of one show at `now` (epoch milliseconds). */
export function saleOf(show: ScheduleView, programme: Programme, now: number): Sale {
  if (show.cancelled) return 'cancelled'
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
    event: events.find(event => event.id === show.eventId),
    beforeFilm: Boolean(from && show.day < from),
  }
}

/** Shows that are not cancelled and whose feature has not begun, earliest first. */
export function comingShows(programme: Programme, now: number): ScheduleView[] {
  return announcedShows(programme, now).filter(show => !show.cancelled)
}

/** What was announced last of a programme's shows: a page asks for it up to ten times. */
const lastAnnounced = new WeakMap<Programme['schedules'], { now: number; shows: readonly ScheduleView[] }>()

/**
 * The same with those that were cancelled, in their place: whoever has a ticket looks for the show and must not find
 * nothing. One that was planned anew for its time is not among them.
 */
export function announcedShows({ schedules }: Programme, now: number): readonly ScheduleView[] {
  const known = lastAnnounced.get(schedules)
  if (known?.now === now) return known.shows
  const coming = schedules.filter(show => Date.parse(show.featureStart) > now)
  const moment = ({ movieId, cinemaId, start }: ScheduleView) => `${movieId} ${cinemaId} ${start}`
  const hasCancelled = coming.some(show => show.cancelled)
  const planned = new Set(hasCancelled ? coming.filter(show => !show.cancelled).map(moment) : [])
  const shows = coming
    .filter(show => !show.cancelled || !planned.has(moment(show)))
    .map(show => ({ show, startMs: Date.parse(show.start) }))
    .sort((a, b) => a.startMs - b.startMs)
    .map(({ show }) => show)
  lastAnnounced.set(schedules, { now, shows })
  return shows
}

/** As many other shows as fit under a notice. */
const othersMost = 6

/** The next shows of the same film that can be bought. */
export function otherShows({ id, movieId }: ScheduleView, programme: Programme, now: number): ScheduleView[] {
  return comingShows(programme, now)
    .filter(show => show.movieId === movieId && show.id !== id && saleOf(show, programme, now) === 'open')
    .slice(0, othersMost)
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

/** Films announced for a later day, the next one first; those whose day is not told here come last, by title. */
export function announced(programme: Programme): MovieView[] {
  const day = (movie: MovieView) => movie.showingFrom ?? `~${movie.title.toLowerCase()}`
  return programme.movies
    .filter(movie => movie.soon ?? (movie.showingFrom !== null && movie.showingFrom > programme.today))
    .sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
}

/** An event with its next show, and how many more of its shows are to come. */
export type ComingEvent = { event: EventView; show: ScheduleView; more: number }

/** Events with shows still to come, those earliest first whose next one is. */
export function comingEvents(programme: Programme, now: number): ComingEvent[] {
  const shows = Map.groupBy(comingShows(programme, now), show => show.eventId)
  return [...shows].flatMap(([id, [show, ...more]]) => {
    const event = programme.events.find(event => event.id === id)
    return event && show ? [{ event, show, more: more.length }] : []
  })
}

/**
 * The shows on an event's page, earliest first: those to come, cancelled ones in their place, and one that has begun as
 * long as it is sold. Of an event that is over, as far as the programme has it, the last one.
 */
export function showsOnPage(event: EventView, programme: Programme, now: number): ScheduleView[] {
  const own = programme.schedules
    .filter(show => show.eventId === event.id)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const coming = new Set(announcedShows(programme, now))
  const listed = own.filter(show => coming.has(show) || saleOf(show, programme, now) === 'open')
  return listed.length ? listed : own.slice(-1)
}

/** The show that stands for an event: its next one that takes place. */
export function nextShowOf(event: EventView, programme: Programme, now: number): ScheduleView | undefined {
  const shows = showsOnPage(event, programme, now)
  return shows.find(show => !show.cancelled) ?? shows[0]
}

/** Whether a show's cinema must be named: only when several cinemas have shows. */
export function namesCinema(programme: Programme): boolean {
  return new Set(programme.schedules.map(show => show.cinemaId)).size > 1
}

/** Few seats left: at most a tenth of them can still be bought. */
export function fewLeft(show: ScheduleView): boolean {
  return show.availableOnline > 0 && show.availableOnline <= Math.max(8, show.capacity / 10)
}
