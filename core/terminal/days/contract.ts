import * as z from 'zod'
import { route } from '../../api/route.ts'
import { terminalConditions } from '../contract.ts'
import { attemptReasons } from '../facts.ts'

/** `pending` is at work now; of `unknown` nobody knows whether the day ended; it ended, or it did not. */
export const dayStates = ['pending', 'unknown', 'ended', 'failed'] as const

const sums = z.object({
  payments: z.int(),
  paidCents: z.int(),
  refunds: z.int(),
  backCents: z.int(),
  byHandCents: z.int().meta({ description: 'of both: typed by hand on a terminal' }),
  tipCents: z.int().optional().meta({ description: 'of what it took: what guests gave on top' }),
})

export const dayView = z.object({
  id: z.string(),
  terminal: z.string(),
  device: z.string(),
  employeeName: z.string(),
  at: z.string(),
  sinceAt: z.string().nullable(),
  state: z.enum(dayStates),
  reason: z.enum(attemptReasons).nullable(),
  /** What the terminal says it took, less what it gave back; null where it said no sum. */
  cents: z.int().nullable(),
  cards: z.array(z.object({ card: z.string(), count: z.int(), cents: z.int() })),
  sums: sums.nullable().meta({ description: 'what was known here when it ended' }),
  differenceCents: z.int().nullable(),
  readBy: z.string().nullable().meta({ description: 'who read it off the paper' }),
  explanation: z.string().nullable(),
  explainedBy: z.string().nullable(),
  /** What it said when it was asked again after its answer was lost. */
  again: z.object({ cents: z.int().nullable(), reason: z.enum(attemptReasons).nullable() }).nullable(),
  isOpen: z.boolean().meta({ description: 'without an answer, or with a difference nobody explained' }),
})
export type DayView = z.infer<typeof dayView>

export const terminalDays = z.object({
  terminals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isHere: z.boolean().meta({ description: 'the till that reads is wired to it' }),
      condition: z.enum(terminalConditions).nullable(),
      isRead: z.boolean().meta({ description: 'it settles by itself, and only tells what it took' }),
      sinceAt: z.string().nullable(),
      /** What is known here since its last end of day. */
      sums,
      /** Its last end of day. */
      last: dayView.nullable(),
      /** Earlier ones whose sums differ, and nobody said why. */
      earlier: z.array(dayView),
      /** Its last cashier is done: no shift is open at a till that is wired to it. */
      isQuiet: z.boolean(),
    }),
  ),
})
export type TerminalDays = z.infer<typeof terminalDays>

const mostCents = 10_000_000
const id = z.string().min(1).max(100)
const at = { access: 'sell', module: 'pos', scope: 'node' } as const

export const readTerminalDays = route({
  ...at,
  method: 'GET',
  path: '/api/terminal/days',
  summary:
    'The card terminals of this cinema, what they took since their last end of day, and what that said',
  answer: terminalDays,
})

export const endTerminalDay = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/days',
  summary: 'Asks a card terminal to end its day, or once more where its answer was lost',
  body: z.strictObject({
    /** Made by the till: sent again while it has no answer, the terminal is asked once more. */
    id: z.uuid(),
    terminalId: id,
  }),
  answer: terminalDays,
  refusals: [
    'terminal_none',
    'terminal_busy',
    'terminal_in_training',
    'terminal_unanswered',
    'terminal_day_open',
    'request_reused',
  ],
})

export const answerTerminalDay = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/days/:id/answer',
  summary: 'What somebody read off the paper of a terminal whose end of day has no answer',
  params: z.object({ id }),
  body: z.strictObject({
    /** What its paper says it took, less what it gave back; null where the day did not end. */
    cents: z.int().min(-mostCents).max(mostCents).nullable(),
  }),
  answer: terminalDays,
  refusals: ['payment_unknown', 'terminal_busy'],
})

export const explainTerminalDay = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/days/:id/explanation',
  summary: 'Says why the sum of a terminal differs from what was sold and refunded over it',
  params: z.object({ id }),
  body: z.strictObject({ explanation: z.string().trim().min(1).max(300) }),
  answer: terminalDays,
  refusals: ['payment_unknown'],
})

const movedView = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'back']),
  cents: z.int(),
  tipCents: z.int(),
  at: z.string(),
  billNumber: z.string().nullable(),
  card: z.string().nullable(),
  receipt: z.string().nullable(),
  known: z.enum(['terminal', 'read', 'typed']),
})
export type MovedView = z.infer<typeof movedView>

export const readTerminalDay = route({
  ...at,
  method: 'GET',
  path: '/api/terminal/days/:id',
  summary: 'An end of day with what was paid in it, and what may be meant by its difference',
  params: z.object({ id }),
  answer: z.object({
    day: dayView,
    /** What may be meant where the sums differ. */
    meant: z.array(movedView),
    /** The newest of what was paid and given back in it. */
    moved: z.array(movedView),
    lines: z.array(z.string()),
  }),
  refusals: ['record_unknown'],
})

export const printTerminalDay = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/days/:id/print',
  summary: 'Prints the report of an end of day again, marked as a copy',
  params: z.object({ id }),
  answer: z.object({ printJobs: z.array(z.string()) }),
  refusals: ['record_unknown'],
})
