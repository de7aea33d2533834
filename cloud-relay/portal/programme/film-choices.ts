import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { versionText } from '#core/programme/version-text.ts'

/** The ways a film can be shown. */
export function versionsOf(programme: Programme, movieId: string | null) {
  return programme.versions.filter(each => each.movieId === movieId && !each.deleted)
}

/** They in words, to choose one. */
export function versionChoices(programme: Programme, movieId: string | null, locale: Locale) {
  const movie = programme.movies.find(({ id }) => id === movieId)
  if (!movie) return []
  return versionsOf(programme, movieId).map(each => ({
    value: each.id,
    label: versionText(each, movie, locale),
  }))
}

/** Films that can be planned, by title and year, and by the name they have for the house. */
export function moviesToChoose(programme: Programme, internalTitles: ReadonlyMap<string, string>) {
  return programme.movies
    .filter(movie => !movie.archived && versionsOf(programme, movie.id).length > 0)
    .map(movie => {
      const internal = internalTitles.get(movie.id)
      return { value: movie.id, label: `${movie.title} (${movie.year})${internal ? ` · ${internal}` : ''}` }
    })
    .sort((a, b) => a.label.localeCompare(b.label))
}
