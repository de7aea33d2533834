import * as z from 'zod'
import { ProviderTrouble, type ProviderPayment, type ProviderRefund } from '../../provider.ts'

const amount = z.object({ currency: z.string(), value: z.string() })
const link = z.object({ href: z.string() }).nullish()

export const mollieRefund = z.object({
  id: z.string(),
  paymentId: z.string().optional(),
  status: z.string(),
  amount,
  createdAt: z.string(),
  metadata: z.unknown().optional(),
})
export const mollieChargeback = z.object({
  id: z.string(),
  paymentId: z.string().optional(),
  amount,
  createdAt: z.string(),
  /** The bank took it back: the money is ours again. */
  reversedAt: z.string().nullish(),
})
export const molliePayment = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  createdAt: z.string(),
  expiresAt: z.string().nullish(),
  isCancelable: z.boolean().nullish(),
  redirectUrl: z.string().nullish(),
  metadata: z.unknown().optional(),
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  _links: z.object({ checkout: link, refunds: link, chargebacks: link }).nullish(),
  _embedded: z
    .object({ refunds: z.array(mollieRefund).nullish(), chargebacks: z.array(mollieChargeback).nullish() })
    .nullish(),
})
export type MolliePayment = z.output<typeof molliePayment>

/** Throws `ProviderTrouble` for what is not as Mollie writes it. */
export function read<T>(body: unknown, shape: z.ZodType<T>): T {
  const given = shape.safeParse(body)
  if (!given.success)
    throw new ProviderTrouble(`Mollie’s answer cannot be read: ${given.error.message.slice(0, 200)}`)
  return given.data
}

/** Money as Mollie writes it. */
export function amountOf(cents: number): { currency: 'EUR'; value: string } {
  return { currency: 'EUR', value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` }
}

/** Hundredths of the currency, also of one that has none. */
export function centsOf({ value }: { value: string }): number {
  const [, minus = '', whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? []
  if (whole === undefined) throw new ProviderTrouble('Mollie’s answer has a sum that cannot be read')
  return Number(`${minus}1`) * (Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** Any other word, also one that Mollie may find later, is no final one: it is asked again. */
const finalWords: Readonly<Record<string, ProviderPayment['status']>> = {
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}

/** `failed` and `canceled`: the money stays with us, or came back. All others are on their way. */
const refundWords: Readonly<Record<string, ProviderRefund['status']>> = {
  refunded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/**
 * A payment as Foyer knows it. A payment that can no longer be paid has no page: its page is where the buyer comes back
 * to. Chargebacks that were taken back are left out.
 */
export function paymentOf(reported: MolliePayment): ProviderPayment {
  const { id, status, amount, createdAt, expiresAt, redirectUrl, metadata, _links, _embedded } = reported
  const refunds = _embedded?.refunds ?? []
  const chargebacks = _embedded?.chargebacks ?? []
  return {
    ref: id,
    status: finalWords[status] ?? 'open',
    cents: centsOf(amount),
    currency: amount.currency,
    checkoutUrl: pageAt(_links?.checkout?.href) ?? pageAt(redirectUrl) ?? '',
    expiresAt: expiresAt ?? createdAt,
    metadata: stringsOf(metadata),
    // Mollie tells the newest first.
    refunds: refunds.map(refundOf).reverse(),
    chargebacks: chargebacks
      .filter(({ reversedAt }) => !reversedAt)
      .map(each => ({ ref: each.id, cents: Math.abs(centsOf(each.amount)) }))
      .reverse(),
  }
}

/** Mollie does not tell keys again, so that a refund carries its own. */
export function refundOf({ id, status, amount, metadata }: z.output<typeof mollieRefund>): ProviderRefund {
  return {
    ref: id,
    key: stringsOf(metadata)['key'] ?? '',
    cents: Math.abs(centsOf(amount)),
    status: refundWords[status] ?? 'pending',
  }
}

/** Whether money of it went back, or was to: its refunds and chargebacks are then told with the payment alone. */
export function movedBack({ amountRefunded, amountChargedBack, _links }: MolliePayment): boolean {
  const sums = [amountRefunded, amountChargedBack].filter(each => each !== null && each !== undefined)
  return sums.some(each => centsOf(each) !== 0) || Boolean(_links?.refunds ?? _links?.chargebacks)
}

function pageAt(href: string | null | undefined): string | undefined {
  return href && /^https?:\/\//.test(href) ? href : undefined
}

/** Other shops of the same profile write there what they like. */
export function stringsOf(metadata: unknown): Record<string, string> {
  if (typeof metadata !== 'object' || metadata === null) return {}
  return Object.fromEntries(
    Object.entries(metadata).filter((each): each is [string, string] => typeof each[1] === 'string'),
  )
}
