import * as z from 'zod'
import { route } from '../api/route.ts'

/** The calls of a box that has no cinema yet; once it has one they are gone. */

export const readEnrolment = route({
  method: 'GET',
  path: '/api/enrolment',
  summary: 'Whether this box waits for its code, and for which relay it was set up',
  access: 'public',
  always: true,
  answer: z.object({
    state: z.enum(['waiting', 'asking', 'enrolled']),
    /** The relay's address from the box's own settings; null where the code has to name it. */
    relay: z.string().nullable(),
  }),
})

export const enterCode = route({
  method: 'POST',
  path: '/api/enrolment',
  summary: 'Gives a box without a cinema its code; it then becomes that cinema’s box',
  access: 'public',
  always: true,
  body: z.strictObject({
    /** As the portal shows it, with or without the relay's address. */
    code: z.string().trim().min(1, 'field.required').max(300),
    relay: z.string().trim().max(260).optional(),
  }),
  answer: z.object({ state: z.enum(['enrolled']) }),
  refusals: [
    'box_code_unknown',
    'box_already_enrolled',
    'cinema_has_box',
    'relay_missing',
    'relay_silent',
    'relay_unknown',
    'relay_unguarded',
    'login_throttled',
  ],
})
