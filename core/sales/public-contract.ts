import * as z from 'zod'
import { route } from '../api/route.ts'
import { arrangementSchema, seatSchema } from '../venue/arrangement.ts'
import { tariff } from './tariff.ts'
import { visitorRefusals } from '../seating/contract.ts'
import { billStatuses } from '../database/statuses.ts'

/**
 * The public calls of spec/website.md section 7. Paths and field names are the spec's own, so this contract alone
 * speaks snake_case; amounts are integer cents.
 */
const publicSchedule = z.object({
  id: z.string(),
  movie_id: z.string(),
  screen_id: z.string(),
  cinema_id: z.string(),
  event: z.string().nullable(),
  start: z.string(),
  sold_out: z.boolean(),
  sold_out_online: z.boolean(),
  purchasable_online: z.boolean(),
  is_seatpicker_enabled: z.boolean(),
  /** Guests sit where they like: a number is bought, not seats. */
  free_seating: z.boolean(),
  allow_seat_change: z.boolean(),
  available_seats_online: z.int(),
  version: z.object({
    id: z.string(),
    text: z.string(),
    short: z.string(),
    dimension: z.string(),
    media_type: z.string(),
    subtitle_one_language: z.string().nullable(),
    subtitle_two_language: z.string().nullable(),
  }),
  arrangement: arrangementSchema.extend({
    seats: z.array(seatSchema.extend({ sold: z.boolean(), blocked: z.boolean(), reserved: z.boolean() })),
  }),
})

const scheduleParams = z.object({ id: z.string() })

export const scheduleData = route({
  method: 'GET',
  path: '/api/schedules/:id/data',
  summary: 'All a visitor needs to buy tickets for one show',
  access: 'public',
  params: scheduleParams,
  answer: z.object({
    schedule: publicSchedule,
    tariffs: z.array(tariff),
    /** What a class adds to every tariff, in cents. */
    class_rate: z.record(z.string(), z.object({ name: z.string(), ticket: z.int() })),
    /** What the order costs beside its tickets, in cents. */
    order_fee: z.int(),
    payment_methods: z.array(
      z.object({ id: z.string(), name: z.string(), type: z.string(), component: z.string() }),
    ),
  }),
  refusals: ['schedule_unknown'],
})

export const scheduleArrangement = route({
  method: 'GET',
  path: '/api/schedules/:id/arrangement',
  summary: 'The show with its seats as they are now',
  access: 'public',
  params: scheduleParams,
  answer: z.object({ data: publicSchedule }),
  refusals: ['schedule_unknown'],
})

export const checkoutRequest = z
  .strictObject({
    /**
     * The access key: a random UUID made when the basket is begun, also the name of its hold. Sent again, it is the same
     * purchase. Every `uuid` below is this key; the bill's own id is made of it (`core/access/access-key.ts`).
     */
    bill_id: z.uuid(),
    payment_method_id: z.string(),
    name: z.string().trim().min(1).max(120),
    email: z.email().max(200),
    email_confirmation: z.string(),
    newsletter_signup: z.boolean(),
    /** Cents the visitor saw. */
    amount: z.int().min(0),
    items: z
      .array(
        z.strictObject({
          type: z.literal('ticket'),
          schedule_id: z.string(),
          price_rate_id: z.string(),
          seat: z.string(),
          voucher_id: z.string().nullable().optional(),
        }),
      )
      .min(1)
      .max(100),
  })
  .refine(form => form.email.trim().toLowerCase() === form.email_confirmation.trim().toLowerCase(), {
    path: ['email_confirmation'],
    message: 'field.email_not_confirmed',
  })
export type CheckoutRequest = z.infer<typeof checkoutRequest>

const begun = z.object({
  data: z.object({
    uuid: z.string(),
    /** Null when nothing is left to pay: the result page is next. */
    payment: z.object({ id: z.string(), checkout_url: z.string().nullable() }).nullable(),
  }),
})

export const checkout = route({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Opens a bill, keeps its seats until the provider’s final word, and starts the payment',
  access: 'public',
  body: checkoutRequest,
  answer: begun,
  refusals: [
    'cinema_not_synced',
    'schedule_unknown',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    'rate_unknown',
    'rate_limit',
    'voucher_unknown',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'voucher_not_for_rate',
    'turns_elsewhere',
    'total_changed',
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'payment_method_unknown',
    'payment_method_alone',
    'payment_unavailable',
    'too_many_requests',
    'request_reused',
    'purchase_over',
    'module_off',
    'too_many_unpaid',
    ...visitorRefusals,
  ],
})

