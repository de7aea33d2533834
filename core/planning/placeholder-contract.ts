import * as z from 'zod'
import { route } from '../api/route.ts'

const id = z.string().min(8).max(40)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** What is kept: the screen adds its pre-show and its cleaning, as to a film. */
const wanted = {
  name: z.string().trim().min(1, 'field.required').max(80),
  screenId: z.string().max(100),
  /** Business day and wall time in the cinema, as for a show. */
  day: z.iso.date(),
  time,
  /** How long the film may be. */
  minutes: z.int().min(5).max(600),
}

/** A kept time as the board draws it; instants are ISO with the cinema's offset. */
export const placeholderView = z.object({
  id: z.string(),
  cinemaId: z.string(),
  screenId: z.string(),
  name: z.string(),
  /** Business day, YYYY-MM-DD. */
  day: z.string(),
  start: z.string(),
  featureStart: z.string(),
  end: z.string(),
  ready: z.string(),
})
export type PlaceholderView = z.infer<typeof placeholderView>

const refusals = [
  'screen_unknown',
  'screen_occupied',
  'schedule_started',
  'schedule_too_far',
  'cinema_closed',
] as const

export const readPlaceholders = route({
  method: 'GET',
  path: '/api/placeholders',
  summary: 'Times that are kept for shows to be announced, of a range of business days',
  access: 'manage_programme',
  scope: 'lists',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  answer: z.object({ placeholders: z.array(placeholderView) }),
})

export const keepPlaceholder = route({
  method: 'POST',
  path: '/api/placeholders',
  summary: 'Keeps a time in a screen for a show to be announced; sent again with the same id it is the same',
  access: 'manage_programme',
  concerns: ({ body }) => ({ screen: body.screenId }),
  body: z.strictObject({ id, ...wanted }),
  answer: z.object({ placeholder: placeholderView }),
  refusals: ['request_reused', ...refusals],
})

export const changePlaceholder = route({
  method: 'PUT',
  path: '/api/placeholders/:id',
  summary: 'Calls a kept time something else, or keeps another time of its cinema instead',
  access: 'manage_programme',
  concerns: ({ params, body }) => ({ placeholder: params.id, screen: body.screenId }),
  params: z.object({ id: z.string().max(40) }),
  body: z.strictObject(wanted),
  answer: z.object({ placeholder: placeholderView }),
  refusals: ['record_unknown', 'record_deleted', ...refusals],
})

export const giveUpPlaceholder = route({
  method: 'DELETE',
  path: '/api/placeholders/:id',
  summary: 'Gives a kept time up; a second call changes nothing',
  access: 'manage_programme',
  concerns: ({ params }) => ({ placeholder: params.id }),
  params: z.object({ id: z.string().max(40) }),
  answer: z.object({}),
  refusals: ['record_unknown'],
})
