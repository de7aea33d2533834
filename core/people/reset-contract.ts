import * as z from 'zod'
import { route } from '../api/route.ts'
import { locales } from '../i18n/locale.ts'

/** Setting a PIN or password by a mailed link; only the relay sends mails. */

const token = z.string().min(20).max(300)

export const askForReset = route({
  method: 'POST',
  path: '/api/session/reset',
  summary:
    'Mails a link to set a new password, where the address is known; the answer is the same where it is not',
  access: 'public',
  body: z.strictObject({ email: z.email().max(200) }),
  answer: z.object({ asked: z.literal(true) }),
  refusals: ['too_many_requests'],
})

export const readReset = route({
  method: 'POST',
  path: '/api/session/reset/read',
  summary: 'What a mailed link sets, while it does',
  access: 'public',
  body: z.strictObject({ token }),
  answer: z.object({ kind: z.enum(['pin', 'password']) }),
  refusals: ['reset_invalid', 'too_many_requests'],
})

export const resetSecret = route({
  method: 'PUT',
  path: '/api/session/reset',
  summary: 'Sets the PIN or password a mailed link is for; the link and every session of the person end',
  access: 'public',
  body: z.strictObject({ token, secret: z.string().max(200), confirmation: z.string().max(200) }),
  answer: z.object({ kind: z.enum(['pin', 'password']) }),
  refusals: ['reset_invalid', 'secret_weak', 'too_many_requests'],
})

export const mailFirstLink = route({
  method: 'POST',
  path: '/api/employees/:id/first-password',
  summary: 'Mails somebody without a password a link by which they set their first one, within a week',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: z.object({ id: z.string().max(80) }),
  body: z.strictObject({
    email: z.email().max(200),
    /** The language of the mail: the person has not been here yet. */
    locale: z.enum(locales),
  }),
  answer: z.object({ to: z.string() }),
  refusals: [
    'employee_unknown',
    'email_taken',
    'password_there',
    'no_portal_access',
    'mail_not_set_up',
    'too_many_requests',
  ],
})

export const readMailReady = route({
  method: 'GET',
  path: '/api/mail',
  summary: 'Whether mails can leave',
  access: 'manage_people',
  // It is the same for all cinemas.
  scope: 'exhibitor',
  answer: z.object({ ready: z.boolean() }),
})

export const mailReset = route({
  method: 'POST',
  path: '/api/employees/:id/reset',
  summary: 'Mails somebody a link to set their PIN or password themselves',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: z.object({ id: z.string().max(80) }),
  body: z.strictObject({ kind: z.enum(['pin', 'password']) }),
  answer: z.object({ to: z.string() }),
  refusals: ['employee_unknown', 'no_user_for_email', 'too_many_requests'],
})
