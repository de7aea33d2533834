import * as z from 'zod'
import { route } from '../../../api/route.ts'
import { holdId } from '../../../seating/contract.ts'

/** Public calls of whoever has the access key of a website order; like the others they speak snake_case. */
const params = z.object({ uuid: z.string() })

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
        sent_to: z.string(),
      })
      .nullable(),
  }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

export const exchangeByBuyer = route({
  method: 'POST',
  path: '/api/bill/:uuid/exchange',
  summary:
    'The buyer exchanges tickets for seats of another show that cost as much or less; the difference goes back the way it came',
  access: 'public',
  params,
  body: z.strictObject({
    /** Made by the page: sent again, it is the same exchange. */
    id: z.uuid(),
    lines: z.array(z.int().min(1)).min(1).max(20),
    schedule_id: z.string().max(64),
    /** The basket that holds the new seats. */
    basket: holdId,
    seats: z.array(z.string().max(60)).min(1).max(20),
    /** The difference the buyer saw, in cents: 0, or below 0 what they get back. Refused when it is another one, which the refusal names. */
    difference: z.int(),
  }),
  answer: z.object({ data: z.object({ uuid: z.string() }) }),
  refusals: [
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
    'exchange_dearer',
    'total_changed',
    'request_reused',
    'too_many_requests',
  ],
})
