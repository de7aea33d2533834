import * as z from 'zod'
import { route } from '../api/route.ts'
import { ownMinutesSchema } from '../programme/own-minutes.ts'
import { scheduleView } from './contract.ts'

export const setOwnMinutes = route({
  method: 'PUT',
  path: '/api/schedules/:id/own-minutes',
  summary:
    'Gives one show minutes of its own before and after its film, null for those of its screen; it begins when it did',
  access: 'manage_programme',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  body: ownMinutesSchema,
  answer: z.object({ schedule: scheduleView }),
  refusals: [
    'schedule_unknown',
    'schedule_cancelled',
    'schedule_over',
    'schedule_started',
    'screen_unknown',
    'screen_occupied',
  ],
})
