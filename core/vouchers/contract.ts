import * as z from 'zod'
import { wordsSchema } from '../i18n/words.ts'
import { route } from '../api/route.ts'
import { ticketLimit } from './ticket-limit.ts'
import { mostRefreshmentCents } from './voucher-type.ts'

/** Who owns turns, as screens show it: the website, or a cinema by its name. */
const turnsAt = z.object({
  owner: z.string(),
  cinemaName: z.string().nullable(),
  free: z.int(),
  here: z.boolean(),
})

export const voucherView = z.object({
  /** The code without its dashes. */
  id: z.string(),
  /** The code in printed form. */
  code: z.string(),
  voucherTypeId: z.string(),
  type: z.enum(['giftcard', 'subscription']),
  title: wordsSchema,
  holderName: z.string(),
  /** For who manages vouchers; empty where nobody said, and left out for others. */
  holderEmail: z.string().optional(),
  /** What its buyer calls it; empty where nobody said. */
  reference: z.string(),
  /** The batch it was issued in; null of a single one. */
  batchId: z.string().nullable(),
  turns: z.int(),
  /** Free turns, wherever they are, as far as this side knows. */
  left: z.int(),
  turnCents: z.int(),
  /** What a ticket may cost for a turn to pay for it; null for whatever it costs. */
  ticketLimit: ticketLimit.nullable(),
  /**
   * For snacks and drinks, in cents: what was put on it, what is left wherever it is, and what is left here; and whether
   * it can be used now: a pause between two uses is for turns alone.
   */
  refreshments: z.object({
    totalCents: z.int(),
    leftCents: z.int(),
    hereCents: z.int(),
    usable: z.boolean(),
  }),
  /** How much a register may put on it at once, in cents and steps; null where no register does. */
  topUp: z.object({ step: z.int(), max: z.int() }).nullable(),
  validFrom: z.string(),
  validUntil: z.string().nullable(),
  issuedAt: z.string(),
  cancelled: z.boolean(),
  /** Another system sold it. */
  takenOver: z.boolean(),
  /** Where the free turns are. */
  at: z.array(turnsAt),
  /** Why nobody can use it now, as a sentence; null when it can be used. */
  trouble: z.string().nullable(),
})
export type VoucherView = z.infer<typeof voucherView>

export const debtView = z.object({
  id: z.string(),
  voucherId: z.string(),
  code: z.string(),
  /** Null when the voucher never arrived here. */
  title: wordsSchema.nullable(),
  billId: z.string(),
  billNumber: z.string().nullable(),
  cinemaName: z.string(),
  coveredCents: z.int(),
  allowedBy: z.string(),
  at: z.string(),
  ending: z.enum(['settled', 'written_off']).nullable(),
  endedAt: z.string().nullable(),
})
export type DebtView = z.infer<typeof debtView>

const voucherHistory = z.object({
  at: z.string(),
  turn: z.int(),
  /** `moved` to another owner, `kept` for a payment, `spent`, or `returned`. */
  what: z.enum(['moved', 'kept', 'spent', 'returned']),
  owner: z.string(),
  cinemaName: z.string().nullable(),
  billNumber: z.string().nullable(),
})

const refreshmentHistory = z.object({
  at: z.string(),
  what: z.enum(['topped_up', 'refunded', 'transferred', 'spent', 'returned']),
  cents: z.int(),
  /** Where it happened, or where it went; null is the website. */
  cinemaName: z.string().nullable(),
  billNumber: z.string().nullable(),
})

export const readVoucher = route({
  method: 'GET',
  path: '/api/vouchers/:code',
  summary: 'A voucher by its code, typed as it may be: its turns, who owns them, and what happened to them',
  access: ['sell', 'manage_vouchers'],
  scope: 'exhibitor',
  params: z.object({ code: z.string().max(60) }),
  answer: z.object({
    voucher: voucherView,
    history: z.array(voucherHistory),
    refreshments: z.array(refreshmentHistory),
    debts: z.array(debtView),
  }),
  refusals: ['voucher_unknown', 'voucher_not_paid', 'voucher_not_here'],
})

