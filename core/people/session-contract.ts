import * as z from 'zod'
import { purposes } from '../access/employee.ts'
import { route } from '../api/route.ts'
import { browsers, systems } from './browser.ts'

/** Where somebody is signed in: one's own sessions, and those of the people one is responsible for. */

const openSession = z.object({
  id: z.string(),
  purpose: z.enum(purposes),
  /** The register or scanner by its name; empty in the portal. */
  device: z.string(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  address: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  endsAt: z.string(),
  /** The one this is asked in. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

const answer = z.object({ sessions: z.array(openSession) })
const ofPerson = {
  access: 'manage_people',
  // Which people one manages is a rule of its own.
  scope: 'lists',
} as const
const employeeId = z.string().max(80)
const sessionId = z.string().max(40)

export const readSessions = route({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where one is signed in on this side',
  access: 'staff',
  scope: 'own',
  answer,
})

export const endSessions = route({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs oneself out everywhere on this side, here too',
  access: 'staff',
  scope: 'own',
  answer: z.object({ session: z.null() }),
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/sessions/others',
  summary: 'Signs oneself out everywhere else on this side',
  access: 'staff',
  scope: 'own',
  answer,
})

export const endOneSession = route({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Ends one of one’s own sessions',
  access: 'staff',
  scope: 'own',
  params: z.object({ id: sessionId }),
  answer,
  refusals: ['record_unknown'],
})

export const readPersonSessions = route({
  ...ofPerson,
  method: 'GET',
  path: '/api/employees/:id/sessions',
  summary: 'Where somebody is signed in on this side',
  params: z.object({ id: employeeId }),
  answer,
  refusals: ['employee_unknown'],
})

export const endPersonSessions = route({
  ...ofPerson,
  method: 'DELETE',
  path: '/api/employees/:id/sessions',
  summary: 'Signs somebody out everywhere on this side',
  params: z.object({ id: employeeId }),
  answer,
  refusals: ['employee_unknown'],
})

export const endPersonSession = route({
  ...ofPerson,
  method: 'DELETE',
  path: '/api/employees/:id/sessions/:session',
  summary: 'Ends one session of somebody',
  params: z.object({ id: employeeId, session: sessionId }),
  answer,
  refusals: ['employee_unknown', 'record_unknown'],
})
