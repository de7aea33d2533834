import * as z from 'zod'
import { seatColors, seatMarks } from '../venue/seat-class.ts'
import { route } from '../api/route.ts'
import { arrangementSchema, seatSchema } from '../venue/arrangement.ts'
import { setOffer, snackOffer, tariff } from './tariff.ts'
import { rateRules } from '../pricing/rate-rules.ts'
import { holdId, visitorRefusals } from '../seating/contract.ts'
import { billStatuses } from '../database/statuses.ts'
import { paymentChoice } from '../billing/methods/payment-choice.ts'
import { checkoutRequest, voucherOrderRefusals } from './checkout-contract.ts'
import { purchasedShow, purchasedSnack, purchasedTicket, purchasedVoucher } from './purchase-contract.ts'
import { exchangeToPay } from './refunds/buyer/exchange-contract.ts'

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
  compressed: true,
  params: scheduleParams,
  query: z.object({
    basket: holdId
      .optional()
      .meta({ description: 'the visitor’s own basket: while its seats are held it costs what it was shown' }),
  }),
  answer: z.object({
    schedule: publicSchedule,
    tariffs: z.array(tariff),
    /** What is taken off where tickets are bought together. */
    sets: z.array(setOffer),
    /** Each class that adds something or that somebody named: what it adds to every tariff and to handling, in cents. */
    class_rate: z.record(
      z.string(),
      z.object({
        name: z.string(),
        ticket: z.int(),
        handling: z.int(),
        /** How it is drawn; null where nobody named it, so that its kind's own word and look hold. */
        color: z.enum(seatColors).nullable(),
        mark: z.enum(seatMarks).nullable(),
      }),
    ),
    /** What each tariff has in its price because of the show, in cents: a long film, a hall with better sound. */
    surcharges: z.array(z.object({ name: z.string(), cents: z.int() })),
    /** What a guest need not pay of a tariff who brings what it is for, in cents a ticket. */
    waivable: z.array(z.object({ id: z.string(), name: z.string(), cents: z.int() })),
    products: z.array(snackOffer),
    /** What the order costs beside its tickets, in cents. */
    order_fee: z.int(),
    /** Until when these prices are kept for the basket while others hold by now; null where they are those of now. */
    kept_until: z.string().nullable(),
    /** Whether a visitor may wait for seats of it that come free. */
    waiting_list: z.boolean(),
    payment_methods: z.array(paymentChoice),
  }),
  refusals: ['schedule_unknown'],
})

export const scheduleArrangement = route({
  method: 'GET',
  path: '/api/schedules/:id/arrangement',
  summary: 'The show with its seats as they are now',
  access: 'public',
  compressed: true,
  params: scheduleParams,
  answer: z.object({ data: publicSchedule }),
  refusals: ['schedule_unknown'],
})

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
    'training_changed',
    'cinema_not_synced',
    'schedule_unknown',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    'rate_unknown',
    'rate_limit',
    'supplement_not_waived',
    ...rateRules,
    'rate_few_left',
    'rate_sold_out',
    ...voucherOrderRefusals,
    'nothing_chosen',
    'not_found',
    'vouchers_not_sold',
    'voucher_unknown',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'voucher_not_for_rate',
    'voucher_ticket_too_dear',
    'voucher_at_box_office',
    'turns_elsewhere',
    'product_unknown',
    'product_sold_out',
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
      /** The attempt to show; of a paid order, what waits to be paid for an exchange of it. */
      payment: z.object({ id: z.string(), status: z.string() }).nullable(),
    }),
  }),
  refusals: ['bill_unknown'],
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
      type: z.enum(['tickets', 'vouchers']),
      /** The first of its vouchers; null of a purchase of tickets. */
      voucher: purchasedVoucher.nullable(),
      /** What was bought, of a purchase of vouchers; none of one of tickets. */
      vouchers: z.array(purchasedVoucher),
      status: z.enum(billStatuses),
      payment: z
        .object({ id: z.string(), amount: z.int(), tip: z.int(), payment_method_id: z.string() })
        .nullable(),
      schedule: z.string(),
      /** Null when it had no tickets. */
      show: purchasedShow.nullable(),
      /** The number that staff finds it by; null until it is paid. */
      number: z.string().nullable(),
      /** Where its tickets were sent; null until it is paid, and when the buyer was erased. */
      sent_to: z.string().nullable(),
      tickets: z.array(purchasedTicket),
      /** Snacks that were ordered with the tickets and are collected at a counter with the code of a ticket. */
      snacks: z.array(purchasedSnack),
      /** When they were handed out, ISO; null until then. */
      snacks_handed_out: z.string().nullable(),
      /** What the exhibitor took off by itself, by its names. */
      discounts: z.array(z.object({ name: z.string(), cents: z.int() })),
      /** Handling and order fee, in cents. */
      fees: z.int(),
      /** What cups and bottles are charged for, and given back for; cents. */
      deposits: z.int(),
      /** What happened to its show since, in the reader's language; empty as a rule. */
      message: z.string(),
      /** Cents that were paid a second time and are refunded, zero as a rule; and how many are back already. */
      paid_twice: z.int(),
      paid_twice_refunded: z.int(),
      exchange: exchangeToPay.nullable(),
      /** The PDF with the tickets or the vouchers, and the entry for a calendar; null until settled. */
      download: z.string().nullable(),
      /** The PDF with the receipt, from when it was paid on, also once all of it was refunded. */
      receipt: z.string().nullable(),
      /** Its tickets as passes for Apple’s wallet; null until settled, and where the cinema has no passes. */
      passbook: z.string().nullable(),
      calendar: z.string().nullable(),
    }),
  }),
  refusals: ['bill_unknown'],
})
