import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'

/** The programme in one reader's language only: the long texts in the others would be most of its size. */
export function forReader(programme: Programme, locale: Locale): Programme {
  const own = (words: Words) => ({ en: '', [locale]: inLocale(words, locale) })
  return {
    ...programme,
    movies: programme.movies.map(movie => ({
      ...movie,
      overview: own(movie.overview),
      notice: movie.notice && own(movie.notice),
    })),
    events: programme.events.map(event => ({ ...event, description: own(event.description) })),
  }
}
