import * as z from 'zod'
import { seatWaivers } from '../../seating/breach-codes.ts'
import { route } from '../../api/route.ts'
import { billReceipt } from '../../receipts/receipt-contents.ts'
import { billBuyer, billLine, billShow, billView } from '../../billing/bill.ts'
import { wordsSchema } from '../../i18n/words.ts'
import { rateRules } from '../../pricing/rate-rules.ts'
import { handoutSeen } from '../handouts/handout-seen.ts'
import { saleRequest, tillPayment } from '../contract.ts'
import { refundReasons, reprintReasons } from '../../database/statuses.ts'

const reason = z.enum(refundReasons)

const returnView = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'exchange']),
  /** Its number among the returns of the bill. */
  number: z.int(),
  at: z.string(),
  reason: reason.nullable(),
  employeeName: z.string().nullable(),
  /** Above 0 it was paid to the guest, below 0 by the guest. */
  cents: z.int(),
  /** A refund the provider has not confirmed yet. */
  underWay: z.boolean(),
  lines: z.array(z.object({ line: z.int(), quantity: z.int(), cents: z.int() })),
})

const reprintView = z.object({
  id: z.string(),
  /** Its line. */
  line: z.int(),
  at: z.string(),
  employeeName: z.string(),
  reason: z.enum(reprintReasons),
})

const refundRequestView = z.object({
  id: z.string(),
  at: z.string(),
  employeeName: z.string(),
  reason,
  /** Null asks for everything that is left. */
  lines: z.array(z.object({ line: z.int(), quantity: z.int() })).nullable(),
  outcome: z.enum(['refunded', 'refused']).nullable(),
  /** Why it was refused, as a sentence in the reader's language. */
  why: z.string().nullable(),
})

/** One bill with everything that can still be done with it. */
export const billNow = z.object({
  bill: billView,
  /** The shows its tickets are for. */
  shows: z.array(billShow),
  /** Whether this side sold it and refunds it; otherwise a request is sent to the other side. */
  here: z.boolean(),
  owner: z.enum(['relay', 'box']),
  country: z.string(),
  buyer: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Why the cashier sold seats against the rules of their screen; null when nobody did. */
  seatsWaived: z.enum(seatWaivers).nullable(),
  /** What the cashier confirmed to have looked at: ages of films, and what guests showed; null where nothing was asked. */
  lookedAt: z.object({ ages: z.array(z.int()), cards: z.array(wordsSchema) }).nullable(),
  lines: z.array(
    billLine.extend({
      line: z.int(),
      left: z.int(),
      leftCents: z.int(),
      leftVatCents: z.int(),
      /** It ended by an exchange; otherwise by a refund. */
      exchanged: z.boolean(),
      admittedAt: z.string().nullable(),
      showCancelled: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.string(),
      heldCents: z.int(),
      voucherId: z.string().nullable().optional(),
      /** A card terminal took it, and gives it back itself. */
      overTerminal: z.boolean(),
    }),
  ),
  returns: z.array(returnView),
  asks: z.array(refundRequestView),
  /** Money that card terminals moved for it, with a slip that the till can print; of this cinema alone. */
  cardSlips: z.array(
    z.object({
      attemptId: z.string(),
      isBack: z.boolean(),
      cents: z.int(),
      tipCents: z.int(),
      card: z.string().nullable(),
      terminal: z.string(),
      at: z.string(),
    }),
  ),
  /** Tickets of it that were printed once more, each by itself. */
  reprints: z.array(reprintView),
  handouts: z.array(handoutSeen),
  remember: billReceipt.nullable(),
})
export type BillNow = z.infer<typeof billNow>

export const readBill = route({
  method: 'GET',
  path: '/api/bills/:id',
  summary: 'One bill: what is left of it, what came back, and what was asked for',
  access: ['sell', 'refund', 'see_reports'],
  concerns: ({ params }) => ({ bill: params.id }),
  params: z.object({ id: z.string() }),
  answer: billNow,
  refusals: ['bill_unknown'],
})

export const findBills = route({
  method: 'GET',
  path: '/api/bill-search',
  summary: 'Finds bills by number, by the code on a ticket (scanned or typed), by the buyer’s name or mail',
  access: ['sell', 'refund', 'see_reports'],
  scope: 'lists',
  query: z.object({ text: z.string().trim().min(1).max(600) }),
  answer: z.object({
    bills: z.array(billView),
    shows: z.array(billShow),
    /** Empty for who may not refund. */
    buyers: z.array(billBuyer),
  }),
})

