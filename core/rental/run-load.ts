import { worksIn, type Cinemas } from '../access/employee.ts'
import type { Node } from '../journal/node.ts'
import { businessDayAt } from '../programme/day.ts'
import { schedulesBetween } from '../programme/store.ts'
import { cineWeek } from '../programme/week.ts'
import { Refusal } from '../refusal.ts'
import { arrangementById } from '../seating/store.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'
import type { FilmRun } from './contract.ts'
import { weeksOfFilm } from './run.ts'
import { takingsOf, weekOfRun } from './statement.ts'
import { firstShowOf, ticketLinesOf } from './store.ts'

/** How far back weeks are told: whoever wants to know more reads statements. */
const weeksBack = 16
const weekMs = 7 * 86_400_000

/**
 * How a film runs: its weeks in the cinemas of an employee, with the shows that have begun and who came; a ticket that went
 * back is no admission. Refuses `movie_unknown`.
 */
export function loadRun(
  { db, catalogue, runtime }: Pick<Node, 'db' | 'catalogue' | 'runtime'>,
  movieId: string,
  works: Cinemas,
): FilmRun {
  if (!catalogue.get('movie', movieId)) throw new Refusal('movie_unknown')
  const nowMs = runtime.now()
  const { cineWeekStartsOn } = exhibitorOf(catalogue)!
  const weekOf = (cinemaId: string, ms: number) =>
    cineWeek(businessDayAt(catalogue, cinemaId, ms), cineWeekStartsOn)[0]!
  const shows = schedulesBetween(db, nowMs - weeksBack * weekMs, nowMs)
    .filter(show => show.movieId === movieId && !show.cancelled && worksIn(works, show.cinemaId))
    .map(({ id, cinemaId, startMs, arrangementId }) => ({
      cinemaId,
      week: weekOf(cinemaId, startMs),
      admissions: takingsOf(ticketLinesOf(db, id)).admissions,
      capacity: arrangementById(db, arrangementId)?.seats.length ?? 0,
    }))
  const runFrom = new Map(
    [...new Set(shows.map(({ cinemaId }) => cinemaId))].map(cinemaId => {
      const firstMs = firstShowOf(db, movieId, cinemaId) ?? nowMs
      return [cinemaId, weekOf(cinemaId, firstMs)] as const
    }),
  )
  return {
    weeks: weeksOfFilm(shows, runFrom, weekOfRun).map(week => ({
      ...week,
      cinema: catalogue.get('cinema', week.cinemaId)?.name ?? '',
    })),
  }
}
