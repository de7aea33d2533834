import * as z from 'zod'
import { route } from '../../api/route.ts'
import { spotsMost } from '../spots/turns.ts'
import { daysBack } from './counter.ts'

const counter = z.object({
  day: z.iso.date(),
  spotId: z.string().min(1).max(100),
  count: z.int().min(1).max(20_000),
})

export const tellPlays = route({
  method: 'POST',
  path: '/api/signage/plays',
  summary:
    'A wall says how often it has shown its spots, by counters that only rise; it hears what is counted',
  access: 'public',
  module: 'signage',
  body: z.strictObject({
    plays: z.array(counter).max(spotsMost * (daysBack + 1)),
  }),
  answer: z.object({
    /** The business day of its cinema, and what facts say of it and of the days it told of. */
    today: z.string(),
    counted: z.array(counter),
  }),
  refusals: ['device_unknown', 'module_inactive'],
})

export const readPlays = route({
  method: 'GET',
  path: '/api/signage/spots/:id/plays',
  summary: 'How often a spot was shown, by days and walls, the newest days first',
  access: 'manage_programme',
  scope: 'lists',
  module: 'signage',
  params: z.object({ id: z.string().min(1).max(100) }),
  query: z.object({ before: z.iso.date().optional() }),
  answer: z.object({
    /** Of all days, in the cinemas the caller works in. */
    total: z.int(),
    days: z.array(
      z.object({
        day: z.string(),
        plays: z.int(),
        walls: z.array(z.object({ wall: z.string(), cinema: z.string(), plays: z.int() })),
      }),
    ),
    /** Where to go on; null at the end. */
    next: z.string().nullable(),
  }),
})
