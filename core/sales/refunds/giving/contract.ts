import * as z from 'zod'
import { route } from '../../../api/route.ts'
import { terminalSigns } from '../../../terminal/contract.ts'
import { attemptReasons } from '../../../terminal/facts.ts'

/** How money of a card terminal is given back: by it, typed into one by hand, or out of the drawer. */
export const givingWays = ['terminal', 'by_hand', 'cash'] as const

/**
 * Where it is: nobody asked the terminal yet; it is at work; nobody knows whether it gave; it did not; it is back.
 */
export const givingStates = ['waiting', 'pending', 'unknown', 'declined', 'failed', 'given'] as const

const givingView = z.object({
  /** The part of the refund or exchange it is, and that return. */
  id: z.string(),
  returnId: z.string(),
  billId: z.string(),
  billNumber: z.string().nullable(),
  cents: z.int(),
  cashCents: z.int().meta({ description: 'the same in coins' }),
  at: z.string(),
  /** What the terminal is called; null where it is no longer entered. */
  terminal: z.string().nullable(),
  state: z.enum(givingStates),
  /** The last order to the terminal, and what it says. */
  attemptId: z.string().nullable(),
  sign: z.enum(terminalSigns).nullable(),
  reason: z.enum(attemptReasons).nullable(),
  mayCash: z.boolean().meta({ description: 'the terminal was asked and did not do it' }),
  /** How it was given back; null while it was not. */
  way: z.enum(givingWays).nullable(),
})
export type GivingView = z.infer<typeof givingView>

export const terminalMoney = z.object({
  /** What this cinema owes over its terminals, the oldest first. */
  waiting: z.array(givingView),
  /** What of the bill that was named goes or went back over terminals. */
  ofBill: z.array(givingView),
})
export type TerminalMoney = z.infer<typeof terminalMoney>

const id = z.string().min(1).max(200)

export const readTerminalMoney = route({
  method: 'GET',
  path: '/api/terminal/refunds',
  summary: 'Money of refunds that is still to go back over card terminals',
  access: ['sell', 'refund'],
  scope: 'node',
  query: z.object({ billId: id.optional() }),
  answer: terminalMoney,
})

export const giveTerminalMoney = route({
  method: 'POST',
  path: '/api/terminal/refunds/:id',
  summary: 'Gives money of a refund back: over the terminal that took it, or by hand where that cannot',
  access: 'refund',
  scope: 'node',
  params: z.object({ id }),
  body: z.strictObject({
    /** Made by the till, of an order to the terminal: sent again, it is the same one and nothing is given twice. */
    attemptId: z.uuid(),
    way: z.enum(givingWays),
  }),
  answer: terminalMoney.extend({ printJobs: z.array(z.string()) }),
  refusals: [
    'payment_unknown',
    'refund_given',
    'node_recovering',
    'terminal_first',
    'terminal_none',
    'terminal_busy',
    'terminal_in_training',
    'terminal_unanswered',
    'shift_needed',
    'too_many_requests',
    'request_reused',
  ],
})
