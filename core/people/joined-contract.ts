import * as z from 'zod'
import { route } from '../api/route.ts'
import { session } from './contract.ts'

/**
 * Whoever works for several exhibitors of one relay joins their sign-ins once and then moves between the portals. Each
 * keeps its own people, permissions and data; what is joined is only who somebody is.
 */

/** Exhibitors one person may have joined to one. */
export const joinedMost = 50

const joined = z.object({
  exhibitors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      /** False while a second step is needed there that this session was not begun with. */
      open: z.boolean(),
    }),
  ),
})
export type JoinedExhibitors = z.output<typeof joined>

export const readJoined = route({
  method: 'GET',
  path: '/api/joined-exhibitors',
  summary: 'At which other exhibitors of this relay one may go on without signing in again',
  access: 'staff',
  scope: 'own',
  answer: joined,
})

export const joinExhibitor = route({
  method: 'POST',
  path: '/api/joined-exhibitors',
  summary:
    'Joins one’s sign-in at another exhibitor of this relay, which must have the same mail, by its password',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({
    /** Its address, or host name. */
    address: z.string().trim().min(1).max(200),
    /** One’s password there. */
    password: z.string().min(1).max(200),
    /** A code of one’s second step there, where there is one. */
    code: z.string().trim().max(40).optional(),
  }),
  answer: joined,
  refusals: ['login_failed', 'login_throttled', 'too_many_requests', 'joined_enough'],
})

export const leaveExhibitor = route({
  method: 'DELETE',
  path: '/api/joined-exhibitors/:id',
  summary: 'From now on one signs in there by itself',
  access: 'staff',
  scope: 'own',
  params: z.object({ id: z.string().max(40) }),
  answer: joined,
  refusals: ['record_unknown'],
})

export const moveToExhibitor = route({
  method: 'POST',
  path: '/api/joined-exhibitors/:id/move',
  summary:
    'The address, good once and for a minute in this browser, that opens the portal of a joined exhibitor',
  access: 'staff',
  scope: 'own',
  params: z.object({ id: z.string().max(40) }),
  answer: z.object({ address: z.string() }),
  refusals: ['record_unknown', 'second_step_there_needed'],
})

export const arriveFromExhibitor = route({
  method: 'POST',
  path: '/api/session/arrive',
  summary: 'Begins the session that a move from a joined exhibitor leads to',
  access: 'public',
  body: z.strictObject({ ticket: z.string().min(1).max(2000) }),
  answer: z.object({ session }),
  refusals: ['sign_in_over', 'too_many_requests'],
})
