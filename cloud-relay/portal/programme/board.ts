import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import type { PlaceholderView } from '#core/planning/placeholder-contract.ts'
import { clashes } from '#core/programme/occupancy.ts'
import { filmHues } from './film-hues.ts'
import { axisOf, stripOf, type Axis, type Strip } from './strip-geometry.ts'

export type ProgrammeScreen = Programme['screens'][number]
export type ProgrammeVersion = Programme['versions'][number]
export type ProgrammeMovie = Programme['movies'][number]

/** A show with everything its strip and panel show. */
export type Show = {
  schedule: ScheduleView
  screen: ProgrammeScreen
  movie: ProgrammeMovie
  version: ProgrammeVersion
  strip: Strip
  /** OKLCH hue of its film. */
  hue: number
}

/** A time that is kept for a show to be announced. */
export type Kept = {
  placeholder: PlaceholderView
  screen: ProgrammeScreen
  strip: Strip
  /** What was planned or kept over it on the other side of the line. */
  clashing: 'show' | 'kept' | null
}

export type Board = {
  screens: ProgrammeScreen[]
  shows: Show[]
  kept: Kept[]
  axis: Axis
  /** OKLCH hue of each film. */
  hues: Map<string, number>
}

/** One cinema's shows of the days loaded, joined with film, version and screen. Shows without one are left out. */
export function boardOf(
  programme: Programme,
  cinemaId: string,
  placeholders: readonly PlaceholderView[] = [],
): Board {
  const screens = programme.screens
    .filter(screen => screen.cinemaId === cinemaId && !screen.deleted)
    .sort((a, b) => a.shortName.localeCompare(b.shortName, 'en', { numeric: true }))
  const screenById = new Map(programme.screens.map(screen => [screen.id, screen]))
  const movieById = new Map(programme.movies.map(movie => [movie.id, movie]))
  const versionById = new Map(programme.versions.map(version => [version.id, version]))
  const schedules = programme.schedules.filter(schedule => schedule.cinemaId === cinemaId)
  const hues = filmHues(programme.movies, schedules)
  const shows = schedules
    .flatMap(schedule => {
      const screen = screenById.get(schedule.screenId)
      const movie = movieById.get(schedule.movieId)
      const version = versionById.get(schedule.versionId)
      if (!screen || !movie || !version) return []
      const strip = stripOf(schedule)
      return [{ schedule, screen, movie, version, strip, hue: hues.get(movie.id) ?? 0 }]
    })
    .sort((a, b) => (a.schedule.start < b.schedule.start ? -1 : 1))
  const kept = placeholders
    .filter(placeholder => placeholder.cinemaId === cinemaId)
    .flatMap(placeholder => {
      const screen = screenById.get(placeholder.screenId)
      return screen
        ? [
            {
              placeholder,
              screen,
              strip: stripOf(placeholder),
              clashing: over(placeholder, shows, placeholders),
            },
          ]
        : []
    })
  return { screens, shows, kept, axis: axisOf([...shows, ...kept].map(({ strip }) => strip)), hues }
}

/** What stands in a kept time: a show, else another time that is kept. Somebody planned it while the line was cut. */
function over(
  { id, screenId, start, ready }: PlaceholderView,
  shows: readonly Show[],
  placeholders: readonly PlaceholderView[],
): Kept['clashing'] {
  const span = spanShown({ start, ready })
  const running = shows.filter(({ schedule }) => schedule.screenId === screenId && !schedule.cancelled)
  if (
    clashes(
      span,
      running.map(({ schedule }) => spanShown(schedule)),
    ).length
  )
    return 'show'
  const others = placeholders.filter(other => other.screenId === screenId && other.id !== id)
  return clashes(span, others.map(spanShown)).length ? 'kept' : null
}

/** When a show or a kept time has its screen, as the server says it. */
export function spanShown({ start, ready }: Pick<ScheduleView, 'start' | 'ready'>) {
  return { startMs: Date.parse(start), readyMs: Date.parse(ready) }
}

/** What a day's shows that are not cancelled have together: how many, and their seats. */
export function dayTotals(shows: readonly Show[], day: string) {
  const running = shows.filter(show => show.schedule.day === day && !show.schedule.cancelled)
  const sum = (value: (show: Show) => number) => running.reduce((total, show) => total + value(show), 0)
  return {
    shows: running.length,
    taken: sum(show => takenOf(show.schedule)),
    capacity: sum(show => show.schedule.capacity),
  }
}

/** Seats of a show that cannot be bought any more: sold, held or blocked. */
export function takenOf(schedule: Pick<ScheduleView, 'capacity' | 'available'>): number {
  return Math.max(0, schedule.capacity - schedule.available)
}
