import * as z from 'zod'
import { route } from '../api/route.ts'
import { session } from './contract.ts'

/** The second step of a sign-in, and what one sets about one's own. */

/** Six digits of an app, or a recovery code. */
const code = z.string().trim().min(6).max(40)
const password = z.string().min(1).max(200)
const ticket = z.string().min(20).max(1000)
/** The key that is being enrolled, sealed: it is kept nowhere before a code of it was typed. */
const enrolment = z.string().min(20).max(1000)

const newKey = z.object({
  /** As people type it into an app that cannot see. */
  key: z.string(),
  /** As the QR code says it. */
  address: z.string(),
  enrolment,
})
const signedInWithCodes = z.object({
  session,
  /** Shown once. */
  recoveryCodes: z.array(z.string()),
})
const tries = ['login_failed', 'login_throttled', 'too_many_requests'] as const

export const takeSecondStep = route({
  method: 'POST',
  path: '/api/session/second',
  summary: 'Ends a sign-in by the code of an app or a recovery code; a box takes recovery codes alone',
  access: 'public',
  body: z.strictObject({ ticket, code }),
  answer: z.object({ session }),
  refusals: ['portal_closed', 'sign_in_over', 'second_step_at_relay', ...tries],
})

export const beginOwedStep = route({
  method: 'POST',
  path: '/api/session/second/begin',
  summary: 'Makes a key for somebody who may not sign in without a second step and has none',
  access: 'public',
  body: z.strictObject({ ticket }),
  answer: newKey,
  refusals: ['sign_in_over', 'too_many_requests'],
})

export const enrolOwedStep = route({
  method: 'PUT',
  path: '/api/session/second',
  summary: 'Sets the second step that was asked for, by the first code of it, and ends the sign-in',
  access: 'public',
  body: z.strictObject({ ticket, enrolment, code }),
  answer: signedInWithCodes,
  refusals: ['portal_closed', 'sign_in_over', ...tries],
})

export const readSecondStep = route({
  method: 'GET',
  path: '/api/second-step',
  summary: 'Whether one signs in with a second step',
  access: 'staff',
  scope: 'own',
  answer: z.object({
    enrolled: z.boolean(),
    /** Whether a setting asks for it. */
    required: z.boolean(),
    codesLeft: z.int(),
    /** Only the relay sets it. */
    settable: z.boolean(),
  }),
})

export const beginSecondStep = route({
  method: 'POST',
  path: '/api/second-step/begin',
  summary: 'Makes a key for one’s own second step; nothing is set before a code of it is typed',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({ password }),
  answer: newKey,
  refusals: ['second_step_there', ...tries],
})

export const enrolSecondStep = route({
  method: 'PUT',
  path: '/api/second-step',
  summary: 'Sets one’s own second step by the first code of it; every other session of the person ends',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({ enrolment, code }),
  answer: signedInWithCodes,
  refusals: ['second_step_there', 'sign_in_over', ...tries],
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/second-step/codes',
  summary: 'Makes new recovery codes; the old ones end',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({ password, code }),
  answer: signedInWithCodes,
  refusals: ['record_unknown', ...tries],
})

export const removeSecondStep = route({
  method: 'POST',
  path: '/api/second-step/remove',
  summary: 'Removes one’s own second step; every other session of the person ends',
  access: 'staff',
  scope: 'own',
  body: z.strictObject({ password, code }),
  answer: z.object({ session }),
  refusals: ['record_unknown', ...tries],
})

export const resetSecondStep = route({
  method: 'DELETE',
  path: '/api/employees/:id/second-step',
  summary: 'Removes somebody’s second step and passkeys when their phone is gone; they are told by mail',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: z.object({ id: z.string().max(80) }),
  answer: z.object({}),
  refusals: ['employee_unknown', 'own_account', 'record_unknown'],
})
