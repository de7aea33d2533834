import { worksIn, type Cinemas } from '../access/employee.ts'
import type { Node } from '../journal/node.ts'
import { addDays, businessDay, businessDayAt, startOfDay } from '../programme/day.ts'
import { numbersOf, type FilmNumbers } from '../programme/film-numbers.ts'
import type { Movie } from '../programme/movie.ts'
import { schedulesBetween, type ScheduleRow } from '../programme/store.ts'
import { cineWeek } from '../programme/week.ts'
import type { Cinema } from '../venue/cinema.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import type { AdjustmentRow, Statement, StatementRow } from './contract.ts'
import { signedCents } from './rental-adjustment.entity.ts'
import { dueOf, takingsOf, weekOfRun } from './statement.ts'
import { firstShowOf, ticketLinesOf } from './store.ts'

type Known = Pick<Node, 'db' | 'catalogue' | 'runtime'>

/**
 * The statement of a cine week: of every film that cinemas showed in it, by cinema, film and terms. Made anew from bills
 * and terms whenever it is asked for, so the same journal gives the same rows.
 *
 * @param day any business day of the week; this week's when left out
 */
export function loadStatement(
  { db, catalogue, runtime }: Known,
  day: string | undefined,
  works: Cinemas,
): Statement {
  const { cineWeekStartsOn, midnightOffsetMinutes } = exhibitorOf(catalogue)!
  const cinemas = catalogue.all('cinema').filter(({ id, deleted }) => !deleted && worksIn(works, id))
  const zone = cinemas[0]?.timezone ?? 'UTC'
  const week = cineWeek(day ?? businessDay(runtime.now(), zone, midnightOffsetMinutes), cineWeekStartsOn)
  const rows = cinemas.flatMap(cinema => {
    const from = startOfDay(week[0]!, cinema.timezone, midnightOffsetMinutes)
    const before = startOfDay(addDays(week[6]!, 1), cinema.timezone, midnightOffsetMinutes)
    const shows = schedulesBetween(db, from, before).filter(({ cinemaId }) => cinemaId === cinema.id)
    const groups = Map.groupBy(shows, show => `${show.movieId} ${termsOf({ catalogue }, show) ?? ''}`)
    return [...groups.values()].flatMap(
      group => rowOf({ db, catalogue, runtime }, cinema, week[0]!, cineWeekStartsOn, group) ?? [],
    )
  })
  const name = (row: StatementRow) => `${row.cinema} ${row.movie} ${row.terms ?? ''}`
  return {
    from: week[0]!,
    to: week[6]!,
    rows: rows.toSorted((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0)),
    adjustments: adjustmentsOf(catalogue, cinemas, week),
  }
}

/** What was put right, told in these days in these cinemas; by cinema, film and id. */
function adjustmentsOf(
  catalogue: Known['catalogue'],
  cinemas: readonly Cinema[],
  days: readonly string[],
): AdjustmentRow[] {
  const named = new Map(cinemas.map(({ id, name }) => [id, name]))
  const key = ({ cinema, movie, id }: AdjustmentRow) => [cinema, movie, id].join('\u0000')
  return catalogue
    .all('rental_adjustment')
    .filter(({ deleted, day, cinemaId }) => !deleted && days.includes(day) && named.has(cinemaId))
    .map(each => {
      const movie = catalogue.get('movie', each.movieId)
      const distributor = movie?.distributorId ? catalogue.get('distributor', movie.distributorId) : undefined
      return {
        id: each.id,
        cinemaId: each.cinemaId,
        cinema: named.get(each.cinemaId)!,
        movieId: each.movieId,
        movie: movie?.title ?? '',
        distributor: distributor?.name ?? null,
        reason: each.reason,
        cents: signedCents(each),
      }
    })
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** The terms of a show: its version's own, or the film's. */
function termsOf({ catalogue }: Pick<Known, 'catalogue'>, show: ScheduleRow): string | null {
  return (
    catalogue.get('version', show.versionId)?.rentalProfileId ??
    catalogue.get('movie', show.movieId)?.rentalProfileId ??
    null
  )
}

/** By which numbers shows of one film are named: their version's where they have one between them, otherwise the film's. */
function numbersIn(
  catalogue: Known['catalogue'],
  movie: Movie | undefined,
  shows: readonly ScheduleRow[],
): FilmNumbers {
  const versions = [...new Set(shows.map(({ versionId }) => versionId))]
  return numbersOf(versions.length === 1 ? catalogue.get('version', versions[0]!) : undefined, movie)
}

/** Undefined where every show was cancelled and nothing of it was kept. */
function rowOf(
  { db, catalogue }: Known,
  cinema: Cinema,
  firstDay: string,
  weekStartsOn: number,
  shows: readonly ScheduleRow[],
): StatementRow | undefined {
  const { movieId } = shows[0]!
  const movie = catalogue.get('movie', movieId)
  const takings = takingsOf(shows.flatMap(({ id }) => ticketLinesOf(db, id)))
  const shown = shows.filter(({ cancelled }) => !cancelled).length
  if (!shown && !takings.grossCents) return undefined
  const profileId = termsOf({ catalogue }, shows[0]!)
  const profile = profileId ? catalogue.get('rental_profile', profileId) : undefined
  const distributor = movie?.distributorId ? catalogue.get('distributor', movie.distributorId) : undefined
  const firstMs = firstShowOf(db, movieId, cinema.id)
  const begins =
    profile?.timeline === 'showing_from' && movie?.showingFrom
      ? movie.showingFrom
      : firstMs === undefined
        ? firstDay
        : businessDayAt(catalogue, cinema.id, firstMs)
  const week = weekOfRun(firstDay, cineWeek(begins, weekStartsOn)[0]!)
  return {
    cinemaId: cinema.id,
    cinema: cinema.name,
    movieId,
    movie: movie?.title ?? '',
    ...numbersIn(catalogue, movie, shows),
    distributor: distributor?.name ?? null,
    office: distributor?.offices.find(({ id }) => id === movie?.officeId)?.name ?? null,
    terms: profile?.name ?? null,
    week,
    shows: shown,
    ...takings,
    due: profile ? dueOf(takings, profile, week) : null,
  }
}
