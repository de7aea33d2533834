import { inLocale, type Locale, type Words } from '#core/i18n/locale.ts'
import type { MovieView, Programme } from '#core/planning/contract.ts'

/**
 * The programme in one reader's language only: the long texts in the others would be most of its size.
 *
 * @param tellsOverview which films' long texts are read at all
 */
export function forReader(
  programme: Programme,
  locale: Locale,
  tellsOverview: (movie: MovieView) => boolean,
): Programme {
  const own = (words: Words) => ({ en: '', [locale]: inLocale(words, locale) })
  return {
    ...programme,
    movies: programme.movies.map(movie => ({
      ...movie,
      overview: tellsOverview(movie) ? own(movie.overview) : { en: '' },
      tagline: movie.tagline && tellsOverview(movie) ? own(movie.tagline) : null,
      description: movie.description && tellsOverview(movie) ? own(movie.description) : null,
      notice: movie.notice && own(movie.notice),
    })),
    events: programme.events.map(event => ({
      ...event,
      description: own(event.description),
      publicTitle: event.publicTitle && own(event.publicTitle),
      pageTitle: event.pageTitle && own(event.pageTitle),
    })),
  }
}
