import { locales, type Locale, type Words } from '../i18n/locale.ts'
import { ageScales, ratedAges } from './age-rating.ts'
import type { TakenFilm } from './film-source-contract.ts'
import { languageCode, movieFields, type Genre } from './movie.ts'
import type { TmdbFilm } from './tmdb-shapes.ts'

/** Numbers of its genres by those of ours; “TV movie” has none here. */
const genreOf: Readonly<Record<number, Genre>> = {
  12: 'adventure',
  14: 'fantasy',
  16: 'animation',
  18: 'drama',
  27: 'horror',
  28: 'action',
  35: 'comedy',
  36: 'history',
  37: 'western',
  53: 'thriller',
  80: 'crime',
  99: 'documentary',
  878: 'science_fiction',
  9648: 'mystery',
  10402: 'music',
  10749: 'romance',
  10751: 'family',
  10752: 'war',
}

/** As many of its cast as a page shows. */
const actorsMost = 12

/**
 * A film of The Movie Database in our fields, each judged by the very rule the form has: what that would refuse is left out,
 * so what comes is taken as it is. Titles and texts are in the reader's language where it has them; texts in all four.
 *
 * @param country the exhibitor's, whose rating stands for anywhere but Belgium and Luxembourg
 */
export function filmOfTmdb(film: TmdbFilm, reader: { locale: Locale; country: string }): TakenFilm {
  const title = textsIn(film, 'title')[reader.locale] || film.title
  const ages = agesOf(film)
  const elsewhere = [reader.country, 'DE', 'NL', 'FR'].find(
    country => !['BE', 'LU'].includes(country) && ages.has(country),
  )
  const given = {
    title,
    originalTitle: film.original_title || film.title,
    year: Number(film.release_date.slice(0, 4)),
    releasedAt: film.release_date,
    runtimeMinutes: film.runtime,
    directors: namesOf(film.credits.crew.filter(({ job }) => job === 'Director')),
    actors: namesOf(film.credits.cast).slice(0, actorsMost),
    genres: [...new Set(film.genres.flatMap(({ id }) => genreOf[id] ?? []))],
    nations: film.production_countries.map(({ iso_3166_1 }) => iso_3166_1),
    originalLanguage: languageOf(film.original_language),
    spokenLanguages: [
      ...new Set(film.spoken_languages.flatMap(({ iso_639_1 }) => languageOf(iso_639_1) ?? [])),
    ],
    tagline: wordsOf(film, 'tagline'),
    overview: wordsOf(film, 'overview'),
    minimumAge: elsewhere === undefined ? undefined : ages.get(elsewhere),
    ageBelgium: ages.get('BE'),
    ageLuxembourg: ages.get('LU'),
    trailerUrl: trailerOf(film),
    links: film.homepage ? [{ kind: 'homepage', url: film.homepage }] : undefined,
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => {
      const read = movieFields.shape[field as keyof typeof given].safeParse(value)
      return value !== undefined && read.success ? [[field, read.data]] : []
    }),
  ) as TakenFilm
}

const namesOf = (people: readonly { name: string }[]) => [
  ...new Set(people.flatMap(({ name }) => name.trim() || [])),
]

/** Its codes are ISO 639-1, but for Cantonese and the Norwegian ones. */
function languageOf(code: string): string | undefined {
  const known: Readonly<Record<string, string>> = { cn: 'zh', nb: 'no', nn: 'no', xx: 'none' }
  const read = languageCode.safeParse(known[code] ?? code)
  return read.success ? read.data : undefined
}

function textsIn(film: TmdbFilm, field: 'title' | 'overview' | 'tagline'): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap(locale => {
      const translation = film.translations.translations.find(
        each => each.iso_639_1 === locale && each.data[field].trim(),
      )
      return translation ? [[locale, translation.data[field].trim()]] : []
    }),
  )
}

/** A text in every language it has, English first; undefined where it has none. */
function wordsOf(film: TmdbFilm, field: 'overview' | 'tagline'): Words | undefined {
  const texts = textsIn(film, field)
  const en = texts.en ?? film[field].trim()
  const any = en || Object.values(texts)[0]
  return any ? { ...texts, en: any } : undefined
}

/** The age a country's certificate says, by its own scale; films for all have many names. */
function agesOf(film: TmdbFilm): Map<string, number> {
  const ages = new Map<string, number>()
  for (const { iso_3166_1: country, release_dates } of film.release_dates.results) {
    const scale = ageScales[country as keyof typeof ageScales]
    for (const { certification } of release_dates) {
      const written = certification.trim().toUpperCase()
      const age = /^(AL|EA|TP|U|ALLE|TOUS PUBLICS|0)$/.test(written)
        ? 0
        : Number(/\d{1,2}/.exec(written)?.[0])
      const rated = ratedAges.find(each => each === age)
      if (scale && rated !== undefined && scale.ages.includes(rated) && !ages.has(country))
        ages.set(country, rated)
    }
  }
  return ages
}

function trailerOf(film: TmdbFilm): string | undefined {
  const trailers = film.videos.results.filter(
    ({ site, type, key }) => site === 'YouTube' && type === 'Trailer' && /^[\w-]{6,20}$/.test(key),
  )
  const best = trailers.find(({ official }) => official) ?? trailers[0]
  return best && `https://www.youtube.com/watch?v=${best.key}`
}
