import * as z from 'zod'
import { route } from '../api/route.ts'
import { breachCodes, seatWaivers } from '../seating/breach-codes.ts'
import { mostShows } from '../seating/most-shows.ts'
import { billReceipt } from '../receipts/receipt-contents.ts'
import { billView } from '../billing/bill.ts'
import { mostComponents } from '../pricing/combination.ts'
import { paymentKinds } from '../billing/paid.ts'
import { rateRules } from '../pricing/rate-rules.ts'
import { wordsSchema } from '../i18n/words.ts'
import { mostOrdered } from '../vouchers/gift.ts'
import { mostRefreshmentCents, mostTopUps } from '../vouchers/voucher-type.ts'

/** One part of the money a cashier takes. */
export const tillPayment = z.strictObject({
  /** A payment method's entry, or `cash`, `terminal`, `voucher` where the exhibitor has none of that kind. */
  methodId: z.string().min(1).max(100),
  /** What it pays; left out, all that is left. Cash always pays what is left. */
  cents: z.int().min(1).max(100_000_000).optional(),
  /** Cash that was handed over; left out, exactly what is due. */
  tenderedCents: z.int().min(0).max(100_000_000).optional(),
  /** Given on top of the bill. */
  tipCents: z.int().min(0).max(1_000_000).optional(),
  /** What the terminal calls the transaction; one that is not wired to the register may leave it out. */
  reference: z.string().trim().min(1).max(100).optional(),
  /** What a wired card terminal took, all of it. */
  attemptId: z.string().min(1).max(100).optional(),
  /** The sum was typed into the terminal by hand, at a till that is wired to one. */
  byHand: z.literal(true).optional(),
  /** Of a method of kind `voucher`: the one whose refreshment value pays `cents` of the snacks and drinks. */
  voucherId: z.string().min(1).max(100).optional(),
})
export type TillPayment = z.infer<typeof tillPayment>

/** Everything a guest pays with; a split payment has several. */
export const tillPayments = z.array(tillPayment).min(1).max(9)

