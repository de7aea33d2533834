import type { Misfit } from '../catalogue/entity.ts'
import type { MovieFields } from './movie.ts'

/** What of a film decides how long a show of it is, in minutes; the later fields may be left out. */
export type FilmLength = Pick<MovieFields, 'runtimeMinutes'> &
  Partial<Pick<MovieFields, 'creditsMinutes' | 'intermissionMinutes' | 'intermissionAfterMinutes'>>

/** Instants in epoch milliseconds within one show: when its guests have an intermission, and when its credits begin. */
export type FilmParts = { intermission: { fromMs: number; untilMs: number } | null; creditsMs: number | null }

const minute = 60_000

/** Minutes from a film's first picture to its last one: its runtime, its credits in it, and its intermission. */
export function filmMinutes({ runtimeMinutes, intermissionMinutes }: FilmLength): number {
  return runtimeMinutes + (intermissionMinutes ?? 0)
}

/**
 * When a show has its intermission and its credits, by its own times. A show that was planned before its film's length was
 * said otherwise keeps its times; where they are in it is not known then, and nothing is told of either. Neither is of a
 * film whose fields were edited on both sides of a cut line and do not fit together.
 */
export function filmPartsOf(film: FilmLength, show: { featureMs: number; endMs: number }): FilmParts {
  if (show.endMs - show.featureMs !== filmMinutes(film) * minute || wrongParts(film))
    return { intermission: null, creditsMs: null }
  const { runtimeMinutes, intermissionMinutes, creditsMinutes } = film
  const half = Math.round((runtimeMinutes - (creditsMinutes ?? 0)) / 2)
  const fromMs = show.featureMs + (film.intermissionAfterMinutes ?? half) * minute
  return {
    intermission: intermissionMinutes ? { fromMs, untilMs: fromMs + intermissionMinutes * minute } : null,
    creditsMs: creditsMinutes ? show.endMs - creditsMinutes * minute : null,
  }
}

/** What is wrong with a film's credits or its intermission: either lies within the film, and credits are after the other. */
export function wrongParts(
  film: FilmLength,
): Misfit<'creditsMinutes' | 'intermissionAfterMinutes'> | undefined {
  const { runtimeMinutes, creditsMinutes, intermissionMinutes } = film
  const says = { code: 'film_too_short', details: {} } as const
  const feature = runtimeMinutes - (creditsMinutes ?? 0)
  if (feature < 1) return { ...says, field: 'creditsMinutes' }
  const after = film.intermissionAfterMinutes
  return intermissionMinutes && after && after >= feature
    ? { ...says, field: 'intermissionAfterMinutes' }
    : undefined
}