export const payAgain = route({
  method: 'POST',
  path: '/api/checkout/:uuid/again',
  summary: 'Begins another payment of the same purchase, with the same seats while they can be had',
  access: 'public',
  params: z.object({ uuid: z.string() }),
  /** The payment the visitor saw: pressed twice, it is the same new one. */
  body: z.strictObject({
    after: z.string(),
    /** As before when left out, or the first one offered. */
    payment_method_id: z.string().max(100).optional(),
  }),
  answer: begun,
  refusals: [
    'payment_method_unknown',
    'payment_method_alone',
    'cinema_not_synced',
    'bill_unknown',
    'purchase_over',
    'seat_taken',
    'seats_elsewhere',
    'voucher_cancelled',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'turns_elsewhere',
    'sales_closed',
    'film_not_yet',
    'schedule_cancelled',
    'payment_unavailable',
    'too_many_requests',
    'module_off',
    'too_many_unpaid',
    ...visitorRefusals,
  ],
})

export const giveUpPaying = route({
  method: 'POST',
  path: '/api/checkout/:uuid/cancel',
  summary: 'Lets go of a purchase that is not paid; its seats are free once the provider has confirmed it',
  access: 'public',
  params: z.object({ uuid: z.string() }),
  answer: z.object({ data: z.object({ uuid: z.string(), status: z.enum(billStatuses) }) }),
  refusals: ['bill_unknown', 'too_many_requests', 'module_off'],
})

const paymentParams = z.object({ id: z.string() })

export const paymentStatus = route({
  method: 'GET',
  path: '/api/payments/:id/status',
  summary: 'Whether the provider has said its final word; asks the provider when it has not',
  access: 'public',
  params: paymentParams,
  answer: z.object({ uuid: z.string(), status: z.string() }),
  refusals: ['payment_unknown', 'cinema_not_synced'],
})

export const paymentProcessing = route({
  method: 'GET',
  path: '/api/payments/:id/processing-data',
  summary: 'Where the provider’s hosted page is, and what is to be paid there',
  access: 'public',
  params: paymentParams,
  answer: z.object({
    data: z.object({
      uuid: z.string(),
      component: z.string(),
      link: z.string(),
      amount: z.int(),
      expires_at: z.string(),
    }),
  }),
  refusals: ['payment_unknown', 'cinema_not_synced'],
})

const billParams = z.object({ uuid: z.string() })

export const billStatus = route({
  method: 'GET',
  path: '/api/bill/:uuid/status',
  summary: 'A bill’s status',
  access: 'public',
  params: billParams,
  answer: z.object({
    data: z.object({
      uuid: z.string(),
      status: z.enum(billStatuses),
      payment: z.object({ id: z.string(), status: z.string() }).nullable(),
    }),
  }),
  refusals: ['bill_unknown'],
})

export const billTickets = route({
  method: 'GET',
  path: '/bill/:uuid/tickets.pdf',
  summary: 'The tickets of a bill that are still good, to print or to show',
  access: 'public',
  params: billParams,
  answerTypes: ['application/pdf'],
  answer: z
    .custom<Uint8Array>(value => value instanceof Uint8Array)
    .meta({ override: { type: 'string', format: 'binary' } }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

export const billResult = route({
  method: 'GET',
  path: '/api/bill/:uuid/result',
  summary: 'All the result page shows',
  access: 'public',
  params: billParams,
  answer: z.object({
    data: z.object({
      uuid: z.string(),
      type: z.literal('tickets'),
      status: z.enum(billStatuses),
      payment: z
        .object({ id: z.string(), amount: z.int(), tip: z.int(), payment_method_id: z.string() })
        .nullable(),
      schedule: z.string(),
      /** Seats in display form, such as `F 12`, with the rate's name. */
      tickets: z.array(
        z.object({ seat: z.string(), free_seating: z.boolean(), rate: z.string(), price: z.int() }),
      ),
      /** Handling and order fee, in cents. */
      fees: z.int(),
      message: z.string(),
      /** Cents that were paid a second time and are refunded, zero as a rule; and how many are back already. */
      paid_twice: z.int(),
      paid_twice_refunded: z.int(),
      /** The PDF with the tickets; null until settled. */
      download: z.string().nullable(),
    }),
  }),
  refusals: ['bill_unknown'],
})
