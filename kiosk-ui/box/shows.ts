import type { Programme, ScheduleView } from '#core/planning/contract.ts'

const minute = 60_000

/** How long after the feature began a show is still listed as upcoming. */
const lateMinutes = 15

/** The business days that have shows, from today on. */
export function daysWithShows(schedules: readonly ScheduleView[], today: string): string[] {
  return [...new Set(schedules.map(show => show.day))].filter(day => day >= today).sort()
}

/** Whole weeks from Monday on, from the first of these days to the last; days are YYYY-MM-DD in their order. */
export function weeksOf(days: readonly string[]): string[][] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const dayMs = 86_400_000
  const firstMs = Date.parse(first)
  const mondayMs = firstMs - ((new Date(firstMs).getUTCDay() + 6) % 7) * dayMs
  const weeks = Math.floor((Date.parse(last) - mondayMs) / (7 * dayMs)) + 1
  const dayAt = (index: number) => new Date(mondayMs + index * dayMs).toISOString().slice(0, 10)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => dayAt(week * 7 + at)),
  )
}

/** As many days as fit in sight: the first ones, or from the chosen one on when it is further ahead. */
export function daysInSight(days: readonly string[], day: string, fitting: number): string[] {
  const at = days.indexOf(day)
  const first = at < fitting ? 0 : Math.min(at, Math.max(0, days.length - fitting))
  return days.slice(first, first + fitting)
}

/**
 * The shows of a day that can still be sold, the next one first; those whose film has been running for a while and
 * the cancelled ones come last, and those that are over not at all.
 */
export function showsOfDay(schedules: readonly ScheduleView[], day: string, nowMs: number): ScheduleView[] {
  const last = (show: ScheduleView) =>
    show.cancelled ? 2 : nowMs > Date.parse(show.featureStart) + lateMinutes * minute ? 1 : 0
  return schedules
    .filter(show => show.day === day && Date.parse(show.end) > nowMs)
    .sort((a, b) => last(a) - last(b) || earlier(a, b))
}

/**
 * Of a day's shows those around now: the last that have begun and the next that have not, as many as the settings say;
 * all of them while the settings are not known.
 */
export function aroundNow(
  shows: readonly ScheduleView[],
  nowMs: number,
  most: { current_schedules_prior?: unknown; current_schedules_ahead?: unknown } = {},
): ScheduleView[] {
  const prior = Number(most.current_schedules_prior ?? Infinity)
  const ahead = Number(most.current_schedules_ahead ?? Infinity)
  const hasBegun = (show: ScheduleView) => Date.parse(show.start) <= nowMs
  const begun = shows.filter(hasBegun).sort((a, b) => earlier(b, a))
  const next = shows.filter(show => !hasBegun(show)).sort(earlier)
  const near = new Set([...begun.slice(0, prior), ...next.slice(0, ahead)])
  return shows.filter(show => near.has(show))
}

/** Upcoming shows whose film's title has all the typed words, ignoring accents and case; at most 60. */
export function findShows(
  programme: Pick<Programme, 'schedules' | 'movies'>,
  typed: string,
  nowMs: number,
): ScheduleView[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const titles = new Map(
    programme.movies.map(movie => [movie.id, plain(`${movie.title} ${movie.originalTitle}`)]),
  )
  return programme.schedules
    .filter(show => Date.parse(show.end) > nowMs)
    .filter(show => words.every(word => titles.get(show.movieId)?.includes(word)))
    .sort(earlier)
    .slice(0, 60)
}

/** A film with its shows to come, the next one first. */
export type FilmToCome = { movie: Programme['movies'][number]; shows: ScheduleView[] }

/**
 * The films that are still to come, over all days that are planned: the one whose next show is nearest first. A show is to
 * come until its film has been running for a while; cancelled ones are left out.
 */
export function filmsToCome(
  { schedules, movies }: Pick<Programme, 'schedules' | 'movies'>,
  nowMs: number,
): FilmToCome[] {
  const toCome = schedules
    .filter(show => !show.cancelled && Date.parse(show.featureStart) + lateMinutes * minute >= nowMs)
    .sort(earlier)
  // In the order of their first shows, since a map keeps the order in which it was filled.
  return [...Map.groupBy(toCome, show => show.movieId)].flatMap(([movieId, shows]) => {
    const movie = movies.find(({ id }) => id === movieId)
    return movie ? [{ movie, shows }] : []
  })
}

/** Minutes until the doors; negative once they are open. */
export function minutesTo(iso: string, nowMs: number): number {
  return Math.ceil((Date.parse(iso) - nowMs) / minute)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function earlier(a: ScheduleView, b: ScheduleView): number {
  return Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1)
}

/** Disconnected, and every free seat belongs to the website: nothing can be sold here until the connection is back. */
export function onlyElsewhere(show: Pick<ScheduleView, 'cut' | 'availableHere' | 'availableThere'>): boolean {
  return show.cut && show.availableHere === 0 && show.availableThere > 0
}
