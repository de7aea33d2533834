import type { Programme } from '#core/planning/contract.ts'
import { cineWeek } from '#core/programme/week.ts'

export type MovieRow = {
  movie: Programme['movies'][number]
  versions: Programme['versions']
  /** Shows of the current cine week that are not cancelled, over all cinemas. */
  showsThisWeek: number
  /** Names of the cinemas that do not have its newest edit yet; none when there is only one cinema. */
  awaitedAt: string[]
  /** Its name for the house, if it has one. */
  internalTitle: string | null
  state: 'on_now' | 'announced' | 'planned' | 'not_planned' | 'archived'
}

/** Which films are listed; those that are set aside only when they are asked for. */
export const movieFilters = ['all', 'now', 'coming', 'archived'] as const
export type MovieFilter = (typeof movieFilters)[number]

/** Whether a list shows a film. */
export function isListed({ state }: MovieRow, filter: MovieFilter): boolean {
  if (filter === 'archived') return state === 'archived'
  if (filter === 'now') return state === 'on_now'
  if (filter === 'coming') return state === 'planned' || state === 'announced'
  return state !== 'archived'
}

/**
 * The movies with what they do this week: those that run first, then what is planned or announced, then the rest,
 * each by title. `text` narrows by any of its titles or director, without regard to case and accents.
 *
 * @param internalTitles by the ids of films that have one, as far as the reader may know them
 */
export function movieRows(
  programme: Programme,
  text: string,
  internalTitles: ReadonlyMap<string, string> = new Map(),
): MovieRow[] {
  const week = new Set(cineWeek(programme.today, programme.exhibitor.cineWeekStartsOn))
  const running = programme.schedules.filter(schedule => !schedule.cancelled)
  const wanted = plain(text)
  return programme.movies
    .filter(movie => {
      const names = [movie.title, movie.originalTitle, internalTitles.get(movie.id), ...movie.directors]
      return plain(names.join(' ')).includes(wanted)
    })
    .map(movie => {
      const shows = running.filter(schedule => schedule.movieId === movie.id)
      const showsThisWeek = shows.filter(schedule => week.has(schedule.day)).length
      return {
        movie,
        versions: programme.versions.filter(version => version.movieId === movie.id && !version.deleted),
        showsThisWeek,
        awaitedAt: programme.cinemas
          .filter(cinema => programme.cinemas.length > 1 && movie.awaitedAt.includes(cinema.id))
          .map(cinema => cinema.name),
        internalTitle: internalTitles.get(movie.id) ?? null,
        state: stateOf(movie, showsThisWeek, shows.length, programme.today),
      }
    })
    .sort((a, b) => order[a.state] - order[b.state] || a.movie.title.localeCompare(b.movie.title))
}

const order: Record<MovieRow['state'], number> = {
  on_now: 0,
  planned: 1,
  announced: 2,
  not_planned: 3,
  archived: 4,
}

function stateOf(
  movie: Programme['movies'][number],
  thisWeek: number,
  planned: number,
  today: string,
): MovieRow['state'] {
  if (movie.archived) return 'archived'
  if (thisWeek) return 'on_now'
  if (planned) return 'planned'
  return movie.showingFrom && movie.showingFrom > today ? 'announced' : 'not_planned'
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
