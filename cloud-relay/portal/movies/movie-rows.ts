import type { Programme } from '#core/planning/contract.ts'
import { cineWeek } from '../programme/week.ts'

export type MovieRow = {
  movie: Programme['movies'][number]
  versions: Programme['versions']
  /** Shows of the current cine week that are not cancelled, over all cinemas. */
  showsThisWeek: number
  /** Names of the cinemas that do not have its newest edit yet; none when there is only one cinema. */
  awaitedAt: string[]
  state: 'on_now' | 'announced' | 'planned' | 'not_planned'
}

/**
 * The movies with what they do this week: those that run first, then what is planned or announced, then the rest,
 * each by title. `text` narrows by title, original title or director, without regard to case and accents.
 */
export function movieRows(programme: Programme, text: string): MovieRow[] {
  const week = new Set(cineWeek(programme.today, programme.exhibitor.cineWeekStartsOn))
  const running = programme.schedules.filter(schedule => !schedule.cancelled)
  const wanted = plain(text)
  return programme.movies
    .filter(movie => plain([movie.title, movie.originalTitle, ...movie.directors].join(' ')).includes(wanted))
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
        state: stateOf(movie, showsThisWeek, shows.length, programme.today),
      }
    })
    .sort((a, b) => order[a.state] - order[b.state] || a.movie.title.localeCompare(b.movie.title))
}

const order: Record<MovieRow['state'], number> = { on_now: 0, planned: 1, announced: 2, not_planned: 3 }

function stateOf(
  movie: Programme['movies'][number],
  thisWeek: number,
  planned: number,
  today: string,
): MovieRow['state'] {
  if (thisWeek) return 'on_now'
  if (planned) return 'planned'
  return movie.showingFrom && movie.showingFrom > today ? 'announced' : 'not_planned'
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
