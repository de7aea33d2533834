import * as z from 'zod'
import { mostOfSnack, mostSnacks } from '../pricing/online-snacks.ts'
import { giftDesigns } from '../vouchers/design.ts'
import { mostOrdered } from '../vouchers/gift.ts'

const ticketItem = z.strictObject({
  type: z.literal('ticket'),
  schedule_id: z.string(),
  price_rate_id: z.string(),
  seat: z.string(),
  voucher_id: z.string().nullable().optional(),
  /** Supplements the guest need not pay, such as for 3D glasses they bring. */
  waives: z.array(z.string().max(100)).max(10).optional(),
})

const holderName = z.string().trim().max(120)
const giftMessage = z.string().trim().max(500)

const voucherItem = z.strictObject({
  type: z.literal('loyaltyCard'),
  voucher_type_id: z.string().max(100),
  total_turns: z.int().min(0).max(1000),
  /** Cents for snacks and drinks. */
  total_products: z.int().min(0).max(1_000_000),
  /** How many alike, each with a code of its own; one when left out. */
  vouchers: z.int().min(1).max(mostOrdered).optional(),
  /** Whom these are for, in place of what the order says. */
  holder_name: holderName.optional(),
  gift_message: giftMessage.optional(),
  /** The picture of these; none when left out. */
  design: z.enum(giftDesigns).optional(),
  /** To whom each of these is mailed, and on which day in the cinema; to nobody but the buyer when left out. */
  delivery: z.strictObject({ email: z.email().max(200), day: z.iso.date() }).optional(),
})

/** Vouchers sold together at a price of their own. */
const packageItem = z.strictObject({
  type: z.literal('voucherPackage'),
  voucher_package_id: z.string().max(100),
  packages: z.int().min(1).max(mostOrdered),
})

/** Snacks and drinks with the tickets, to be collected at a counter. */
const productItem = z.strictObject({
  type: z.literal('product'),
  product_id: z.string().max(100),
  quantity: z.int().min(1).max(mostOfSnack),
})
type SnackItem = z.infer<typeof productItem>

/** Why what an order says of vouchers is refused. */
export const voucherOrderRefusals = [
  'voucher_type_unknown',
  'package_unknown',
  'too_many_vouchers',
  'delivery_off',
  'delivery_day',
  'turns_step',
  'refreshments_step',
] as const

const anybodys = z.strictObject({
  /**
   * The access key: a random UUID made when the basket is begun, also the name of its hold. Sent again, it is the same
   * purchase. Every `uuid` below is this key; the bill's own id is made of it (`core/access/access-key.ts`).
   */
  bill_id: z.uuid(),
  payment_method_id: z.string(),
  name: z.string().trim().min(1).max(120),
  email: z.email().max(200),
  email_confirmation: z.string(),
  /** Whether the page showed that it is training; where it did not look, what it is. */
  training: z.boolean().optional(),
  /** Cents the visitor saw. */
  amount: z.int().min(0),
})
const ticketBasket = anybodys.extend({
  newsletter_signup: z.boolean(),
  items: z.array(ticketItem).min(1).max(100),
})
const voucherBasket = anybodys.extend({
  /** Whom a gift card is for; printed on it. */
  holder_name: holderName.optional(),
  /** A few words to them. */
  gift_message: giftMessage.optional(),
  /** Where it is bought, which decides its VAT; the exhibitor's first cinema when left out. */
  cinema_id: z.string().max(100).optional(),
  items: z
    .array(z.discriminatedUnion('type', [voucherItem, packageItem]))
    .min(1)
    .max(mostOrdered),
})

/** Vouchers that are bought, and whom they are for. */
export type AskedVouchers = Pick<z.infer<typeof voucherBasket>, 'holder_name' | 'gift_message'> & {
  items: readonly (z.infer<typeof voucherItem> | z.infer<typeof packageItem>)[]
  /** Which item of its request each one is, from 0; in their order when left out. */
  places?: readonly number[]
}

/** A purchase of tickets, with the snacks that go with them and the vouchers beside them. */
export type CheckoutRequest = z.infer<typeof ticketBasket> & {
  snacks?: SnackItem[]
  vouchers?: AskedVouchers | undefined
}
/** A purchase of vouchers. */
export type VoucherCheckoutRequest = z.infer<typeof voucherBasket>

const isConfirmed = (form: { email: string; email_confirmation: string }) =>
  form.email.trim().toLowerCase() === form.email_confirmation.trim().toLowerCase()

/**
 * Tickets with snacks and vouchers, or vouchers alone, and of these no more than one order holds; what is in a package is
 * counted when it is known. Snacks go with tickets, since they wait at a counter for whoever comes.
 */
function isOneBasket(
  items: readonly z.infer<typeof ticketItem | typeof voucherItem | typeof packageItem | typeof productItem>[],
): boolean {
  const snacks = items.flatMap(item => (item.type === 'product' ? [item.product_id] : []))
  if (snacks.length > mostSnacks || new Set(snacks).size < snacks.length) return false
  if (snacks.length && !items.some(({ type }) => type === 'ticket')) return false
  const vouchers = items.flatMap(item => {
    if (item.type === 'ticket' || item.type === 'product') return []
    return item.type === 'loyaltyCard' ? [item.vouchers ?? 1] : [item.packages]
  })
  return vouchers.reduce((sum, each) => sum + each, 0) <= mostOrdered
}

/** Tickets, vouchers, or both in one purchase. */
export const checkoutRequest = voucherBasket
  .extend({
    newsletter_signup: z.boolean().optional(),
    items: z
      .array(z.discriminatedUnion('type', [ticketItem, voucherItem, packageItem, productItem]))
      .min(1)
      .max(100)
      .refine(isOneBasket, { message: 'field.invalid' }),
  })
  .refine(isConfirmed, { path: ['email_confirmation'], message: 'field.email_not_confirmed' })

type Items = z.infer<typeof checkoutRequest>['items']

/** The vouchers somebody buys, and nothing else; undefined of a purchase with tickets. */
export function boughtVouchers(body: z.infer<typeof checkoutRequest>): VoucherCheckoutRequest | undefined {
  const { newsletter_signup: _, items, ...rest } = body
  const vouchers = vouchersIn(items)
  return vouchers.length === items.length ? { ...rest, items: vouchers } : undefined
}

/** The tickets somebody buys, with what is beside them. */
export function boughtTickets(body: z.infer<typeof checkoutRequest>): CheckoutRequest {
  const { holder_name, gift_message, cinema_id: _, newsletter_signup = false, items, ...rest } = body
  const snacks = items.filter(item => item.type === 'product')
  const vouchers = vouchersIn(items)
  const places = vouchers.map(each => items.indexOf(each))
  return {
    ...rest,
    newsletter_signup,
    items: items.filter(item => item.type === 'ticket'),
    snacks,
    ...(vouchers.length ? { vouchers: { holder_name, gift_message, items: vouchers, places } } : {}),
  }
}

const vouchersIn = (items: Items) =>
  items.filter(item => item.type === 'loyaltyCard' || item.type === 'voucherPackage')
