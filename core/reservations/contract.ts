import * as z from 'zod'
import { route } from '../api/route.ts'
import { reservationReasons, reservationSources, reservationStatuses } from '../database/statuses.ts'
import { breachCodes } from '../seating/breach-codes.ts'
import { holdId } from '../seating/contract.ts'
import { contactSchema } from './contact.ts'

const id = z.string().min(1).max(64)
const one = z.object({ id })
const seats = z.array(z.string().max(20)).max(100)

/** A reservation as lists and its own page show it. */
export const reservationView = z.object({
  id: z.string(),
  /** Two syllables and two digits, to be said. */
  reference: z.string(),
  cinemaId: z.string(),
  scheduleId: z.string(),
  status: z.enum(reservationStatuses),
  source: z.enum(reservationSources),
  /** Those that wait for the guest now. */
  seats: z.array(z.string()),
  /** What they are called, where seats are chosen; null where places are counted. */
  seatText: z.string().nullable(),
  /** How many it was for. */
  tickets: z.int(),
  /** Seats that somebody else has: after a recovery a paid ticket goes before a reservation. */
  lost: z.int(),
  /** When its seats are free for everybody, ISO. */
  until: z.string(),
  /** Null where the personal data were erased or have aged. */
  contact: contactSchema.nullable(),
  /** What its guest has paid so far, by the bills that name it. */
  billTotalCents: z.int(),
  bills: z.array(z.string()),
  /** Why it ended, where it was neither used nor paid for. */
  reason: z.enum(reservationReasons).nullable(),
  madeAt: z.string(),
  madeBy: z.string(),
  /** Somebody has asked the side that owns its seats to end it. */
  cancelAsked: z.boolean(),
  /** This node owns its seats and may change it. */
  here: z.boolean(),
  show: z.object({
    movie: z.string(),
    screen: z.string(),
    start: z.string(),
    /** When it was to begin as the reservation was made, where that has changed since. */
    movedFrom: z.string().nullable(),
    cancelled: z.boolean(),
  }),
})
export type ReservationView = z.infer<typeof reservationView>

const answer = z.object({ reservation: reservationView })

export const makeReservation = route({
  method: 'POST',
  path: '/api/schedules/:id/reservations',
  summary: 'Keeps seats of a show for a guest who pays later; sent again with the same id it is the same one',
  access: 'sell',
  module: 'reservations',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: one,
  body: z.strictObject({
    id: z.uuid(),
    seats: seats.optional().meta({ description: 'exactly these' }),
    count: z.int().min(1).max(100).optional().meta({ description: 'so many that the house chooses' }),
    holdId: holdId.nullable().optional(),
    contact: contactSchema,
  }),
  answer,
  refusals: [
    'module_inactive',
    'schedule_unknown',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    'not_enough_seats',
    ...breachCodes,
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'nothing_chosen',
    'reserved_too_many',
    'reservations_full',
    'reservation_too_late',
    'contact_missing',
    'request_reused',
    'too_many_requests',
  ],
})

export const readReservations = route({
  method: 'POST',
  path: '/api/reservations/list',
  summary:
    'Reservations by show, days, state, name or reference; at most 200. In a body, because it may name a person',
  access: ['sell', 'manage_programme'],
  scope: 'lists',
  concerns: ({ body }) => ({ cinema: body.cinema, schedule: body.schedule }),
  body: z.strictObject({
    cinema: z.string().max(64).optional(),
    schedule: z.string().max(64).optional(),
    from: z.iso.date().optional().meta({ description: 'first business day of the shows' }),
    to: z.iso.date().optional().meta({ description: 'last business day of the shows' }),
    status: z.enum(reservationStatuses).optional(),
    text: z
      .string()
      .max(100)
      .optional()
      .meta({ description: 'the beginning of a name, mail or number, from three letters, or a reference' }),
  }),
  answer: z.object({
    reservations: z.array(reservationView),
    /** Whether there are more than those. */
    more: z.boolean(),
  }),
})

export const readReservation = route({
  method: 'GET',
  path: '/api/reservations/:id',
  summary: 'One reservation, with its guest and its seats',
  access: ['sell', 'manage_programme'],
  concerns: ({ params }) => ({ reservation: params.id }),
  params: one,
  answer,
  refusals: ['reservation_unknown'],
})

export const changeReservation = route({
  method: 'PATCH',
  path: '/api/reservations/:id',
  summary: 'Adds seats to a reservation, gives some back, or says another contact',
  access: 'sell',
  module: 'reservations',
  concerns: ({ params }) => ({ reservation: params.id }),
  params: one,
  body: z.strictObject({
    add: seats.optional(),
    release: seats.optional(),
    holdId: holdId.optional().meta({ description: 'the basket at the till that keeps what is added' }),
    contact: contactSchema.optional(),
  }),
  answer,
  refusals: [
    'module_inactive',
    'reservation_unknown',
    'reservation_over',
    'reservation_elsewhere',
    'reserved_too_many',
    'contact_missing',
    'nothing_chosen',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    'not_enough_seats',
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'request_reused',
  ],
})

export const cancelReservation = route({
  method: 'POST',
  path: '/api/reservations/:id/cancel',
  summary: 'Gives the seats of a reservation back; where the other side owns them, it is asked to',
  access: ['sell', 'manage_programme'],
  concerns: ({ params }) => ({ reservation: params.id }),
  params: one,
  answer,
  refusals: ['reservation_unknown', 'reservation_over', 'reservation_elsewhere', 'seat_taken'],
})

export const releaseReservations = route({
  method: 'POST',
  path: '/api/schedules/:id/reservations/release',
  summary: 'Gives back the seats of all reservations of a show; those whose guest is paying stay',
  access: 'sell',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: one,
  answer: z.object({ seats: z.array(z.string()) }),
  refusals: ['schedule_unknown'],
})
