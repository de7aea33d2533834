import { Temporal } from 'temporal-polyfill'
import type { Locale } from '#core/i18n/locale.ts'
import type { LanguageCode, MovieFields, VersionFields } from '#core/programme/movie.ts'

/** How a movie is programmed: which slots of the day it is planned into. */
export type Shelf = 'blockbuster' | 'family' | 'european' | 'world' | 'documentary' | 'classic'

export type DemoVersion = Omit<VersionFields, 'movieId'>

/** A movie of the demo programme. Its slug is its key: `movieKey` in planned shows and events. */
export type DemoMovie = {
  shelf: Shelf
  /** First day at this exhibitor, in days from the day the demo is set up; above 0 it is announced, not planned. */
  showingFromDays: number
  movie: Omit<MovieFields, 'showingFrom'>
  versions: DemoVersion[]
}

/** The movie as the exhibitor would have entered it on `today` (YYYY-MM-DD). */
export function movieOn(demo: DemoMovie, today: string): MovieFields {
  const showingFrom = Temporal.PlainDate.from(today).add({ days: demo.showingFromDays }).toString()
  return { ...demo.movie, showingFrom }
}

/** What a text of the demo must have: every language, not only English. */
export type Texts = Record<Locale, string>

type Facts = Omit<
  MovieFields,
  'showingFrom' | 'overview' | 'notice' | 'trailerUrl' | 'visibility' | 'posterFile'
> & { overview: Texts; notice?: Texts }

/**
 * `releasedAt` is the day a movie first opened in regular cinemas anywhere; festivals and gala premieres come earlier
 * and do not count.
 */
export function demoMovie(
  shelf: Shelf,
  showingFromDays: number,
  facts: Facts,
  versions: DemoVersion[],
): DemoMovie {
  const movie = {
    notice: null,
    ...facts,
    trailerUrl: trailerOf(facts),
    visibility: ['site', 'signage', 'pos', 'portal'] as MovieFields['visibility'],
    posterFile: null,
  }
  return { shelf, showingFromDays, movie, versions }
}

/** Where trailers of a film are found: addresses of single ones come and go, and the demo must not lead nowhere. */
function trailerOf({ originalTitle, year }: Facts): string {
  const words = new URLSearchParams({ search_query: `${originalTitle} ${year} trailer` })
  return `https://www.youtube.com/results?${words}`
}

/** The movie's own sound with up to two lines of subtitles. */
export function original(audioLanguage: LanguageCode, ...subtitles: LanguageCode[]): DemoVersion {
  return { audioLanguage, subtitles, dimension: '2d', mediaType: 'DCP', deleted: false }
}

export function dubbed(audioLanguage: LanguageCode): DemoVersion {
  return { audioLanguage, subtitles: [], dimension: '2d', mediaType: 'DCP', deleted: false }
}

export function in3d(version: DemoVersion): DemoVersion {
  return { ...version, dimension: '3d' }
}

export function inAtmos(version: DemoVersion): DemoVersion {
  return { ...version, mediaType: 'DOLBYATMOS' }
}
