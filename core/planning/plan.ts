import { channels } from '../access/channels.ts'
import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import { isoIn } from '../programme/day.ts'
import type { Movie, Version } from '../programme/movie.ts'
import type { Span } from '../programme/occupancy.ts'
import { ownMinutesOf, writeOwnMinutes, type OwnMinutes } from '../programme/own-minutes.ts'
import { cutOffFor, type ScheduleFields } from '../programme/schedule.ts'
import type { ScheduleRow } from '../programme/store.ts'
import { firstRelaySeats } from '../seating/token.ts'
import { freeSeatingId, type Arrangement } from '../venue/arrangement.ts'
import type { Cinema } from '../venue/cinema.ts'
import type { Screen } from '../venue/screen.ts'

/** Where and when a show shall be: screen, business day and wall time in its cinema. */
export type WantedPlace = { screenId: string; day: string; time: string }

export type WantedSchedule = WantedPlace & {
  id: string
  versionId: string
  /** Free seating, in a screen whose seats are otherwise chosen. */
  freeSeating?: boolean | undefined
  /** Minutes before and after its film, where they are not those of its screen. */
  ownMinutes?: OwnMinutes | null | undefined
}

/** A time in a screen that a show is to have, with what stands in its way. */
export type Slot = {
  screen: Screen
  cinema: Cinema
  span: Span
  /** What the show has instead of its screen's minutes; it is in the span. */
  ownMinutes: OwnMinutes | null
  /** Other shows that occupy the screen then, each with its film's title. */
  others: readonly { title: string; startMs: number; readyMs: number }[]
  /** The first business day of the film, where the show would lie before it; else null. */
  filmFrom: string | null
  /** The business day, where the cinema is closed then; else null. */
  closedOn: string | null
  /** The film's title, where it may not begin on that weekday or at that hour; else null. */
  notThen: string | null
  nowMs: number
}

export type Drawn = Arrangement & { freeSeating: boolean }

/** Everything a new show depends on, as one node knows it at one moment; unknown things are undefined. */
export type NewShowNow = {
  version: Version | undefined
  movie: Movie | undefined
  slot: Slot | undefined
  /** The screen's seat plan, and its variant with counted places where somebody has used it. */
  drawn: Drawn | undefined
  counted: Arrangement | undefined
  /** The show that already has the id. */
  planned: (ScheduleRow & { freeSeating: boolean }) | undefined
  cinemaHasBox: boolean
  newStamp: () => string
}

/** Plans a show; see `createSchedule`, which says what it refuses. Nothing when it is planned already. */
export function plan(
  wanted: WantedSchedule,
  now: NewShowNow,
  { mayBePast = false }: { mayBePast?: boolean } = {},
): Draft[] {
  const { version, movie, slot, drawn, planned } = now
  if (!version || !movie || version.deleted)
    throw new Refusal('version_unknown', {}, { versionId: ['refusal.version_unknown'] })
  if (movie.archived && !planned)
    throw new Refusal('movie_archived', { movie: movie.title }, { versionId: ['refusal.movie_archived'] })
  if (!slot || !drawn || slot.screen.deleted) throw screenUnknown()
  if (planned && !isSameShow(planned, wanted, slot)) throw new Refusal('request_reused')
  if (planned) return []
  if (!mayBePast) requirePlannable(slot)
  requireFree(slot)
  const { cinema } = slot
  const seats = wanted.freeSeating ? withFreeSeating(drawn, now.counted) : { arrangement: drawn, made: [] }
  const created: Draft = {
    scope: `cinema:${cinema.id}`,
    type: 'schedule.created',
    body: {
      id: wanted.id,
      stamp: now.newStamp(),
      fields: {
        cinemaId: cinema.id,
        movieId: movie.id,
        versionId: version.id,
        arrangementId: seats.arrangement.id,
        ...placed(slot),
        relaySeats: firstRelaySeats(seats.arrangement, now.cinemaHasBox),
        visibility: [...channels],
      },
    },
  }
  return [...seats.made, created]
}

/** Where a show is, as its fact says it, and the cut-off that moves along. */
export function placed({ screen, span, ownMinutes }: Slot): Pick<ScheduleFields, 'place' | 'onlineUntilMs'> {
  const own = ownMinutesOf(ownMinutes)
  return {
    place: { screenId: screen.id, ...span, ...(own ? { ownMinutes: own } : {}) },
    onlineUntilMs: cutOffFor(span.featureMs),
  }
}

function isSameShow(
  planned: NonNullable<NewShowNow['planned']>,
  wanted: WantedSchedule,
  slot: Slot,
): boolean {
  return (
    planned.versionId === wanted.versionId &&
    planned.screenId === wanted.screenId &&
    planned.startMs === slot.span.startMs &&
    planned.ownMinutes === writeOwnMinutes(wanted.ownMinutes) &&
    (!wanted.freeSeating || planned.freeSeating)
  )
}

/** The same drawn plan with counted places; made when it is needed for the first time. */
export function withFreeSeating(
  drawn: Drawn,
  counted: Arrangement | undefined,
): { arrangement: Arrangement; made: Draft[] } {
  const known = drawn.freeSeating ? drawn : counted
  if (known) return { arrangement: known, made: [] }
  const seats = drawn.seats.map(({ id, row, number, screenRow, screenCol, online }) => {
    const place = { id, row, number, screenRow, screenCol, online }
    return { ...place, class: 'standard' as const, autoassign: true }
  })
  const { screenId, columns } = drawn
  const arrangement = { id: freeSeatingId(drawn.id), screenId, columns, seats, freeSeating: true }
  return { arrangement, made: [{ scope: 'exhibitor', type: 'arrangement.drawn', body: arrangement }] }
}

export const screenUnknown = () => new Refusal('screen_unknown', {}, { screenId: ['refusal.screen_unknown'] })

/** Further ahead the year must be a typing mistake. */
const yearsAhead = 2
const yearMs = 366 * 86_400_000

/**
 * Refuses a time no film can be planned for: `schedule_started` when it is past, `schedule_too_far`, and `film_not_yet`
 * before the film's first day, `cinema_closed`, `film_not_then` at an hour or on a weekday its film may not begin.
 */
export function requirePlannable({ span: { startMs }, nowMs, filmFrom, closedOn, notThen }: Slot): void {
  if (startMs <= nowMs) throw new Refusal('schedule_started', {}, { time: ['refusal.schedule_started'] })
  if (startMs > nowMs + yearsAhead * yearMs)
    throw new Refusal('schedule_too_far', { years: yearsAhead }, { day: ['refusal.schedule_too_far'] })
  if (filmFrom !== null)
    throw new Refusal('film_not_yet', { day: filmFrom }, { day: ['refusal.film_not_yet'] })
  if (closedOn !== null)
    throw new Refusal('cinema_closed', { day: closedOn }, { day: ['refusal.cinema_closed'] })
  if (notThen !== null)
    throw new Refusal('film_not_then', { movie: notThen }, { time: ['refusal.film_not_then'] })
}

/** Refuses `screen_occupied`, naming the movie and its time. */
export function requireFree({ others: [other], cinema }: Slot): void {
  if (!other) return
  const details = {
    movie: other.title,
    from: isoIn(other.startMs, cinema.timezone).slice(11, 16),
    until: isoIn(other.readyMs, cinema.timezone).slice(11, 16),
  }
  throw new Refusal('screen_occupied', details, { time: ['refusal.screen_occupied'] })
}
