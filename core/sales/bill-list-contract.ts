import * as z from 'zod'
import { saleSource } from '../billing/source.ts'
import { route } from '../api/route.ts'
import { billBuyer, billShow, billView } from '../billing/bill.ts'
import { billStates } from '../database/statuses.ts'
import { paymentKinds } from '../billing/paid.ts'

/** Which bills a list shows, the same for the list, its sums and its file. */
export const billFilter = z.object({
  from: z.iso.date().optional().meta({ description: 'first business day, of each cinema by its own clock' }),
  to: z.iso.date().optional().meta({ description: 'last business day' }),
  cinema: z.string().max(64).optional(),
  source: saleSource.optional(),
  device: z.string().max(64).optional().meta({ description: 'the id of the register they were sold at' }),
  method: z.enum(paymentKinds).optional().meta({ description: 'a kind of payment that paid a part' }),
  state: z
    .enum(billStates)
    .optional()
    .meta({ description: 'paid and nothing refunded, refunded in part or whole, or not paid' }),
  employee: z.string().max(64).optional().meta({ description: 'the id of who sold them' }),
  text: z.string().trim().min(1).max(100).optional().meta({
    description:
      'what is remembered of one: its sum, a seat, a film, the time it was sold or its show begins (with one day alone), or the last four characters of a code',
  }),
})
export type BillFilterAsked = z.infer<typeof billFilter>

const concerns = ({ query }: { query: { cinema?: string | undefined } }) => ({ cinema: query.cinema })

const billPage = z.object({
  bills: z.array(billView),
  /** The shows their tickets are for. */
  shows: z.array(billShow),
  /** Empty for who may not refund. */
  buyers: z.array(billBuyer),
  /** Where to go on, also after a page that is short: it tells how far was looked. */
  next: z.string().nullable(),
})

export const readBills = route({
  method: 'GET',
  path: '/api/bills',
  summary: 'Bills, newest first, at most 50 a page',
  access: ['sell', 'refund', 'see_reports'],
  scope: 'lists',
  concerns,
  query: billFilter.extend({ before: z.string().max(100).optional() }),
  answer: billPage,
})

export const readBillSums = route({
  method: 'GET',
  path: '/api/bill-sums',
  summary: 'What the bills of a filter come to: all of them, not of a page',
  access: 'see_reports',
  scope: 'lists',
  concerns,
  query: billFilter.extend({
    until: z.iso.datetime({ offset: true }).optional().meta({ description: 'leaves out later bills' }),
  }),
  answer: z.object({
    bills: z.int(),
    /** Paid, and not given back. */
    tickets: z.int(),
    /** Paid, without what was refunded; with a kind of payment in the filter, its part alone. */
    keptCents: z.int(),
    refundedCents: z.int(),
    /** What the website has of `keptCents`. */
    siteCents: z.int(),
    /** Whether all bills were looked at; otherwise only the newest hundred thousand of the days. */
    whole: z.boolean(),
  }),
})

export const exportBills = route({
  method: 'GET',
  path: '/api/bill-export',
  summary: 'Bills for a file, newest first, at most 200 a page; taking them out is in the security log',
  access: 'see_reports',
  scope: 'lists',
  concerns,
  query: billFilter.extend({ before: z.string().max(100).optional() }),
  answer: billPage,
})

const daySums = {
  query: z.object({
    day: z.iso.date().optional().meta({ description: 'business day of the cinema; today when left out' }),
  }),
  answer: z.object({
    day: z.iso.date(),
    sales: z.int(),
    /** Paid, and not given back. */
    tickets: z.int(),
    /** Paid, without what was refunded. */
    keptCents: z.int(),
    refundedCents: z.int(),
    /** By kinds of payment, the largest first. */
    methods: z.array(z.object({ method: z.enum(paymentKinds), keptCents: z.int(), refundedCents: z.int() })),
  }),
} as const

export const readTillSums = route({
  method: 'GET',
  path: '/api/day-sums/till',
  summary: 'What this very register sold on a day',
  access: 'sell',
  ...daySums,
})

export const readDaySums = route({
  method: 'GET',
  path: '/api/day-sums',
  summary:
    'What a cinema sold on a day, at all its registers and on the website; at a register for who may take cash out of drawers',
  access: ['see_reports', 'withdraw_cash'],
  ...daySums,
})
