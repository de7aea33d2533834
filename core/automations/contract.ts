import * as z from 'zod'
import { route } from '../api/route.ts'
import { automationActions } from './automation.ts'
import { automationOutcomes } from './facts.ts'

const run = z.object({
  id: z.string(),
  /** ISO, UTC. */
  at: z.string(),
  /** The show, product or box it was about, in the reader's language; null where it was about none. */
  about: z.string().nullable(),
  action: z.enum(automationActions),
  outcome: z.enum(automationOutcomes),
  /** Mails, seats or shows, by what was done. */
  count: z.int(),
  /** Why it could not be done, in the reader's language. */
  why: z.string().nullable(),
})
export type AutomationRunView = z.infer<typeof run>

export const readAutomationRuns = route({
  method: 'GET',
  path: '/api/automations/:id/runs',
  summary:
    'What a rule did, newest first, fifty at most; and when it would have run in the last seven days, which changes nothing',
  access: 'manage_settings',
  concerns: ({ params }) => ({ automation: params.id }),
  params: z.object({ id: z.string().max(100) }),
  answer: z.object({
    runs: z.array(run),
    /** Switched on, and rules run at all. */
    running: z.boolean(),
    wouldHave: z.object({
      count: z.int(),
      /** The newest of them. */
      latest: z.array(z.object({ at: z.string(), about: z.string().nullable() })),
    }),
  }),
  refusals: ['record_unknown'],
})