export const readVouchers = route({
  method: 'GET',
  path: '/api/vouchers',
  summary: 'Vouchers, newest first, one page of 50; with their codes, so not for everybody',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  query: z.object({ before: z.string().optional() }),
  answer: z.object({ vouchers: z.array(voucherView), next: z.string().nullable() }),
})

export const giveVoucher = route({
  method: 'POST',
  path: '/api/vouchers',
  summary: 'Gives a voucher that is not sold over a till: as a present, or paid by invoice',
  module: 'vouchers',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  body: z.strictObject({
    /** Sent again, it is the same voucher. */
    id: z.uuid(),
    voucherTypeId: z.string(),
    turns: z.int().min(1).max(100),
    /** For snacks and drinks; none when left out. */
    refreshmentCents: z.int().min(0).max(mostRefreshmentCents).optional(),
    holderName: z.string().trim().max(120),
    holderEmail: z
      .string()
      .trim()
      .max(200)
      .pipe(z.union([z.literal(''), z.email('field.email')]))
      .optional(),
    reference: z.string().trim().max(80).optional(),
  }),
  answer: z.object({ voucher: voucherView }),
  refusals: ['voucher_type_unknown', 'turns_step', 'refreshments_step', 'request_reused'],
})

export const topUpVoucher = route({
  method: 'POST',
  path: '/api/vouchers/:code/top-up',
  summary: 'Puts more value for snacks and drinks on a voucher; sent again it is put on once',
  module: 'vouchers',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  params: z.object({ code: z.string().max(60) }),
  body: z.strictObject({
    /** Sent again, it is the same top-up. */
    id: z.uuid(),
    cents: z.int().min(1).max(mostRefreshmentCents),
  }),
  answer: z.object({ voucher: voucherView }),
  refusals: ['voucher_unknown', 'voucher_cancelled', 'node_recovering'],
})

export const extendVoucher = route({
  method: 'POST',
  path: '/api/vouchers/:code/extend',
  summary: 'Lets a voucher be good for longer, also one that is over; an earlier day changes nothing',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  params: z.object({ code: z.string().max(60) }),
  body: z.strictObject({ validUntil: z.iso.date() }),
  answer: z.object({ voucher: voucherView }),
  refusals: ['voucher_unknown'],
})

export const cancelVoucher = route({
  method: 'POST',
  path: '/api/vouchers/:code/cancel',
  summary: 'Cancels a voucher for good; its unused turns can never be used again',
  access: 'manage_vouchers',
  scope: 'exhibitor',
  params: z.object({ code: z.string().max(60) }),
  answer: z.object({ voucher: voucherView }),
  refusals: ['voucher_unknown'],
})

export const exchangeVoucher = route({
  method: 'POST',
  path: '/api/vouchers/:code/exchange',
  summary: 'Moves what is left of a card to a new one with another code; the old one is cancelled',
  module: 'vouchers',
  access: ['sell', 'manage_vouchers'],
  scope: 'exhibitor',
  params: z.object({ code: z.string().max(60) }),
  body: z.strictObject({
    /** Sent again, it is the same exchange. */
    id: z.uuid(),
    /** The code on the new card. */
    newCode: z.string().trim().min(1).max(60),
  }),
  answer: z.object({ voucher: voucherView }),
  refusals: [
    'voucher_unknown',
    'voucher_not_paid',
    'voucher_not_here',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_code_unfit',
    'voucher_code_taken',
    'card_in_payment',
    'card_empty',
    'card_needs_connection',
    'turns_elsewhere',
    'refreshments_elsewhere',
    'node_recovering',
    'request_reused',
  ],
})

export const allowOverride = route({
  method: 'POST',
  path: '/api/voucher-overrides',
  summary:
    'A manager’s PIN lets one sale use turns this side does not own; each becomes a debt when it is sold',
  access: 'sell',
  scope: 'node',
  body: z.strictObject({
    /** The id the sale will have. */
    billId: z.uuid(),
    code: z.string().max(60),
    /** All turns the sale uses of the voucher. */
    count: z.int().min(1).max(100),
    employeeId: z.string(),
    pin: z.string().max(20),
  }),
  answer: z.object({ turns: z.int() }),
  refusals: [
    'login_failed',
    'login_throttled',
    'too_many_requests',
    'override_not_needed',
    'voucher_unknown',
    'voucher_used_up',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
  ],
})
