import * as z from 'zod'
import { route } from '../api/route.ts'
import { arrangementSchema } from '../venue/arrangement.ts'
import { seatRules } from '../venue/screen.ts'
import { breachCodes } from './breach-codes.ts'

/**
 * A seat's state for the buyer: `elsewhere` means free but owned by the other side while disconnected, so it can be
 * sold there and not here; `held` means in somebody else's basket or payment right now, and for visitors also reserved.
 */
export const seatState = z.enum(['free', 'sold', 'held', 'blocked', 'reserved', 'elsewhere'])
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
  compressed: true,
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

/** Where a party could not sit together: what else there is. */
const partedFor = z.object({
  dearer: z.array(z.string()).meta({ description: 'seats together that cost more; none when empty' }),
  next: z
    .object({ scheduleId: z.string(), startMs: z.int() })
    .nullable()
    .meta({ description: 'the next show of the film in this cinema with enough seats together' }),
})

const proposedHold = hold.extend({
  apart: partedFor.optional().meta({ description: 'given where the seats are not neighbours' }),
})

export type ProposedHold = z.infer<typeof proposedHold>
export type PartedFor = z.infer<typeof partedFor>

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
    blockedToo: z.boolean().optional().meta({
      description: 'at a register: seats that this side has blocked for the show may be among them',
    }),
    reservation: z
      .string()
      .max(64)
      .optional()
      .meta({ description: 'at a register: the reservation whose guest is here, and may have its seats' }),
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
    'too_many_shows',
    'request_reused',
    'too_many_requests',
    ...visitorRefusals,
  ],
})

export const autoHold = route({
  method: 'POST',
  path: '/api/holds/:id/auto',
  summary:
    'Chooses the best free seats by the screen’s algorithm and keeps them for one basket; says where they are not together, and what else there is',
  access: 'public',
  params: z.object({ id: holdId }),
  body: z.object({ scheduleId: z.string(), count: z.int().min(0).max(100) }),
  answer: proposedHold,
  refusals: [
    'schedule_unknown',
    'not_enough_seats',
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'too_many_shows',
    'request_reused',
    'too_many_requests',
    ...visitorRefusals,
  ],
})
