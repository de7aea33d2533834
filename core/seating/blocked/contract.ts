import * as z from 'zod'
import { holdId } from '../contract.ts'
import { route } from '../../api/route.ts'
import { blockReasons } from '../../database/statuses.ts'

const one = z.object({ id: z.string().max(100) })
const concerns = ({ params }: { params: { id: string } }) => ({ schedule: params.id })

/** More at once is no broken seat any more, but a closed hall: that is a show to cancel. */
const seatsMost = 60
const seats = z.array(z.string().max(60)).min(1).max(seatsMost)

const blocked = z.object({
  seatId: z.string(),
  owner: z.enum(['relay', 'box']),
  reason: z.enum(blockReasons),
  note: z.string(),
  employee: z.string(),
  at: z.string(),
})

export const readBlocked = route({
  method: 'GET',
  path: '/api/schedules/:id/blocked',
  summary: 'The seats of a show that are blocked, by whom and why',
  access: ['sell', 'manage_programme'],
  concerns,
  params: one,
  answer: z.object({ blocked: z.array(blocked) }),
  refusals: ['schedule_unknown'],
})

export const block = route({
  method: 'POST',
  path: '/api/schedules/:id/blocked',
  summary: 'Keeps seats of a show from being sold by either side, with a reason',
  access: ['sell', 'manage_programme'],
  concerns,
  params: one,
  body: z.strictObject({
    seats,
    reason: z.enum(blockReasons),
    note: z.string().trim().max(80),
    /** The basket at the till that holds them: it lets go, and gets others. */
    holdId: holdId.optional(),
  }),
  answer: z.object({ seats: z.array(z.string()) }),
  refusals: ['schedule_unknown', 'seat_unknown', 'seat_taken', 'seats_elsewhere', 'request_reused'],
})

export const unblock = route({
  method: 'POST',
  path: '/api/schedules/:id/unblocked',
  summary: 'Gives blocked seats of a show back to sale, on the side that blocked them',
  access: ['sell', 'manage_programme'],
  concerns,
  params: one,
  body: z.strictObject({ seats }),
  answer: z.object({ seats: z.array(z.string()) }),
  refusals: ['schedule_unknown', 'blocked_elsewhere'],
})
