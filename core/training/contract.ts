import * as z from 'zod'
import { route } from '../api/route.ts'

/** How an exhibitor trains. */
export const trainingView = z.object({
  /** What is sold now is training. */
  training: z.boolean(),
  /** Until when (ISO); null where nobody ever said. */
  until: z.string().nullable(),
  /** Whether that may still be changed: until the books are open. */
  open: z.boolean(),
})
export type TrainingView = z.infer<typeof trainingView>

export const readTraining = route({
  method: 'GET',
  path: '/api/training',
  summary: 'Whether what is sold now is training, and until when',
  access: 'manage_settings',
  scope: 'node',
  answer: trainingView,
})

export const setTraining = route({
  method: 'PUT',
  path: '/api/training',
  summary:
    'Sets until when everything that is sold is training; without a date the books are opened now, for ever',
  access: 'manage_settings',
  scope: 'node',
  body: z.strictObject({ until: z.iso.datetime().nullable() }),
  answer: trainingView,
  refusals: ['training_over', 'set_at_relay', 'invalid_input'],
})
