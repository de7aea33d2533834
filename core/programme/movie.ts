import * as z from 'zod'
import { channels } from '../access/channels.ts'
import { wordsSchema } from '../i18n/words.ts'

/** Genres a movie can carry; the motif of a drawn poster is chosen by the first one. */
export const genres = [
  'action',
  'adventure',
  'animation',
  'biography',
  'comedy',
  'crime',
  'documentary',
  'drama',
  'family',
  'fantasy',
  'history',
  'horror',
  'music',
  'mystery',
  'romance',
  'science_fiction',
  'thriller',
  'war',
  'western',
] as const
export type Genre = (typeof genres)[number]

/** ISO 639-1 codes, with `lb` for Luxembourgish and `nl-BE` for Flemish; `none` marks a film without dialogue. */
export const languageCode = z.enum([
  'en',
  'fr',
  'de',
  'nl',
  'nl-BE',
  'lb',
  'it',
  'es',
  'pt',
  'ja',
  'ko',
  'zh',
  'da',
  'sv',
  'no',
  'pl',
  'fa',
  'ar',
  'hi',
  'none',
])
export type LanguageCode = z.infer<typeof languageCode>

/** What people may edit of a movie; each field merges on its own, the newest edit wins. */
export const movieFields = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The title to show. */
  title: z.string().min(1).max(120),
  originalTitle: z.string().min(1).max(120),
  year: z.int().min(1888).max(2100),
  /** First public release anywhere, YYYY-MM-DD. */
  releasedAt: z.iso.date(),
  runtimeMinutes: z.int().min(1).max(600),
  directors: z.array(z.string()).min(1),
  actors: z.array(z.string()),
  genres: z.array(z.enum(genres)).min(1),
  /** ISO 3166-1 alpha-2, upper case. */
  nations: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  originalLanguage: languageCode,
  spokenLanguages: z.array(languageCode),
  overview: wordsSchema,
  tags: z.array(z.string()),
  notice: wordsSchema.nullable(),
  /** Age from which the film is admitted in Luxembourg; 0 means all ages, null means not rated yet. */
  minimumAge: z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]).nullable(),
  trailerUrl: z.url().nullable(),
  /** The day from which this exhibitor shows it, YYYY-MM-DD. */
  showingFrom: z.iso.date().nullable(),
  visibility: z.array(z.enum(channels)),
  /** Content hash of a poster file; null means one is drawn from the fields above. */
  posterFile: z.string().nullable(),
  /** It never comes back; nothing is left that belongs to it. */
  deleted: z.boolean().optional(),
})
export type MovieFields = z.infer<typeof movieFields>
export type Movie = MovieFields & { id: string }

/** One way a movie is shown: its sound, subtitles and picture. */
export const versionFields = z.object({
  movieId: z.string(),
  audioLanguage: languageCode,
  /** At most two, as the cinema's titles line has room for two. */
  subtitles: z.array(languageCode).max(2),
  dimension: z.enum(['2d', '3d']),
  mediaType: z.enum(['DCP', 'DOLBYATMOS']),
  deleted: z.boolean(),
})
export type VersionFields = z.infer<typeof versionFields>
export type Version = VersionFields & { id: string }
