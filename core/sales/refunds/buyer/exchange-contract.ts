import * as z from 'zod'
import { route, type BodyOf } from '../../../api/route.ts'
import { holdId } from '../../../seating/contract.ts'

/** Public calls of whoever has the access key of a website order; like the others they speak snake_case. */
const params = z.object({ uuid: z.string() })

/**
 * An exchange that costs more and is not made: its payment, in cents, and whether it is being paid, was not, or its money
 * came too late and goes or went back.
 */
export const exchangeToPay = z.object({
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['paying', 'unpaid', 'going_back', 'went_back']),
})

export const readBuyerExchange = route({
  method: 'GET',
  path: '/api/bill/:uuid/exchange',
  summary: 'Which tickets of a website order its buyer may exchange by themselves now, and for which shows',
  access: 'public',
  params,
  answer: z.object({
    data: z
      .object({
        /** ISO with the cinema's offset. */
        until: z.string(),
        /** The number staff finds the order by. */
        number: z.string(),
        lines: z.array(
          z.object({
            line: z.int(),
            text: z.string(),
            /** Row and number, such as `F12`; empty for what has none. */
            seat: z.string(),
            schedule_id: z.string(),
          }),
        ),
        shows: z.array(
          z.object({
            id: z.string(),
            /** ISO with the cinema's offset. */
            start: z.string(),
            movie: z.string(),
            version: z.string(),
            screen: z.string(),
            /** Seats a visitor can have now. */
            available: z.int(),
          }),
        ),
        /** How a difference can be paid. */
        methods: z.array(z.object({ id: z.string(), name: z.string() })),
        sent_to: z.string(),
      })
      .nullable(),
  }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

/** Which tickets are exchanged for which seats. */
const wish = {
  lines: z.array(z.int().min(1)).min(1).max(20),
  schedule_id: z.string().max(64),
  /** The basket that holds the new seats. */
  basket: holdId,
  seats: z.array(z.string().max(60)).min(1).max(20),
}

const wishRefusals = [
  'bill_unknown',
  'bill_not_paid',
  'not_exchangeable',
  'rate_returned_whole',
  'nothing_to_refund',
  'cinema_not_reached',
  'cinema_not_synced',
  'schedule_unknown',
  'schedule_cancelled',
  'sales_closed',
  'not_sold_here',
  'film_not_yet',
  'seat_unknown',
  'seat_taken',
  'seats_elsewhere',
  'not_enough_seats',
  'rate_unknown',
  'rate_limit',
  'exchange_under_way',
  'too_many_requests',
] as const

export const priceBuyerExchange = route({
  method: 'POST',
  path: '/api/bill/:uuid/exchange-price',
  summary: 'What the new tickets of an exchange would cost more, in cents; below 0 they cost less',
  access: 'public',
  params,
  body: z.strictObject(wish),
  answer: z.object({ data: z.object({ difference: z.int() }) }),
  refusals: wishRefusals,
})

export const exchangeByBuyer = route({
  method: 'POST',
  path: '/api/bill/:uuid/exchange',
  summary:
    'The buyer exchanges tickets for seats of another show; what they cost less goes back the way it came, what they cost more is paid first',
  access: 'public',
  params,
  body: z.strictObject({
    /** Made by the page: sent again, it is the same exchange. */
    id: z.uuid(),
    ...wish,
    /**
     * The difference the buyer saw, in cents: above 0 it is paid before anything is exchanged, below 0 they get it back.
     * Refused when it is another one, which the refusal names.
     */
    difference: z.int(),
    /** How it is paid; as the order was when left out. */
    payment_method_id: z.string().max(100).optional(),
  }),
  /** The payment to be made; null where nothing is to be paid, and all is exchanged. */
  answer: z.object({
    data: z.object({ uuid: z.string(), payment: z.object({ id: z.string() }).nullable() }),
  }),
  refusals: [
    ...wishRefusals,
    'payment_method_unknown',
    'payment_method_alone',
    'payment_unavailable',
    'module_off',
    'total_changed',
    'request_reused',
  ],
})

export type BuyerExchange = BodyOf<typeof exchangeByBuyer>
export type BuyerExchangeWish = BodyOf<typeof priceBuyerExchange>