/** What a cashier looked at, with its bounds. */
export const lookedAt = z.strictObject({
  ages: z.array(z.int().min(0).max(21)).max(10),
  rates: z.array(z.string().min(1).max(100)).max(100),
})

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
        /** Supplements the guest need not pay, such as for 3D glasses they brought. */
        waives: z.array(z.string().max(100)).max(10).optional(),
      }),
    )
    .max(100),
  products: z
    .array(
      z.strictObject({
        productId: z.string(),
        quantity: z.int().min(1).max(99),
        /** Of a combination: the product chosen for each thing it gives, in their order. */
        components: z.array(z.string().max(100)).max(mostComponents).optional(),
      }),
    )
    .max(100)
    // A bill has a line for each thing that a combination gives.
    .refine(all => all.reduce((sum, { components }) => sum + (components?.length || 1), 0) <= 150),
  /** Whether the guest takes the products away, where that has VAT of its own; as it usually is when left out. */
  takenAway: z.boolean().optional(),
  /** Vouchers that are sold: each is issued with its own code. */
  newVouchers: z
    .array(
      z.strictObject({
        voucherTypeId: z.string(),
        turns: z.int().min(1).max(100),
        /** For snacks and drinks; none when left out. */
        refreshmentCents: z.int().min(0).max(mostRefreshmentCents).optional(),
      }),
    )
    .max(20)
    .optional(),
  /** Packages of vouchers that are sold. */
  newPackages: z
    .array(z.strictObject({ packageId: z.string().max(100), quantity: z.int().min(1).max(mostOrdered) }))
    .max(10)
    .optional(),
  /** Vouchers sold before on which more value for snacks and drinks is put, each once. */
  topUps: z
    .array(
      z.strictObject({
        /** The code without its dashes. */
        voucherId: z.string().min(1).max(100),
        cents: z.int().min(1).max(mostRefreshmentCents),
      }),
    )
    .max(mostTopUps)
    .refine(all => new Set(all.map(({ voucherId }) => voucherId)).size === all.length)
    .optional(),
  /** What the cashier takes off, within their own limit. */
  discounts: z
    .array(
      z.strictObject({
        /** Which ticket or product of this request, counted from 0; neither for the whole bill. */
        ticket: z.int().min(0).max(99).optional(),
        product: z.int().min(0).max(99).optional(),
        cents: z.int().min(1).max(100_000_000),
        reason: z.string().trim().min(1).max(100),
      }),
    )
    .max(20)
    .optional(),
  /** Whether the register showed that it is training; where it did not look, what it is. */
  training: z.boolean().optional(),
  /** The total the cashier saw; refused when the prices differ. */
  totalCents: z.int().min(0),
  /** Why these seats are sold although the screen's rules for where parties may sit say no. */
  seatsWaived: z.enum(seatWaivers).optional(),
  /** The shows that is said of; every one of the sale when left out. */
  seatsWaivedIn: z.array(z.string()).max(mostShows).optional(),
  /** What the cashier says to have looked at: ages of the films, and the price rates whose cards were shown. */
  lookedAt: lookedAt.optional(),
  /** The reservations whose guests pay now: their seats may be sold to them. */
  reservations: z.array(z.string().max(64)).max(20).optional(),
  /** Whom an invoice is made out to with the sale, by a method of kind `invoice`: it says what is still to be paid. */
  invoice: z
    .strictObject({
      clientId: z.string().min(1).max(100),
      mail: z.boolean().meta({ description: 'the client is mailed it' }),
    })
    .optional(),
  /** `voucher` alone where turns cover everything: there is nothing to pay. */
  payments: tillPayments,
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
    'training_changed',
    'nothing_chosen',
    'too_many_shows',
    'schedule_unknown',
    'supplement_not_waived',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    ...breachCodes,
    'rate_unknown',
    'rate_limit',
    ...rateRules,
    'rate_few_left',
    'rate_sold_out',
    'product_unknown',
    'combination_changed',
    'voucher_unknown',
    'voucher_not_here',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'voucher_not_for_rate',
    'voucher_ticket_too_dear',
    'turns_elsewhere',
    'client_needed',
    'client_unknown',
    'seller_unnamed',
    'invoice_too_long',
    'voucher_type_unknown',
    'top_up_not_sold',
    'node_recovering',
    'package_unknown',
    'too_many_vouchers',
    'turns_step',
    'refreshments_step',
    'refreshments_used_up',
    'refreshments_elsewhere',
    'refreshments_not_bought',
    'total_changed',
    'discount_too_much',
    'discount_limit',
    'cash_short',
    'shift_needed',
    'payment_method_unknown',
    'payment_method_alone',
    'payment_too_much',
    'terminal_needed',
    'terminal_unanswered',
    'terminal_money_waits',
    'terminal_not_approved',
    'payment_unknown',
    'sales_closed',
    'film_not_yet',
    'not_sold_here',
    'schedule_cancelled',
    'not_offered',
    'module_inactive',
    'request_reused',
    'basket_taken_over',
    'not_looked_at',
  ],
})

export const readTillMethods = route({
  method: 'GET',
  path: '/api/till-methods',
  summary: 'How guests can pay at a register, in its order; without a name those every register has',
  access: 'sell',
  answer: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(paymentKinds),
        exclusive: z.boolean(),
        name: wordsSchema.optional(),
      }),
    ),
  }),
})

export const readRatesLeft = route({
  method: 'GET',
  path: '/api/schedules/:id/rates-left',
  summary: 'How many tickets of each price with a contingent the registers may still sell for a show',
  access: 'sell',
  concerns: ({ params }) => ({ schedule: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({ left: z.record(z.string(), z.int()).meta({ description: 'by the ids of prices' }) }),
  refusals: ['schedule_unknown'],
})

export const readPopular = route({
  method: 'GET',
  path: '/api/popular-products',
  summary:
    'The snacks and drinks this cinema sold most in the last four weeks, and pairs of them bought together',
  access: 'sell',
  module: 'products',
  answer: z.object({
    products: z.array(z.string()).meta({ description: 'their ids, the most sold first' }),
    pairs: z
      .array(z.tuple([z.string(), z.string()]))
      .meta({ description: 'two ids each, the most often bought together first' }),
  }),
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

export const printReceipt = route({
  method: 'POST',
  path: '/api/bills/:id/receipt',
  summary:
    'Prints the receipt of a sale whose guest asks for it; marked as a copy where one was printed before',
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
  answer: z.object({ printJobs: z.array(z.string()), copy: z.boolean() }),
  refusals: ['bill_unknown'],
})
