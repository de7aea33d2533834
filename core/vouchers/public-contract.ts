import * as z from 'zod'
import { route } from '../api/route.ts'
import { paymentChoice } from '../billing/methods/payment-choice.ts'
import { ticketLimit } from './ticket-limit.ts'

/** A voucher in a visitor's basket, with the field names of spec/website.md section 3. */
export const voucherInCart = z.object({
  uuid: z.string(),
  id: z.string(),
  barcode_text: z.string(),
  title: z.string(),
  /** YYYY-MM-DD. */
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  total_turns: z.int(),
  remaining_turns: z.int(),
  /** How many of them can be used online now; a disconnected cinema's box keeps its own. */
  redeemable_turn: z.int(),
  used: z.int(),
  /** What a ticket may cost for a turn to pay for it, in cents, and what is done above; null for whatever it costs. */
  ticket_limit: ticketLimit.nullable(),
})
export type VoucherInCart = z.infer<typeof voucherInCart>

export const validateVoucher = route({
  method: 'POST',
  path: '/api/vouchers/validate',
  summary: 'Whether a voucher can be used, and how often',
  access: 'public',
  body: z.strictObject({
    barcode: z.string().trim().min(1).max(60),
    schedule_id: z.string().optional(),
    /** The proof that no robot sends it, where one was asked for. */
    grecaptcha: z.string().max(600).optional(),
  }),
  answer: z.object({ data: voucherInCart }),
  refusals: [
    'voucher_unknown',
    'voucher_not_paid',
    'voucher_cancelled',
    'voucher_too_early',
    'voucher_too_late',
    'voucher_resting',
    'voucher_used_up',
    'turns_elsewhere',
    'voucher_at_box_office',
    'schedule_unknown',
    'too_many_requests',
    'robot_proof_needed',
    'module_off',
  ],
})

export const readBalance = route({
  method: 'POST',
  path: '/api/vouchers/balance',
  summary: 'What is left on a voucher, for whoever has its code',
  access: 'public',
  body: validateVoucher.body.omit({ schedule_id: true }),
  answer: z.object({
    data: voucherInCart
      .pick({ barcode_text: true, title: true, valid_until: true, total_turns: true, remaining_turns: true })
      .extend({
        /** Cents for snacks and drinks. */
        remaining_products: z.int(),
        /** Its last day is over. */
        over: z.boolean(),
      }),
  }),
  refusals: [
    'voucher_unknown',
    'voucher_not_paid',
    'voucher_cancelled',
    'voucher_at_box_office',
    'too_many_requests',
    'robot_proof_needed',
    'module_off',
  ],
})

/** A kind of voucher on the website, with the field names of spec/website.md section 3; sums in cents. */
export const publicVoucherType = z.object({
  id: z.string(),
  slug: z.string(),
  type: z.enum(['giftcard', 'subscription']),
  title: z.string(),
  page_title: z.string(),
  description: z.string(),
  content: z.string(),
  cost_turn: z.int(),
  turns_default: z.int(),
  turns_min: z.int(),
  turns_max: z.int(),
  turns_step: z.int(),
  products_enabled: z.boolean(),
  products_default: z.int(),
  products_min: z.int(),
  products_max: z.int(),
  products_step: z.int(),
  /** What is added to the sum. */
  handling: z.int(),
  /** The least it can be bought for. */
  from_price: z.int(),
  /** How many months it is good for; null where it has no end. */
  valid_months: z.int().nullable(),
})
export type PublicVoucherType = z.infer<typeof publicVoucherType>

/** The days (YYYY-MM-DD) on which a card can be mailed to whom it is for; null where the cinema mails none. */
const deliveryChoice = z.object({ from: z.string(), until: z.string() }).nullable()

export const readVoucherType = route({
  method: 'GET',
  path: '/api/voucher-types/:slug',
  summary: 'One kind of voucher that the website sells, and how it can be paid',
  access: 'public',
  params: z.object({ slug: z.string().max(120) }),
  answer: z.object({
    data: publicVoucherType,
    /** Whether it can be bought now: vouchers are sold, and there is a way to pay. */
    purchasable: z.boolean(),
    payment_methods: z.array(paymentChoice),
    delivery: deliveryChoice,
  }),
  refusals: ['not_found'],
})

/** A package of vouchers on the website; sums in cents. */
export const publicPackage = z.object({
  id: z.string(),
  /** As its address ends. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The hash of a file; null where it has none. */
  picture: z.string().nullable(),
  price: z.int(),
  /** What its vouchers cost separately. */
  worth: z.int(),
  /** How many vouchers are in it. */
  vouchers: z.int(),
  contents: z.array(
    z.object({
      title: z.string(),
      count: z.int(),
      turns: z.int(),
      products: z.int(),
      /** How many months it is good for; null where it has no end. */
      valid_months: z.int().nullable(),
    }),
  ),
})
export type PublicPackage = z.infer<typeof publicPackage>

export const readVoucherPackage = route({
  method: 'GET',
  path: '/api/voucher-packages/:slug',
  summary: 'One package of vouchers that the website sells, and how it can be paid',
  access: 'public',
  params: z.object({ slug: z.string().max(120) }),
  answer: z.object({
    data: publicPackage,
    purchasable: z.boolean(),
    payment_methods: z.array(paymentChoice),
  }),
  refusals: ['not_found'],
})

export const filterVoucherTypes = route({
  method: 'POST',
  path: '/api/voucher-types/filter',
  summary: 'The kinds of vouchers that the website sells, in selling order; of one type where it is named',
  access: 'public',
  body: z.strictObject({
    type: z.enum(['giftcard', 'subscription']).optional(),
    /** The cinema they are bought at; the exhibitor's first when left out. */
    cinema_id: z.string().max(100).optional(),
  }),
  answer: z.object({
    data: z.array(publicVoucherType),
    /** Those of several vouchers; none where one type is named. */
    packages: z.array(publicPackage),
    purchasable: z.boolean(),
    /** As of `readVoucherType`. */
    delivery: deliveryChoice,
  }),
})
