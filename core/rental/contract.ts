import * as z from 'zod'
import { route } from '../api/route.ts'

const cents = z.int()

/** One film in one cinema in one cine week, on one set of terms. Cents; gross includes VAT. */
export const statementRow = z.object({
  cinemaId: z.string(),
  cinema: z.string(),
  movieId: z.string(),
  movie: z.string(),
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
  answer: z.object({ from: z.string(), to: z.string(), rows: z.array(statementRow) }),
  refusals: [],
})
