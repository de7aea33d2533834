import * as z from 'zod'
import { route, type AnswerOf } from '../api/route.ts'
import { cashMoves } from '../database/cash-tables.ts'
import { wordsSchema } from '../i18n/words.ts'

/** Beyond any drawer; a slip of the finger is refused. */
const mostCents = 10_000_000
const mostPieces = 100_000
const cents = z.int().min(0).max(mostCents)
const id = z.string().min(1).max(100)
const reason = z.string().trim().min(1).max(120)
const method = z.string().min(1).max(100)

/** What should be of one way to pay in a drawer, and how it came there. */
export const drawerLine = z.object({
  method: z.string(),
  /** Of a payment method that counts as cash; cash itself is a word of the page. */
  name: wordsSchema.optional(),
  floatCents: z.int(),
  takenCents: z.int(),
  backCents: z.int(),
  paidInCents: z.int(),
  paidOutCents: z.int(),
  withdrawnCents: z.int(),
  depositsBackCents: z.int().optional().meta({ description: 'for cups and bottles that came back' }),
  expectedCents: z.int(),
})

export const countView = z.object({
  id: z.string(),
  at: z.string(),
  employeeName: z.string(),
  coins: z.array(z.object({ cents: z.int(), pieces: z.int() })),
  lines: z.array(
    z.object({
      method: z.string(),
      name: wordsSchema.optional(),
      expectedCents: z.int(),
      countedCents: z.int(),
    }),
  ),
})
export type CountView = z.infer<typeof countView>

export const moveView = z.object({
  id: z.string(),
  what: z.enum([...cashMoves, 'deposits_back']),
  method: z.string(),
  cents: z.int(),
  reason: z.string(),
  employeeName: z.string(),
  at: z.string(),
})

/** What a shift came to: by way to pay, by VAT rate, by person. */
export const shiftSums = {
  takings: z.array(
    z.object({
      kind: z.string(),
      methodId: z.string(),
      name: wordsSchema.optional(),
      payments: z.int(),
      cents: z.int(),
      refunds: z.int(),
      backCents: z.int(),
      roundingCents: z.int(),
      tipCents: z.int().optional().meta({ description: 'given on top of bills, and in no other sum' }),
    }),
  ),
  bills: z.int(),
  returns: z.int(),
  openings: z.int(),
  /** Basis points and cents; empty in reports from before they said it. */
  vat: z.array(z.object({ rate: z.int(), grossCents: z.int(), vatCents: z.int() })),
  /** Cents; they are part of the VAT rate of 0. */
  depositsTakenCents: z.int(),
  /** Cents given for cups and bottles, with no bill. */
  depositsBackCents: z.int(),
  people: z.array(
    z.object({
      name: z.string(),
      bills: z.int(),
      cents: z.int(),
      returns: z.int(),
      backCents: z.int(),
    }),
  ),
}
const shiftSumsView = z.object(shiftSums)
export type ShiftSumsView = z.infer<typeof shiftSumsView>

/** A shift's report as it was when the shift was closed. */
export const zReportView = z.object({
  number: z.string(),
  at: z.string(),
  employeeName: z.string(),
  leftCents: z.int(),
  explanation: z.string(),
  expectedCents: z.int(),
  countedCents: z.int(),
  drawer: z.array(drawerLine.extend({ countedCents: z.int() })),
  ...shiftSums,
})
export type ZReportView = z.infer<typeof zReportView>

const tillShift = z.object({
  id: z.string(),
  openedAt: z.string(),
  openedBy: z.string(),
  holderId: z.string(),
  holderName: z.string(),
  floatCents: z.int(),
  /** It was opened on an earlier business day and never closed. */
  overdue: z.boolean(),
  /** Null for who counts before seeing it. */
  drawer: z.array(drawerLine).nullable(),
  moves: z.array(moveView),
  /** Newest last; once somebody has counted, what should have been there is told. */
  counts: z.array(countView),
})

export const cashNow = z.object({
  shift: tillShift.nullable(),
  /** The shift that was closed here last. */
  last: z
    .object({
      shiftId: z.string(),
      number: z.string(),
      at: z.string(),
      employeeName: z.string(),
      leftCents: z.int(),
    })
    .nullable(),
  coins: z.array(z.int()),
  smallestNoteCents: z.int(),
  /** What lies in the drawer beside the cash, and is counted with it. */
  methods: z.array(z.object({ id: z.string(), name: wordsSchema.optional() })),
  /** Most that may be taken out at once, in cents; null is any sum, 0 nothing. */
  withdrawUpToCents: z.int().nullable(),
  blind: z.boolean(),
  needed: z.boolean(),
})
export type CashNow = z.infer<typeof cashNow>

