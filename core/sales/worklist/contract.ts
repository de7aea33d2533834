import * as z from 'zod'
import { wordsSchema } from '../../i18n/words.ts'
import { route } from '../../api/route.ts'

/** Why money is on the list. */
export const workKinds = [
  'provider_silent',
  'payment_overdue',
  'refund_waiting',
  'refund_on_its_way',
  'refund_failed',
  'refund_by_hand',
  'charged_back',
  'payment_mismatched',
  'show_cancelled',
  'seat_lost',
  'payment_found',
  'terminal_refund',
  'terminal_money',
  'terminal_unknown',
  'terminal_day_unknown',
  'terminal_day_differs',
] as const

/** What happens automatically if no employee acts. */
export const nextSteps = [
  'ask_again',
  'watch_to_end',
  'watch_refund',
  'refund_again',
  'refund_when_answered',
  'wait_for_box',
  'wait_for_boxes',
  'wait_for_list',
  'nothing',
  'money_is_back',
  'at_register',
  'at_cash_panel',
] as const

export const workActions = ['ask', 'refund', 'retry', 'clear'] as const

/** One thing that is stuck. Cents include VAT; times are ISO. */
export const workEntry = z.object({
  /**
   * Its subject: `payment:<id>`, `mismatch:<payment id>`, `refund:<id>`, `movement:<the provider's id>`, `bill:<id>`,
   * `terminal:<attempt id>` or `terminal_day:<id>`.
   */
  id: z.string(),
  kind: z.enum(workKinds),
  /** The bill's number; null where this journal has no such bill. */
  billNumber: z.string().nullable(),
  billId: z.string(),
  cinemaId: z.string().nullable(),
  /** What the money was for: the seats as `show/seat`. */
  seats: z.array(z.string()),
  /** The provider's id of the payment, to find it on its pages. */
  providerRef: z.string().nullable(),
  /** The payment method, and the account at its provider that has the money. */
  methodId: z.string().nullable(),
  account: z.string().nullable(),
  /** The till and the card terminal, where one has the money. */
  till: z.string().nullable(),
  /** Of the end of day of a card terminal: what it says, what was known, and the bills that may be meant. */
  compared: z.object({ terminalCents: z.int(), knownCents: z.int(), bills: z.array(z.string()) }).nullable(),
  cents: z.int(),
  since: z.string(),
  /** How often the provider was asked without an answer since `silentSince`. */
  tries: z.int(),
  silentSince: z.string().nullable(),
  next: z.enum(nextSteps),
  actions: z.array(z.enum(workActions)),
})
export type WorkEntry = z.infer<typeof workEntry>

export const worklist = z.object({
  entries: z.array(workEntry),
  /** The names of the entries' payment methods, also of those no longer offered. */
  methods: z.record(z.string(), wordsSchema),
  /** Whether employees can act here: the relay talks to the provider, a box only shows the list. */
  canAct: z.boolean(),
  /** After a repair: some money waits until the boxes were synced and the provider's list was read. */
  comparing: z.boolean(),
  /** The cinemas whose box was not synced yet: their money waits longest. */
  unsynced: z.array(z.string()),
  /** Server time, ISO. */
  now: z.string(),
})
export type Worklist = z.infer<typeof worklist>

export const readWorklist = route({
  method: 'GET',
  path: '/api/worklist',
  summary: 'Money that is stuck, why, and what happens by itself next',
  access: 'refund',
  scope: 'lists',
  answer: worklist,
})

const entryParams = z.object({ id: z.string().max(200) })
const left = z.object({ entries: z.array(workEntry) })

export const askAboutEntry = route({
  method: 'POST',
  path: '/api/worklist/:id/ask',
  summary: 'Asks the payment provider again now',
  access: 'refund',
  concerns: ({ params }) => ({ entry: params.id }),
  params: entryParams,
  answer: left,
  refusals: ['entry_unknown', 'provider_silent'],
})

export const refundEntry = route({
  method: 'POST',
  path: '/api/worklist/:id/refund',
  summary: 'Sends the money of an unfulfilled purchase back',
  access: 'refund',
  concerns: ({ params }) => ({ entry: params.id }),
  params: entryParams,
  answer: left,
  refusals: ['entry_unknown'],
})

export const retryEntry = route({
  method: 'POST',
  path: '/api/worklist/:id/retry',
  summary: 'Orders a refund anew that came back from the bank',
  access: 'refund',
  concerns: ({ params }) => ({ entry: params.id }),
  params: entryParams,
  answer: left,
  refusals: ['entry_unknown'],
})

export const clearEntry = route({
  method: 'POST',
  path: '/api/worklist/:id/clear',
  summary: 'Says that a person settled it outside Foyer, and how; recorded for good',
  access: 'refund',
  concerns: ({ params }) => ({ entry: params.id }),
  params: entryParams,
  body: z.object({ reason: z.string().trim().min(3).max(300) }),
  answer: left,
  refusals: ['entry_unknown'],
})
