import { Refusal } from '../refusal.ts'
import { hasFile } from '../content/files/store.ts'
import { hasBox } from '../membership/store.ts'
import type { Tx } from '../journal/node.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import { freeSeatingId, type Arrangement } from '../venue/arrangement.ts'
import { arrangementById } from '../seating/store.ts'
import type { Screen } from '../venue/screen.ts'
import { firstRelaySeats } from '../seating/token.ts'
import { instantOf, isoIn } from '../programme/day.ts'
import type { Movie } from '../programme/movie.ts'
import { spanOf } from '../programme/occupancy.ts'
import { isBeforeFilm } from '../programme/sale.ts'
import { cutOffFor } from '../programme/schedule.ts'
import { scheduleById, schedulesInScreen, type ScheduleRow } from '../programme/store.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'

export type WantedSchedule = {
  id: string
  versionId: string
  screenId: string
  day: string
  time: string
  /** Free seating, in a screen whose seats are otherwise chosen. */
  freeSeating?: boolean | undefined
}

/**
 * Plans a show. Who first owns each seat is written in the fact: the online seats to the relay, the rest to the box,
 * or all to the relay while the cinema has no box. Sent again with its id it is the same show.
 * Refuses `version_unknown`, `screen_unknown`, `screen_occupied` (names the movie and its time), `request_reused`, and as
 * `requirePlannable`.
 */
export function createSchedule(
  tx: Tx,
  wanted: WantedSchedule,
  options: { mayBePast?: boolean } = {},
): ScheduleRow {
  const version = tx.catalogue.get('version', wanted.versionId)
  const movie = version && tx.catalogue.get('movie', version.movieId)
  if (!version || !movie || version.deleted)
    throw new Refusal('version_unknown', {}, { versionId: ['refusal.version_unknown'] })
  const screen = tx.catalogue.get('screen', wanted.screenId)
  const drawn = screen && arrangementById(tx.db, screen.arrangementId)
  const cinema = screen && tx.catalogue.get('cinema', screen.cinemaId)
  if (!screen || !drawn || !cinema || screen.deleted)
    throw new Refusal('screen_unknown', {}, { screenId: ['refusal.screen_unknown'] })
  const offset = midnightOffsetOf(tx.catalogue)
  const span = spanOf(
    instantOf(wanted.day, wanted.time, cinema.timezone, offset),
    screen,
    movie.runtimeMinutes,
  )
  const planned = scheduleById(tx.db, wanted.id)
  if (planned) {
    const same =
      planned.versionId === wanted.versionId &&
      planned.screenId === wanted.screenId &&
      planned.startMs === span.startMs &&
      (!wanted.freeSeating || arrangementById(tx.db, planned.arrangementId)?.freeSeating)
    if (!same) throw new Refusal('request_reused')
    return planned
  }
  if (!options.mayBePast) requirePlannable(tx, span.startMs, { movieId: movie.id, cinemaId: cinema.id })
  requireFreeScreen(tx, screen, span, cinema.timezone)
  const arrangement = wanted.freeSeating ? withFreeSeating(tx, drawn) : drawn
  tx.append(`cinema:${cinema.id}`, 'schedule.created', {
    id: wanted.id,
    stamp: tx.stamp(),
    fields: {
      cinemaId: cinema.id,
      movieId: movie.id,
      versionId: version.id,
      arrangementId: arrangement.id,
      place: { screenId: screen.id, ...span },
      onlineUntilMs: cutOffFor(span.featureMs),
      relaySeats: firstRelaySeats(arrangement, hasBox(tx.db, cinema.id)),
      visibility: ['site', 'signage', 'pos', 'portal'],
    },
  })
  return scheduleById(tx.db, wanted.id)!
}

/** The same drawn plan with counted places; made when it is needed for the first time. */
function withFreeSeating(tx: Tx, drawn: Arrangement & { freeSeating: boolean }): Arrangement {
  if (drawn.freeSeating) return drawn
  const id = freeSeatingId(drawn.id)
  const known = arrangementById(tx.db, id)
  if (known) return known
  const seats = drawn.seats.map(({ id, row, number, screenRow, screenCol, online }) => {
    const place = { id, row, number, screenRow, screenCol, online }
    return { ...place, class: 'standard' as const, autoassign: true }
  })
  tx.append('exhibitor', 'arrangement.drawn', {
    id,
    screenId: drawn.screenId,
    columns: drawn.columns,
    seats,
    freeSeating: true,
  })
  return arrangementById(tx.db, id)!
}

/** Further ahead the year must be a typing mistake. */
const yearsAhead = 2
const yearMs = 366 * 86_400_000

/**
 * Refuses a time no film can be planned for: `schedule_started` when it is past, `schedule_too_far`, and `film_not_yet`
 * before the film's first day.
 */
export function requirePlannable(tx: Tx, startMs: number, of: { movieId: string; cinemaId: string }): void {
  if (startMs <= tx.nowMs) throw new Refusal('schedule_started', {}, { time: ['refusal.schedule_started'] })
  if (startMs > tx.nowMs + yearsAhead * yearMs)
    throw new Refusal('schedule_too_far', { years: yearsAhead }, { day: ['refusal.schedule_too_far'] })
  if (!isBeforeFilm(tx, { ...of, startMs })) return
  const day = tx.catalogue.get('movie', of.movieId)?.showingFrom ?? ''
  throw new Refusal('film_not_yet', { day }, { day: ['refusal.film_not_yet'] })
}

/** Refuses `screen_occupied`, naming the movie and its time; the show `but` is not counted against itself. */
export function requireFreeScreen(
  tx: Tx,
  screen: Screen,
  span: { startMs: number; readyMs: number },
  timezone: string,
  but?: string,
): void {
  const [other] = schedulesInScreen(tx.db, screen.id, span.startMs, span.readyMs).filter(
    ({ id }) => id !== but,
  )
  if (!other) return
  const details = {
    movie: tx.catalogue.get('movie', other.movieId)?.title ?? '',
    from: isoIn(other.startMs, timezone).slice(11, 16),
    until: isoIn(other.readyMs, timezone).slice(11, 16),
  }
  throw new Refusal('screen_occupied', details, { time: ['refusal.screen_occupied'] })
}

/** Cancels a show for good; cancelling again changes nothing. Refuses `schedule_unknown`. */
export function cancelSchedule(tx: Tx, id: string): ScheduleRow {
  const schedule = scheduleById(tx.db, id)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (!schedule.cancelled) tx.append(`cinema:${schedule.cinemaId}`, 'schedule.cancelled', { id })
  return scheduleById(tx.db, id)!
}

/**
 * Gives a movie an uploaded poster, or with null the drawn one again; setting it again changes nothing. Refuses
 * `movie_unknown`, `not_found` for a file that is not on this node.
 */
export function setPoster(tx: Tx, id: string, hash: string | null): Movie {
  const movie = tx.catalogue.get('movie', id)
  if (!movie) throw new Refusal('movie_unknown')
  if (hash !== null && !hasFile(tx.db, hash)) throw new Refusal('not_found')
  if (movie.posterFile !== hash) changeEntry(tx, 'movie', id, { posterFile: hash })
  return tx.catalogue.get('movie', id)!
}
