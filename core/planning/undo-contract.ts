import * as z from 'zod'
import { route } from '../api/route.ts'
import { scheduleView } from './contract.ts'

export const withdrawSchedule = route({
  method: 'POST',
  path: '/api/schedules/:id/withdraw',
  summary: 'Takes back a show nobody has bought: it is cancelled and shown nowhere any more',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({}),
  refusals: ['schedule_unknown', 'show_has_sales'],
})

export const restoreSchedule = route({
  method: 'POST',
  path: '/api/schedules/:id/restore',
  summary: 'Undoes that a show was cancelled which nobody had bought: it is planned anew under another id',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  body: z.object({ newId: z.string().min(8).max(40) }),
  answer: z.object({ schedule: scheduleView }),
  refusals: [
    'schedule_unknown',
    'cancel_has_sales',
    'screen_unknown',
    'screen_occupied',
    'schedule_started',
    'schedule_too_far',
    'film_not_yet',
    'cinema_closed',
    'film_not_then',
    'version_unknown',
    'movie_archived',
    'request_reused',
  ],
})