export const refund = route({
  method: 'POST',
  path: '/api/bills/:id/refunds',
  summary: 'Refunds a bill or some of its lines where it was sold; elsewhere asks the side that sold it',
  access: 'refund',
  concerns: ({ params }) => ({ bill: params.id }),
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    /** A UUID made by the page, or the id of the request that is paid out: sent again, it is the same refund. */
    id: z.string().min(8).max(80),
    /** Null refunds everything that is left. */
    lines: z
      .array(z.strictObject({ line: z.int().min(1), quantity: z.int().min(1) }))
      .min(1)
      .max(200)
      .nullable(),
    /** Gives back this sum of what the lines cost and leaves them what they are, whatever their quantities. */
    creditCents: z.int().min(1).max(100_000_000).optional(),
    reason,
    /** The sum the cashier saw; refused when it differs. */
    cents: z.int().min(0),
  }),
  answer: z.object({ outcome: z.enum(['refunded', 'asked']), bill: billNow, printJobs: z.array(z.string()) }),
  refusals: [
    'bill_unknown',
    'bill_not_paid',
    'bill_elsewhere',
    'nothing_to_refund',
    'credit_too_much',
    'refund_needs_manager',
    'refund_limit',
    'shift_needed',
    'voucher_unknown',
    'voucher_in_use',
    'package_returned_whole',
    'node_recovering',
    'refund_asked',
    'total_changed',
    'request_reused',
  ],
})

export const exchange = route({
  method: 'POST',
  path: '/api/bills/:id/exchanges',
  summary: 'Exchanges tickets of a bill for other seats, another show or another rate',
  access: 'refund',
  concerns: ({ params, body }) => ({ bill: params.id, schedule: body.tickets[0]?.scheduleId }),
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    id: z.uuid(),
    holdId: z.uuid().nullable(),
    lines: z.array(z.int().min(1)).min(1).max(100),
    /** A turn can pay for a new purchase, not for an exchange. */
    tickets: z
      .array(saleRequest.shape.tickets.element.omit({ voucherId: true }))
      .min(1)
      .max(100),
    /** Above 0 the guest pays, below 0 the guest is paid; refused when it is another sum. */
    differenceCents: z.int(),
    /** How the guest pays; empty when there is nothing to pay. */
    payments: z.array(tillPayment).max(9),
  }),
  answer: z.object({ bill: billNow, changeCents: z.int(), printJobs: z.array(z.string()) }),
  refusals: [
    'bill_unknown',
    'bill_elsewhere',
    'bill_not_paid',
    'nothing_to_refund',
    'refund_needs_manager',
    'refund_limit',
    'shift_needed',
    'schedule_unknown',
    'seat_unknown',
    'seat_taken',
    'seats_elsewhere',
    'rate_unknown',
    'rate_limit',
    ...rateRules,
    'rate_few_left',
    'rate_sold_out',
    'supplement_not_waived',
    'sales_closed',
    'film_not_yet',
    'not_sold_here',
    'schedule_cancelled',
    'total_changed',
    'exchange_dearer',
    'cash_short',
    'payment_method_unknown',
    'payment_method_alone',
    'payment_too_much',
    'terminal_needed',
    'terminal_unanswered',
    'terminal_money_waits',
    'terminal_not_approved',
    'payment_unknown',
    'request_reused',
  ],
})

export const readDueRefunds = route({
  method: 'GET',
  path: '/api/refunds/due',
  summary: 'What is still to be paid out here: requests of the other side, and tickets of cancelled shows',
  access: 'sell',
  scope: 'lists',
  answer: z.object({
    due: z.array(
      z.object({
        billId: z.string(),
        number: z.string().nullable(),
        /** When it was requested, or the show was cancelled. */
        at: z.string(),
        why: z.enum(['asked', 'cancelled']),
        /** The request, when it is one. */
        requestId: z.string().nullable(),
        askedBy: z.string().nullable(),
        reason,
        lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
        cents: z.int(),
        movieTitle: z.string().nullable(),
        start: z.string().nullable(),
      }),
    ),
  }),
})

export const declineRefund = route({
  method: 'POST',
  path: '/api/refund-requests/:id/decline',
  summary: 'Says no to a refund the other side asked for',
  access: 'refund',
  concerns: ({ params }) => ({ ask: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({ bill: billNow }),
  refusals: ['refund_request_unknown', 'bill_elsewhere', 'refund_answered'],
})
