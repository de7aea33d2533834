import * as z from 'zod'
import { route } from '../api/route.ts'
import { permissions, purposes } from '../access/employee.ts'

export const session = z.object({
  employeeId: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  roles: z.array(z.string()),
  /** Most of one bill the person may refund, in cents; null is any sum. */
  refundUpToCents: z.int().nullable(),
  discountUpToCents: z.int().nullable(),
  /** A PIN opens registers and scanners; the portal asks for a password. */
  purpose: z.enum(purposes),
  /** The cinemas the person works in. */
  cinemas: z.union([z.literal('all'), z.array(z.string())]),
})
export type Session = z.infer<typeof session>

/**
 * What ends a sign-in that began with the right password: a code of the app, a recovery code, signing in by passkey
 * instead, or setting a second step.
 */
export const secondSteps = ['code', 'recovery_code', 'passkey', 'enrol'] as const
export type SecondStepKind = (typeof secondSteps)[number]

/** What a sign-in with the right password still lacks. */
const nextStep = z.object({
  /** Opens nothing but the second step, in this browser, for some minutes. */
  ticket: z.string(),
  /** Each of these ends it. */
  steps: z.array(z.enum(secondSteps)),
})
export type NextStep = z.infer<typeof nextStep>

export const readToken = route({
  method: 'GET',
  path: '/api/token',
  summary: 'A fresh anti-forgery token for this browser',
  access: 'public',
  // Depends on no fact. With a fresh token a visitor is told why nothing can be bought now, instead of that the page is
  // stale.
  always: true,
  answer: z.object({ token: z.string() }),
})

export const readSession = route({
  method: 'GET',
  path: '/api/session',
  summary: 'Who is signed in here, or null',
  access: 'public',
  answer: z.object({ session: session.nullable() }),
})

export const signInByPassword = route({
  method: 'POST',
  path: '/api/session',
  summary: 'Signs a manager in by mail and password',
  access: 'public',
  body: z.object({ email: z.email(), password: z.string().min(1).max(200) }),
  /** Exactly one of both is null. */
  answer: z.object({ session: session.nullable(), next: nextStep.nullable() }),
  refusals: ['portal_closed', 'login_failed', 'login_throttled', 'too_many_requests'],
})

export const signInByPin = route({
  method: 'POST',
  path: '/api/session/pin',
  summary: 'Signs an employee in by PIN at a register or scanner that was let in; only a box takes PINs',
  access: 'public',
  body: z.object({ employeeId: z.string(), pin: z.string().regex(/^\d{4,8}$/) }),
  answer: z.object({ session }),
  refusals: ['device_unknown', 'login_failed', 'login_throttled', 'too_many_requests'],
})

export const signOut = route({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Ends the session',
  access: 'public',
  answer: z.object({ session: z.null() }),
})

export const touchSession = route({
  method: 'POST',
  path: '/session/touch',
  summary: 'Keeps the session alive; pages call it every hour',
  access: 'public',
  answer: z.object({ token: z.string() }),
})

export const readKioskEmployees = route({
  method: 'GET',
  path: '/api/kiosk/employees',
  summary: 'The names on the sign-in screen of a register or scanner that was let in',
  access: 'public',
  refusals: ['device_unknown'],
  answer: z.object({
    cinemaName: z.string(),
    employees: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        color: z.string(),
        roles: z.array(z.string()),
        canSell: z.boolean(),
        canScan: z.boolean(),
        canOverride: z.boolean(),
      }),
    ),
  }),
})
