import * as z from 'zod'
import { route } from '../api/route.ts'

const cents = z.int()

/** One film in one cinema in one cine week, on one set of terms. Cents; gross includes VAT. */
export const statementRow = z.object({
  cinemaId: z.string(),
  cinema: z.string(),
  movieId: z.string(),
  movie: z.string(),
  /** The number of the one version it was shown in, or the film's; null where none is known. */
  eidr: z.string().nullable(),
  isan: z.string().nullable(),
  distributor: z.string().nullable(),
  office: z.string().nullable(),
  /** The terms' name; null where the film has none, and then nothing is due. */
  terms: z.string().nullable(),
  /** Which week of its run it is, from 1. */
  week: z.int(),
  shows: z.int(),
  admissions: z.int(),
  complimentary: z.int(),
  grossCents: cents,
  vatCents: cents,
  netCents: cents,
  due: z
    .object({
      levyCents: cents,
      basisPoints: z.int(),
      minimumCents: cents,
      formulaCents: cents,
      dueCents: cents,
    })
    .nullable(),
})
export type StatementRow = z.infer<typeof statementRow>

/** What was put right after the fact, told in this week; cents without VAT, below nothing where less is due. */
export const adjustmentRow = z.object({
  id: z.string(),
  cinemaId: z.string(),
  cinema: z.string(),
  movieId: z.string(),
  movie: z.string(),
  distributor: z.string().nullable(),
  reason: z.string(),
  cents,
})
export type AdjustmentRow = z.infer<typeof adjustmentRow>

export const statement = z.object({
  from: z.string(),
  to: z.string(),
  rows: z.array(statementRow),
  adjustments: z.array(adjustmentRow),
})
export type Statement = z.infer<typeof statement>

export const readStatement = route({
  method: 'GET',
  path: '/api/rental/statement',
  summary: 'What each film made in each cinema in a cine week, and what its distributor gets of it',
  access: 'see_reports',
  scope: 'lists',
  query: z.object({
    /** Any business day of the week, YYYY-MM-DD; this week when left out. */
    day: z.iso.date().optional(),
  }),
  answer: statement,
  refusals: [],
})

export const filmRun = z.object({
  weeks: z.array(
    z.object({
      cinemaId: z.string(),
      cinema: z.string(),
      /** First business day of the cine week. */
      from: z.string(),
      /** Which week of its run there, from 1. */
      week: z.int(),
      shows: z.int(),
      admissions: z.int(),
      capacity: z.int(),
    }),
  ),
})
export type FilmRun = z.infer<typeof filmRun>

export const readFilmRun = route({
  method: 'GET',
  path: '/api/movies/:id/run',
  summary: 'How a film runs: its last weeks in each cinema, with the shows that have begun and who came',
  access: 'manage_programme',
  scope: 'lists',
  params: z.object({ id: z.string().max(100) }),
  answer: filmRun,
  refusals: ['movie_unknown'],
})
