import type { Programme } from '#core/planning/contract.ts'

/** One show as signage shows it. */
export type Showing = {
  schedule: Programme['schedules'][number]
  movie: Programme['movies'][number]
  version: Programme['versions'][number]
  screenName: string
}

/** How long after its start a show stays on signage. */
const lateMs = 20 * 60_000

/**
 * Shows that can still be entered, in the order they begin; cancelled ones stay until then, so that their guests learn
 * it. With `day` (YYYY-MM-DD) only those of that business day.
 */
export function upcoming(programme: Programme, cinemaId: string, nowMs: number, day?: string): Showing[] {
  return showings(
    programme,
    show =>
      show.cinemaId === cinemaId && (!day || show.day === day) && nowMs <= Date.parse(show.start) + lateMs,
  )
}

/** A screen's shows of a business day that have not ended, in the order they begin; cancelled ones as long as others can be entered. */
export function atScreen(programme: Programme, screenId: string, nowMs: number, day: string): Showing[] {
  return showings(
    programme,
    show =>
      show.screenId === screenId &&
      show.day === day &&
      nowMs < (show.cancelled ? Date.parse(show.start) + lateMs : Date.parse(show.end)),
  )
}

function showings(
  programme: Programme,
  isMeant: (show: Programme['schedules'][number]) => boolean,
): Showing[] {
  const movies = new Map(programme.movies.map(movie => [movie.id, movie]))
  const versions = new Map(programme.versions.map(version => [version.id, version]))
  const screens = new Map(programme.screens.map(screen => [screen.id, screen.name]))
  return programme.schedules
    .filter(isMeant)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || (a.screenId < b.screenId ? -1 : 1))
    .flatMap(schedule => {
      const movie = movies.get(schedule.movieId)
      const version = versions.get(schedule.versionId)
      if (!movie || !version) return []
      return [{ schedule, movie, version, screenName: screens.get(schedule.screenId) ?? '' }]
    })
}

/**
 * The business day (YYYY-MM-DD) of an instant. Only signage computes it in the browser, so that it goes on into the
 * next day while disconnected; with `Intl`, as a library would be larger than the page.
 */
export function dayAt(nowMs: number, timeZone: string, midnightOffsetMinutes: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(nowMs - midnightOffsetMinutes * 60_000)
}

/** The time on the wall, HH:MM. */
export function timeAt(nowMs: number, timeZone: string): string {
  const asked = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', asked).format(nowMs)
}

export type SeatWord = 'seats_few' | 'seats_last' | 'seats_none' | 'seats_last_here' | 'seats_none_here'

type Seats = Pick<
  Programme['schedules'][number],
  'available' | 'availableHere' | 'cut' | 'capacity' | 'soldOut'
>

/**
 * What the wall says of a show's seats: the last ten or 5 %, a quarter or less, or none. A show with plenty says nothing.
 *
 * Cut off, the box knows how many seats the whole hall can have left at most, and exactly how many it may sell itself: so
 * "few" and "last" are still said of the hall, and of the box office only that its own are ending.
 *
 * @param connected whether the wall hears the box; a wall that does not knows of no seat
 */
export function seatWord(show: Seats, connected: boolean): SeatWord | null {
  if (!connected) return null
  if (show.soldOut || show.available <= 0) return 'seats_none'
  const last = Math.max(10, show.capacity * 0.05)
  if (show.cut && show.availableHere <= 0) return 'seats_none_here'
  if (show.available <= last) return 'seats_last'
  if (show.cut && show.availableHere <= last) return 'seats_last_here'
  return show.available <= show.capacity / 4 ? 'seats_few' : null
}

/**
 * How many seats a wall counts of a show. Cut off, those of the box office alone (`here`): what the website sells
 * meanwhile is not known. Null for a wall that does not hear the box: it knows of no seat.
 */
export function seatsLeft(show: Seats, connected: boolean): { count: number; here: boolean } | null {
  if (!connected) return null
  if (show.soldOut || show.available <= 0) return { count: 0, here: false }
  return show.cut
    ? { count: Math.max(0, show.availableHere), here: true }
    : { count: show.available, here: false }
}

/** The films of a list of shows in the order they first begin, each with its shows. */
export function byMovie(showings: readonly Showing[]): { movie: Showing['movie']; showings: Showing[] }[] {
  const films = new Map<string, { movie: Showing['movie']; showings: Showing[] }>()
  for (const showing of showings) {
    const film = films.get(showing.movie.id) ?? { movie: showing.movie, showings: [] }
    film.showings.push(showing)
    films.set(showing.movie.id, film)
  }
  return [...films.values()]
}
