import * as z from 'zod'
import { wordsSchema } from '../i18n/words.ts'
import { route } from '../api/route.ts'
import { debtView, voucherView } from './contract.ts'

/** A voucher of whose refreshment value more was spent than was put on it: a box had two histories. */
const overdrawnVoucher = z.object({
  code: z.string(),
  title: wordsSchema,
  /** How many cents too many, above zero. */
  cents: z.int(),
})
export type OverdrawnVoucher = z.infer<typeof overdrawnVoucher>

/** What lies on an exchanged card beyond what the new one has; below zero where that has more. */
const cardRestView = z.object({
  /** The old card's code, in printed form. */
  code: z.string(),
  title: wordsSchema,
  turns: z.int(),
  cents: z.int(),
  /** Whose it is; null is the website. */
  cinemaName: z.string().nullable(),
  /** This side has it, and may give it anew. */
  here: z.boolean(),
})
export type CardRestView = z.infer<typeof cardRestView>

export const readDebts = route({
  method: 'GET',
  path: '/api/voucher-debts',
  summary:
    'Turns that were let in on a manager’s word: those still owed, and the last ones that have ended; vouchers whose value for snacks was overspent; and exchanged cards that something came back to',
  access: ['sell', 'manage_vouchers'],
  scope: 'lists',
  answer: z.object({
    open: z.array(debtView),
    ended: z.array(debtView),
    overdrawn: z.array(overdrawnVoucher),
    rests: z.array(cardRestView),
  }),
})

export const writeOffDebt = route({
  method: 'POST',
  path: '/api/voucher-debts/:id/write-off',
  summary: 'Gives a debt of a turn up',
  access: 'manage_vouchers',
  concerns: ({ params }) => ({ debt: params.id }),
  params: z.object({ id: z.string() }),
  answer: z.object({ debt: debtView }),
  refusals: ['debt_unknown'],
})

export const giveCardRest = route({
  method: 'POST',
  path: '/api/vouchers/:code/give-rest',
  summary:
    'Gives what came back to an exchanged card anew, on a voucher of its own; sent again it is the same one',
  module: 'vouchers',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  params: z.object({ code: z.string().max(60) }),
  body: z.strictObject({
    /** Sent again, it is the same voucher. */
    id: z.uuid(),
  }),
  answer: z.object({ voucher: voucherView }),
  refusals: ['voucher_unknown', 'card_empty', 'node_recovering', 'request_reused'],
})
