import * as z from 'zod'
import { route } from '../api/route.ts'
import { wordsSchema } from '../i18n/words.ts'
import { session } from './contract.ts'
import { permissions } from '../access/employee.ts'
import { passwordShape, pinShape } from './secret-rules.ts'

/** Calls for one's own secrets, and for those of the people one manages. */

const pin = pinShape
const password = passwordShape
const twice = { password, passwordConfirmation: z.string().max(200) }
const isSame = (form: { password: string; passwordConfirmation: string }) =>
  form.password === form.passwordConfirmation
const notSame = { path: ['passwordConfirmation'], message: 'field.not_the_same' }
const refusals = [
  'login_failed',
  'login_throttled',
  'too_many_requests',
  'secret_weak',
  'set_at_relay',
] as const

export const changePin = route({
  method: 'PUT',
  path: '/api/session/pin',
  summary: 'Sets one’s own PIN; every other session of the person ends',
  access: 'staff',
  scope: 'own',
  body: z.object({
    /** What one signed in with here: the PIN at a kiosk, the password in the portal. */
    current: z.string().min(1).max(200),
    pin,
  }),
  answer: z.object({ session }),
  refusals,
})

export const changePassword = route({
  method: 'PUT',
  path: '/api/session/password',
  summary: 'Sets one’s own password; every other session of the person ends',
  access: 'staff',
  scope: 'own',
  body: z.object({ current: z.string().min(1).max(200), ...twice }).refine(isSame, notSame),
  answer: z.object({ session }),
  refusals,
})

const employeeView = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.enum(permissions)),
  cinemas: session.shape.cinemas,
  active: z.boolean(),
  hasPin: z.boolean(),
  /** False while a first one was only mailed a link for. */
  hasPassword: z.boolean(),
  /** Whether there is a second step or a passkey, which a manager removes when they are lost. */
  hasSecondStep: z.boolean(),
  /** The portal's sign-in name; null for people without one. */
  email: z.string().nullable(),
})

const employeeParams = z.object({ id: z.string().max(80) })
const changed = z.object({ employee: employeeView })

export const readEmployees = route({
  method: 'GET',
  path: '/api/employees',
  summary: 'The people one is responsible for, and how each may sign in',
  access: 'manage_people',
  scope: 'lists',
  answer: z.object({ employees: z.array(employeeView) }),
})

export const setPin = route({
  method: 'PUT',
  path: '/api/employees/:id/pin',
  summary: 'Gives somebody a PIN; whoever is signed in as that person no longer is',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: employeeParams,
  body: z.object({ pin }),
  answer: changed,
  refusals: ['employee_unknown', 'secret_weak', 'set_at_relay', 'too_many_requests'],
})

export const setPassword = route({
  method: 'PUT',
  path: '/api/employees/:id/password',
  summary: 'Gives somebody a mail address and a password for the portal',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: employeeParams,
  body: z.object({ email: z.email().max(200), ...twice }).refine(isSame, notSame),
  answer: changed,
  refusals: ['employee_unknown', 'email_taken', 'secret_weak', 'too_many_requests'],
})

export const setActive = route({
  method: 'PUT',
  path: '/api/employees/:id/active',
  summary: 'Shuts somebody out at once, or lets them in again',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: employeeParams,
  body: z.object({ active: z.boolean() }),
  answer: changed,
  refusals: ['employee_unknown', 'own_account', 'last_admin', 'last_notified', 'set_at_relay'],
})

export const readDeeds = route({
  method: 'GET',
  path: '/api/employees/:id/deeds',
  summary: 'What somebody wrote, newest first, some thousand facts at a time',
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
  params: employeeParams,
  query: z.object({ before: z.coerce.number().int().min(0).optional() }),
  answer: z.object({
    deeds: z.array(
      z.object({
        /** `origin:seq` of its fact. */
        id: z.string(),
        at: z.string(),
        /** The kind of its fact. */
        what: z.string(),
        /** The device, or where it was done. */
        via: z.string(),
        /** What it was about, where that has a name. */
        name: wordsSchema.nullable(),
      }),
    ),
    /** Where to look on; null when everything was looked through. */
    next: z.int().nullable(),
  }),
  refusals: ['employee_unknown'],
})
