import * as z from 'zod'

/**
 * What is read of The Movie Database's answers, version 3 of its interface. Whatever is missing or of another kind is
 * nothing: its entries are written by anybody.
 */
const text = z.string().catch('')
const list = <S extends z.ZodType>(of: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(all =>
      all.flatMap(each => {
        const read = of.safeParse(each)
        return read.success ? [read.data] : []
      }),
    )

export const tmdbSearch = z.object({
  results: list(z.object({ id: z.int(), title: text, original_title: text, release_date: text })),
})

export const tmdbFilm = z.object({
  title: text,
  original_title: text,
  original_language: text,
  overview: text,
  tagline: text,
  homepage: text,
  release_date: text,
  runtime: z.int().catch(0),
  genres: list(z.object({ id: z.int() })),
  production_countries: list(z.object({ iso_3166_1: z.string() })),
  spoken_languages: list(z.object({ iso_639_1: z.string() })),
  credits: z
    .object({
      cast: list(z.object({ name: z.string() })),
      crew: list(z.object({ name: z.string(), job: text })),
    })
    .catch({ cast: [], crew: [] }),
  release_dates: z
    .object({
      results: list(
        z.object({ iso_3166_1: z.string(), release_dates: list(z.object({ certification: text })) }),
      ),
    })
    .catch({ results: [] }),
  videos: z
    .object({
      results: list(z.object({ site: text, type: text, key: text, official: z.boolean().catch(false) })),
    })
    .catch({ results: [] }),
  translations: z
    .object({
      translations: list(
        z.object({
          iso_639_1: text,
          data: z
            .object({ overview: text, tagline: text, title: text })
            .catch({ overview: '', tagline: '', title: '' }),
        }),
      ),
    })
    .catch({ translations: [] }),
})
export type TmdbFilm = z.infer<typeof tmdbFilm>
