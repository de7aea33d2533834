import * as z from 'zod'
import { route } from '../api/route.ts'
import { attemptKinds } from '../database/terminal-tables.ts'
import { attemptReasons } from './facts.ts'
import { slipFors } from './slip.ts'

/** Whether a terminal can be used: it answered the last time; it did not; it does not accept this box. */
export const terminalConditions = ['operational', 'communication_error', 'not_accepted'] as const
export type TerminalCondition = (typeof terminalConditions)[number]

/** What a terminal that is at work says of itself. */
export const terminalSigns = [
  'wait',
  'present_card',
  'enter_pin',
  'asking_bank',
  'remove_card',
  'show_code',
  'no_line',
] as const
export type TerminalSign = (typeof terminalSigns)[number]

/**
 * `pending` is at work now; of `unknown` nobody knows whether money moved: the terminal is asked again, or somebody
 * looks; the others are as `terminal-tables.ts` says.
 */
export const attemptStates = ['pending', 'unknown', 'approved', 'declined', 'failed'] as const

const attemptView = z.object({
  id: z.string(),
  kind: z.enum(attemptKinds),
  forId: z.string(),
  ofId: z.string().nullable(),
  cents: z.int(),
  terminal: z.string(),
  device: z.string(),
  isHere: z.boolean().meta({ description: 'it was asked at the till that reads' }),
  employeeName: z.string(),
  at: z.string(),
  state: z.enum(attemptStates),
  sign: z.enum(terminalSigns).nullable(),
  code: z.string().nullable().meta({ description: 'what guests scan to pay, while it waits for them' }),
  reason: z.enum(attemptReasons).nullable(),
  card: z.string().nullable(),
  tipCents: z.int().meta({ description: 'on top of `cents`' }),
  isOpen: z.boolean().meta({ description: 'without an answer, or money taken for nothing that was sold' }),
})
export type AttemptView = z.infer<typeof attemptView>

export const tillTerminal = z.object({
  /** Null where sums are typed by hand. */
  terminal: z
    .object({ id: z.string(), name: z.string(), condition: z.enum(terminalConditions).nullable() })
    .nullable(),
  /** What makes codes that guests of this till may pay by; null where there is none. */
  code: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** What was asked for the bill that was named, the oldest first. */
  asked: z.array(attemptView),
  /** What is open at this till or its terminal. */
  open: z.array(attemptView),
})
export type TillTerminal = z.infer<typeof tillTerminal>

const id = z.string().min(1).max(100)
const at = { access: 'sell', module: 'pos' } as const
const mostCents = 10_000_000

export const readTerminal = route({
  ...at,
  method: 'GET',
  path: '/api/terminal',
  summary: 'The card terminal of this till, what it was asked for a bill, and what nobody has seen to',
  scope: 'node',
  query: z.object({ forId: id.optional() }),
  answer: tillTerminal,
})

export const startAttempt = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/attempts',
  summary: 'Asks the card terminal of this till for money; the answer comes before the terminal has any',
  scope: 'node',
  body: z.strictObject({
    /** Made by the till: sent again, it is the same attempt and nothing is asked twice. */
    id: z.uuid(),
    /** The bill's id, or that of the exchange. */
    forId: z.uuid(),
    cents: z.int().min(1).max(mostCents),
    /** By a card, or by a code that the guest scans. */
    by: z.enum(['card', 'code']).default('card'),
  }),
  answer: tillTerminal,
  refusals: [
    'terminal_none',
    'terminal_busy',
    'terminal_in_training',
    'terminal_unanswered',
    'too_many_requests',
    'request_reused',
  ],
})

export const abortAttempt = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/attempts/:id/abort',
  summary: 'Asks the terminal to stop; what became of the attempt it says itself',
  scope: 'node',
  params: z.object({ id }),
  answer: tillTerminal,
})

export const answerAttemptByWord = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/attempts/:id/answer',
  summary: 'What somebody read off the terminal, of an attempt whose answer is not known',
  scope: 'node',
  params: z.object({ id }),
  body: z.strictObject({ isPaid: z.boolean() }),
  answer: tillTerminal,
  refusals: ['payment_unknown', 'terminal_busy'],
})

export const printCardSlip = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/attempts/:id/slip',
  summary: 'Prints the slip of a card payment once more, as a copy for the guest or for the cinema',
  scope: 'node',
  params: z.object({ id }),
  body: z.strictObject({ slipFor: z.enum(slipFors) }),
  answer: z.object({ printJobs: z.array(z.string()) }),
  refusals: ['record_unknown'],
})

export const reverseAttempt = route({
  ...at,
  method: 'POST',
  path: '/api/terminal/attempts/:id/reversal',
  summary: 'Gives back what a terminal took for nothing that was sold',
  scope: 'node',
  params: z.object({ id }),
  body: z.strictObject({
    id: z.uuid(),
    /** Somebody gave it back on the terminal by hand. */
    byHand: z.boolean(),
  }),
  answer: tillTerminal,
  refusals: [
    'terminal_none',
    'terminal_busy',
    'terminal_in_training',
    'terminal_unanswered',
    'payment_unknown',
    'terminal_not_approved',
    'too_many_requests',
    'node_recovering',
    'request_reused',
  ],
})