const params = z.object({ id })
const at = { access: 'sell', module: 'cash_balance' } as const

export const readCash = route({
  ...at,
  method: 'GET',
  path: '/api/cash',
  summary: 'The shift that is open at this till, and what its drawer should hold',
  answer: cashNow,
})

export const openCashShift = route({
  ...at,
  method: 'POST',
  path: '/api/cash/shifts',
  summary: 'Opens a shift at this till, with what is in its drawer',
  body: z.strictObject({ id: z.uuid(), floatCents: cents }),
  answer: cashNow,
  refusals: ['shift_not_here', 'shift_open', 'request_reused'],
})

export const moveShiftCash = route({
  ...at,
  method: 'POST',
  path: '/api/cash/shifts/:id/moves',
  summary: 'Pays cash in or out at this till with nothing sold, or takes it to the safe',
  params,
  body: z.strictObject({
    /** Sent again, it is the same one. */
    id: z.uuid(),
    what: z.enum(cashMoves),
    method: method.default('cash').meta({ description: 'whose takings go; `cash` where nothing is said' }),
    cents: z.int().min(1).max(mostCents),
    reason,
  }),
  answer: cashNow,
  refusals: [
    'shift_unknown',
    'shift_closed',
    'withdraw_limit',
    'cash_not_there',
    'payment_method_unknown',
    'request_reused',
  ],
})

export const countShift = route({
  ...at,
  method: 'POST',
  path: '/api/cash/shifts/:id/counts',
  summary: 'Keeps what was counted in the drawer, and tells what should be there',
  params,
  body: z.strictObject({
    id: z.uuid(),
    /** The pieces of each coin and note; empty where only the sum is known. */
    coins: z
      .array(z.strictObject({ cents: z.int(), pieces: z.int().min(0).max(mostPieces) }))
      .max(30)
      .refine(coins => new Set(coins.map(each => each.cents)).size === coins.length),
    cashCents: cents,
    others: z
      .array(z.strictObject({ method, cents }))
      .max(20)
      .refine(others => new Set(others.map(each => each.method)).size === others.length)
      .default([]),
  }),
  answer: z.object({ count: countView, cash: cashNow }),
  refusals: ['shift_unknown', 'shift_closed', 'coin_unknown', 'payment_method_unknown', 'request_reused'],
})

export const handOverShift = route({
  ...at,
  method: 'POST',
  path: '/api/cash/shifts/:id/hand-over',
  summary: 'Takes the drawer of this till over from who has it, counted or as it is',
  params,
  body: z.strictObject({ id: z.uuid(), countId: z.uuid().nullable() }),
  answer: cashNow,
  refusals: ['shift_unknown', 'shift_closed', 'count_unknown', 'request_reused'],
})

export const closeCashShift = route({
  ...at,
  method: 'POST',
  path: '/api/cash/shifts/:id/close',
  summary: 'Closes the shift of this till by a count, with the next number of its reports, and prints it',
  params,
  body: z.strictObject({
    countId: z.uuid(),
    /** What stays in the drawer for the next shift. */
    leftCents: cents,
    explanation: z.string().trim().max(300).default(''),
  }),
  answer: z.object({ report: zReportView, printJobs: z.array(z.string()), cash: cashNow }),
  refusals: [
    'shift_unknown',
    'shift_closed',
    'count_unknown',
    'count_again',
    'difference_unexplained',
    'cash_not_there',
  ],
})

export const readTillReports = route({
  ...at,
  method: 'GET',
  path: '/api/cash/reports',
  summary:
    'The last reports of this till, and what its open shift has come to so far; who takes no cash out reads their own',
  answer: z.object({
    /** Null where no shift is open, and for who counts before seeing it. */
    running: shiftSumsView.nullable(),
    /** Newest first, at most thirty. */
    reports: z.array(zReportView.extend({ shiftId: z.string(), openedAt: z.string(), openedBy: z.string() })),
  }),
})
export type TillReports = AnswerOf<typeof readTillReports>

export const printShift = route({
  ...at,
  method: 'POST',
  path: '/api/cash/shifts/:id/print',
  summary: 'Prints the report of a closed shift again, marked as a copy',
  params,
  answer: z.object({ printJobs: z.array(z.string()) }),
  refusals: ['shift_unknown'],
})

export const openTillDrawer = route({
  ...at,
  method: 'POST',
  path: '/api/cash/drawer',
  summary: 'Opens the drawer of this till with nothing sold, and keeps by whom and why',
  body: z.strictObject({ id: z.uuid(), reason }),
  answer: cashNow,
  refusals: ['shift_not_here'],
})
