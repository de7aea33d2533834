import * as z from 'zod'
import { channels } from '../access/channels.ts'
import { wordsSchema } from '../i18n/words.ts'
import { contentMarks } from './age-rating.ts'
import { readEidr, readIsan } from './film-numbers.ts'
import { filmPictures } from './film-pictures.ts'

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

/**
 * ISO 639-1 codes of what is spoken in films that European cinemas show, with `lb` for Luxembourgish, `nl-BE` for Flemish
 * and `gsw` for Swiss German; `none` marks a film without dialogue.
 */
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
  'tr',
  'ru',
  'uk',
  'be',
  'ro',
  'el',
  'hu',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'bs',
  'mk',
  'sq',
  'bg',
  'et',
  'lv',
  'lt',
  'fi',
  'is',
  'fo',
  'se',
  'ga',
  'gd',
  'cy',
  'ca',
  'eu',
  'gl',
  'oc',
  'mt',
  'rm',
  'gsw',
  'yi',
  'he',
  'hy',
  'ka',
  'az',
  'kk',
  'uz',
  'ku',
  'ps',
  'ur',
  'pa',
  'bn',
  'gu',
  'ta',
  'te',
  'ml',
  'mr',
  'ne',
  'si',
  'th',
  'vi',
  'id',
  'ms',
  'tl',
  'km',
  'my',
  'mn',
  'bo',
  'sw',
  'am',
  'so',
  'wo',
  'ln',
  'none',
])
export type LanguageCode = z.infer<typeof languageCode>

/** The part of an address that names something: small letters, digits and single hyphens. */
export const slugText = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

/** What a link of a film leads to. Source: website.md section 3, movie store entry. */
export const linkKinds = ['homepage', 'website', 'facebook', 'twitter', 'instagram'] as const
const linksMost = 6

/** Numbers of the trade, kept as they are written; what is none stays as it was typed, and the entry's rule refuses it. */
const eidrText = z
  .string()
  .max(80)
  .overwrite(text => readEidr(text) ?? text)
const isanText = z
  .string()
  .max(80)
  .overwrite(text => readIsan(text) ?? text)

const address = z.url({ protocol: /^https?$/ }).max(500)

/**
 * What people may edit of a movie; each field merges on its own, the newest edit wins. Fields that came later are
 * optional: films entered before do not have them.
 */
export const movieFields = z.object({
  slug: slugText,
  /** The title to show. */
  title: z.string().min(1).max(120),
  originalTitle: z.string().min(1).max(120),
  /** A name for the house alone, such as "Totoro, schools' copy"; nothing that guests see tells it. */
  internalTitle: z.string().max(120).nullable().optional(),
  year: z.int().min(1888).max(2100),
  /** First public release anywhere, YYYY-MM-DD. */
  releasedAt: z.iso.date(),
  /** With its credits, without its intermission. */
  runtimeMinutes: z.int().min(1).max(600),
  /** Minutes of credits at its end, within its runtime; null for none, or unknown. */
  creditsMinutes: z.int().min(1).max(60).nullable().optional(),
  /** Minutes in which guests have a pause and nothing runs, beside its runtime; null for none. */
  intermissionMinutes: z.int().min(1).max(60).nullable().optional(),
  /** Minutes of film before that pause; null: half of the film. */
  intermissionAfterMinutes: z.int().min(1).max(600).nullable().optional(),
  /** The film's numbers, which box-office returns name it by; null for none. */
  eidr: eidrText.nullable().optional(),
  isan: isanText.nullable().optional(),
  directors: z.array(z.string()).min(1),
  actors: z.array(z.string()),
  genres: z.array(z.enum(genres)).min(1),
  /** ISO 3166-1 alpha-2, upper case. */
  nations: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  originalLanguage: languageCode,
  spokenLanguages: z.array(languageCode),
  /** One sentence under the title. */
  tagline: wordsSchema.nullable().optional(),
  overview: wordsSchema,
  /** More than the overview, read on the film's own page. */
  description: wordsSchema.nullable().optional(),
  /** Ids of the tags it has. */
  tags: z.array(z.string()).max(12),
  notice: wordsSchema.nullable(),
  /**
   * The age it is rated for where no field below says one for the cinema's country (`age-rating.ts`); 0 means all ages,
   * null means not rated yet.
   */
  minimumAge: z
    .union([
      z.literal(0),
      z.literal(6),
      z.literal(9),
      z.literal(12),
      z.literal(14),
      z.literal(16),
      z.literal(18),
    ])
    .nullable(),
  /** The age in Belgium (Kijkwijzer, Cinecheck); null: `minimumAge` holds there too. */
  ageBelgium: z
    .union([
      z.literal(0),
      z.literal(6),
      z.literal(9),
      z.literal(12),
      z.literal(14),
      z.literal(16),
      z.literal(18),
    ])
    .nullable()
    .optional(),
  /** What Belgium's pictograms warn of. */
  contentBelgium: z.array(z.enum(contentMarks)).max(contentMarks.length).optional(),
  /** The class in Luxembourg (law of 20 April 2009); null: `minimumAge` holds there too. */
  ageLuxembourg: z
    .union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)])
    .nullable()
    .optional(),
  /** Whom it is rented from, which of their offices, and on which terms. */
  distributorId: z.string().nullable().optional(),
  officeId: z.string().max(64).nullable().optional(),
  rentalProfileId: z.string().nullable().optional(),
  trailerUrl: address.nullable(),
  /** Where else one reads about it. */
  links: z
    .array(z.object({ kind: z.enum(linkKinds), url: address }))
    .max(linksMost)
    .optional(),
  /** Where it is streamed. */
  streaming: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        provider: z.string().trim().min(1).max(40),
        url: address,
      }),
    )
    .max(linksMost)
    .optional(),
  /** The day from which this exhibitor shows it, YYYY-MM-DD. */
  showingFrom: z.iso.date().nullable(),
  /** Where that day is told; elsewhere the film is only announced. Left out: everywhere. */
  showingFromVisibility: z.array(z.enum(channels)).optional(),
  /** The weekdays on which shows may begin, 1 Monday to 7 Sunday; empty or left out: any. */
  weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).optional(),
  /** Shows begin no earlier than this, in minutes after midnight on the cinema's wall; null: at any time. */
  startsFrom: z.int().min(0).max(1439).nullable().optional(),
  /** Shows begin no later than this; what is after midnight belongs to the evening before. */
  startsUntil: z.int().min(0).max(1439).nullable().optional(),
  visibility: z.array(z.enum(channels)),
  /** Content hash of a poster file; null means one is drawn from the fields above. */
  posterFile: z.string().nullable(),
  /** Pictures besides the poster: of them one backdrop, the others stills. */
  pictures: filmPictures.optional(),
  /** Set aside: it is not offered for planning, and told only with shows that it had. */
  archived: z.boolean().optional(),
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
  /** Numbers of its own; the film's when left out. */
  eidr: eidrText.nullable().optional(),
  isan: isanText.nullable().optional(),
  /** Terms of its own, such as for 3D; the film's when left out. */
  rentalProfileId: z.string().nullable().optional(),
  deleted: z.boolean(),
})
export type VersionFields = z.infer<typeof versionFields>
export type Version = VersionFields & { id: string }
