import * as z from 'zod'
import { route } from '../api/route.ts'
import { planFaultCodes } from '../seating/plan/check.ts'
import { planGiven, planId } from '../seating/plan/contract.ts'
import { planBounds } from '../seating/plan/plan.ts'
import { arrangementSchema } from '../venue/arrangement.ts'

const concerns = ({ params }: { params: { id: string } }) => ({ screen: params.id })
const params = z.object({ id: z.string().max(100) })

/** A show that would get the plan, and what its guests would lose by it. */
export const comingShow = z.object({
  id: z.string(),
  movie: z.string(),
  /** ISO with the cinema's offset. */
  start: z.string(),
  /** The business day, YYYY-MM-DD. */
  day: z.string(),
  /** Seats that somebody has or keeps. */
  taken: z.int(),
  /** Those of them that the plan does not have. */
  lost: z.array(
    z.object({
      seatId: z.string(),
      row: z.string(),
      number: z.int(),
      state: z.enum(['sold', 'paying', 'held', 'reserved']),
      bill: z.object({ id: z.string(), number: z.string() }).nullable(),
    }),
  ),
})
export type ComingShowView = z.infer<typeof comingShow>

export const readPlanShows = route({
  method: 'POST',
  path: '/api/screens/:id/plan/shows',
  summary: 'The shows of a screen that are to come, and which seats their guests would lose by another plan',
  access: 'manage_settings',
  concerns,
  params,
  body: z.strictObject({
    /** Ids of the seats in use that the plan has. */
    seatIds: z.array(z.string().max(40)).max(planBounds.seats),
  }),
  answer: z.object({
    shows: z.array(comingShow),
    /** From which show on it can hold without moving anybody; null for none. */
    first: z.string().nullable(),
  }),
  refusals: ['screen_unknown'],
})

export const publishPlan = route({
  method: 'PUT',
  path: '/api/screens/:id/plan',
  summary: 'Saves a seat plan that somebody drew and gives it to a screen, and to its shows from one on',
  access: 'manage_settings',
  concerns,
  params,
  body: z.strictObject({
    planId,
    /** The plan it was drawn from, whose seats keep their ids; null for a screen's first. */
    from: z.string().max(100).nullable(),
    plan: planGiven,
    /** The first show that gets it; null when only shows planned from now on do. */
    since: z.string().max(100).nullable(),
  }),
  answer: z.object({ arrangement: arrangementSchema }),
  refusals: [
    'request_reused',
    'record_unknown',
    'screen_unknown',
    'schedule_unknown',
    'set_at_relay',
    'plan_seats_sold',
    ...planFaultCodes,
  ],
})
