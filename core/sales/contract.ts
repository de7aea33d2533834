import * as z from 'zod'
import { route } from '../api/route.ts'
import { breachCodes, seatWaivers } from '../seating/breach-codes.ts'
import { billReceipt } from '../receipts/receipt-contents.ts'
import { billView } from '../billing/bill.ts'

/** Money a cashier takes. */
export const tillPayment = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('cash'), tenderedCents: z.int().min(0) }),
  /** A terminal that is not wired to the register: the cashier confirms what it showed. */
  z.strictObject({ method: z.literal('terminal') }),
])
export type TillPayment = z.infer<typeof tillPayment>

export const saleRequest = z.strictObject({
  /** The bill's id, a UUID made by the register when the basket is begun: sent again, it is the same sale. */
  id: z.uuid(),
  /** The basket's hold, when seats were kept. */
  holdId: z.uuid().nullable(),
  tickets: z
    .array(
      z.strictObject({
        scheduleId: z.string(),
        seatId: z.string(),
        priceRateId: z.string(),
        /** The voucher whose turn pays for the rate. */
        voucherId: z.string().optional(),
      }),
    )
    .max(100),
  products: z.array(z.strictObject({ productId: z.string(), quantity: z.int().min(1).max(99) })).max(100),
  /** Vouchers that are sold: each is issued with its own code. */
  newVouchers: z
    .array(z.strictObject({ voucherTypeId: z.string(), turns: z.int().min(1).max(100) }))
    .max(20)
    .optional(),
  /** The total the cashier saw; refused when the prices differ. */
  totalCents: z.int().min(0),
  /** Why these seats are sold although the screen's rules for where parties may sit say no. */
  seatsWaived: z.enum(seatWaivers).optional(),
  payment: z.discriminatedUnion('method', [
    ...tillPayment.options,
    /** Turns of vouchers cover everything: there is nothing to pay. */
    z.strictObject({ method: z.literal('voucher') }),
  ]),
})
export type SaleRequest = z.infer<typeof saleRequest>

export const makeSale = route({
  method: 'POST',
  path: '/api/sales',
  summary: 'Sells a basket at the register; the answer comes when the sale can no longer be lost',
  access: 'sell',
  concerns: ({ body }) => ({ schedule: body.tickets[0]?.scheduleId }),
  body: saleRequest,
  answer: z.object({
    bill: billView,
    changeCents: z.int(),
    printJobs: z.array(z.string()),
    remember: billReceipt.nullable(),
  }),
  refusals: [
    'nothing_chosen',
    'schedule_unknown',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    ...breachCodes,
    'rate_unknown',
    'product_unknown',
    'voucher_unknown',
    'voucher_not_here',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'voucher_not_for_rate',
    'turns_elsewhere',
    'voucher_type_unknown',
    'turns_step',
    'total_changed',
    'cash_short',
    'sales_closed',
    'film_not_yet',
    'not_sold_here',
    'schedule_cancelled',
    'request_reused',
  ],
})

export const readBills = route({
  method: 'GET',
  path: '/api/bills',
  summary: 'Bills, newest first, one page of 50',
  access: ['sell', 'refund', 'see_reports'],
  scope: 'lists',
  query: z.object({ before: z.string().optional(), source: z.enum(['site', 'register']).optional() }),
  answer: z.object({ bills: z.array(billView), next: z.string().nullable() }),
})

export const printBill = route({
  method: 'POST',
  path: '/api/bills/:id/print',
  summary: 'Prints receipt and tickets again, marked as a copy',
  access: 'sell',
  concerns: ({ params }) => ({ bill: params.id }),
  params: z.object({ id: z.string() }),
  query: z.object({
    number: z
      .string()
      .max(40)
      .optional()
      .meta({ description: 'as the page shows it: then no other purchase under the same id is printed' }),
  }),
  answer: z.object({ printJobs: z.array(z.string()) }),
  refusals: ['bill_unknown'],
})
