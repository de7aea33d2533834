import * as z from 'zod'
import { billStatuses } from '../../../database/statuses.ts'
import { route } from '../../../api/route.ts'
import { buyerRefundKinds } from './offer.ts'

/** Public calls of whoever has the access key of a website order; like the others they speak snake_case. */
const params = z.object({ uuid: z.string() })

export const readBuyerRefund = route({
  method: 'GET',
  path: '/api/bill/:uuid/refund',
  summary: 'What the buyer of a website order may return by themselves now',
  access: 'public',
  params,
  /** Vouchers and tickets of one order apart: each has its own time, and its own money back. */
  answer: z.object({
    data: z.array(
      z.object({
        kind: z.enum(buyerRefundKinds),
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
            /** What is paid back for it; 0 where a voucher's turn paid, which comes back. */
            cents: z.int(),
            /** The line it only goes back with: its own number where it goes back by itself. */
            together: z.int(),
            /** Something of the voucher was used, so it stays. */
            used: z.boolean(),
          }),
        ),
        /** Cents of fees that are not paid back. */
        fees_kept: z.int(),
        /** Where the money and the word that it is under way go. */
        sent_to: z.string(),
      }),
    ),
  }),
  refusals: ['bill_unknown', 'too_many_requests'],
})

export const refundToBuyer = route({
  method: 'POST',
  path: '/api/bill/:uuid/refund',
  summary:
    'The buyer returns tickets, or withdraws from a purchase of vouchers; the money goes back the way it came',
  access: 'public',
  params,
  body: z.strictObject({
    /** Made by the page: sent again, it is the same refund. */
    id: z.uuid(),
    lines: z.array(z.int().min(1)).min(1).max(200),
    /** The sum the buyer saw; refused when it differs. */
    cents: z.int().min(0),
  }),
  answer: z.object({ data: z.object({ uuid: z.string(), status: z.enum(billStatuses) }) }),
  refusals: [
    'bill_unknown',
    'bill_not_paid',
    'nothing_to_refund',
    'not_returnable',
    'exchange_under_way',
    'rate_returned_whole',
    'cinema_not_reached',
    'cinema_not_synced',
    'voucher_in_use',
    'package_returned_whole',
    'total_changed',
    'request_reused',
    'too_many_requests',
  ],
})
