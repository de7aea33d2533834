import * as z from 'zod'
import { route } from '../api/route.ts'
import { arrangementSchema } from '../venue/arrangement.ts'
import { seatRules } from '../venue/screen.ts'
import { breachCodes } from './breach-codes.ts'

/**
 * A seat's state for the buyer: `elsewhere` means free but owned by the other side while disconnected, so it can be
 * sold there and not here; `held` means in somebody else's basket or payment right now.
 */
export const seatState = z.enum(['free', 'sold', 'held', 'blocked', 'elsewhere'])
export type SeatState = z.infer<typeof seatState>

export const seatMap = z.object({
  scheduleId: z.string(),
  arrangement: arrangementSchema,
  /** Only the seats that are not `free`. */
  states: z.record(z.string(), seatState),
  /** Whether seats of the other side can be requested at the moment. */
  connected: z.boolean(),
  /** At a register: how many seats are unavailable only because of visitors' baskets; a manager may free them. */
  heldOnline: z.int(),
  /** Where a party may sit in this screen; `core/seating/party-rules.ts` reads them here as on the server. */
  rules: seatRules,
})
export type SeatMap = z.infer<typeof seatMap>

export const readSeats = route({
  method: 'GET',
  path: '/api/schedules/:id/seats',
  summary: 'The seat plan of a show and what each seat is now',
  access: 'public',
  params: z.object({ id: z.string() }),
  answer: seatMap,
  refusals: ['schedule_unknown'],
})

export const freeHeldOnline = route({
  method: 'POST',
  path: '/api/schedules/:id/held-online/free',
  summary:
    'Takes the seats of a show out of visitors’ baskets, for the register; what is being paid for stays. Answers those it got.',
  access: 'override_vouchers',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({ seats: z.array(z.string()) }),
  refusals: ['schedule_unknown'],
})

export const hold = z.object({
  id: z.string(),
  scheduleId: z.string(),
  seats: z.array(z.string()),
  until: z.string(),
})
export type Hold = z.infer<typeof hold>

/** Made by the browser when a basket is begun. On the website the access key, and the basket of that visitor alone. */
export const holdId = z.uuid()

/** The refusals for visitors who hold too much, when the rest is the register's, and of where a party may sit. */
export const visitorRefusals = [
  ...breachCodes,
  'kept_for_register',
  'too_many_baskets',
  'too_many_seats',
  'address_crowded',
  'not_sold_here',
] as const

export const putHold = route({
  method: 'PUT',
  path: '/api/holds/:id',
  summary: 'Keeps exactly these seats of a show for one basket; all or none. Empty lets go.',
  access: 'public',
  params: z.object({ id: holdId }),
  body: z.object({
    scheduleId: z.string(),
    seats: z.array(z.string()).max(100),
    unfinished: z
      .boolean()
      .optional()
      .meta({ description: 'the party is still being placed: where it may sit is asked at its sale' }),
  }),
  answer: hold,
  refusals: [
    'schedule_unknown',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    'not_enough_seats',
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'request_reused',
    'too_many_requests',
    ...visitorRefusals,
  ],
})

export const autoHold = route({
  method: 'POST',
  path: '/api/holds/:id/auto',
  summary: 'Chooses the best free seats by the screen’s algorithm and keeps them for one basket',
  access: 'public',
  params: z.object({ id: holdId }),
  body: z.object({ scheduleId: z.string(), count: z.int().min(0).max(100) }),
  answer: hold,
  refusals: [
    'schedule_unknown',
    'not_enough_seats',
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'request_reused',
    'too_many_requests',
    ...visitorRefusals,
  ],
})
