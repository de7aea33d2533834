import * as z from 'zod'
import { route } from '../api/route.ts'
import { ownMinutesSchema } from '../programme/own-minutes.ts'

/** As many shows as are planned at once: a week of eight screens with five shows a day. */
export const showsPerCall = 300

const showId = z.string().min(8).max(40)

const wantedShow = z.strictObject({
  id: showId,
  versionId: z.string().max(100),
  screenId: z.string().max(100),
  /** Business day and wall time in the cinema, as for one show. */
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  freeSeating: z.boolean().optional(),
  ownMinutes: ownMinutesSchema.nullable().optional(),
})

const judgedShow = z.object({
  id: z.string(),
  movie: z.string(),
  /** ISO with the cinema's offset: doors, and when the screen is ready again; null where its film or screen is not known. */
  start: z.string().nullable(),
  ready: z.string().nullable(),
  /** What speaks against it, in a sentence; null for nothing. */
  trouble: z.string().nullable(),
})
export type JudgedShow = z.infer<typeof judgedShow>

const concerns = ({ body }: { body: { cinemaId: string } }) => ({ cinema: body.cinemaId })
const shows = z.array(wantedShow).min(1).max(showsPerCall)
const answer = z.object({ shows: z.array(judgedShow) })

export const lookAtShows = route({
  method: 'POST',
  path: '/api/programme/shows/check',
  summary:
    'What would become of many shows planned together, each with what speaks against it; nothing is written',
  access: 'manage_programme',
  concerns,
  body: z.strictObject({ cinemaId: z.string().max(100), shows }),
  answer,
  refusals: [],
})

export const planShows = route({
  method: 'POST',
  path: '/api/programme/shows',
  summary:
    'Plans many shows of one cinema at once, all or those that nothing speaks against; sent again they are the same',
  access: 'manage_programme',
  concerns,
  body: z.strictObject({
    cinemaId: z.string().max(100),
    shows,
    /** Leaves out those that are refused; otherwise one of them keeps all from being planned. */
    skip: z.boolean(),
  }),
  answer,
  refusals: ['shows_clash'],
})

export const withdrawShows = route({
  method: 'POST',
  path: '/api/programme/shows/withdraw',
  summary: 'Takes back shows that were planned together, all or none, while nobody has bought one',
  access: 'manage_programme',
  concerns,
  body: z.strictObject({ cinemaId: z.string().max(100), ids: z.array(showId).min(1).max(showsPerCall) }),
  answer: z.object({}),
  refusals: ['schedule_unknown', 'show_has_sales'],
})
