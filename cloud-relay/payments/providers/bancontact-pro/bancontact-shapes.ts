import * as z from 'zod'
import { ProviderTrouble, type ProviderPayment, type ProviderRefund } from '../../provider.ts'
import { metadataIn } from './bancontact-names.ts'

const link = z.object({ href: z.string() }).nullish()

export const bancontactPayment = z.object({
  paymentId: z.string().regex(/^\w{1,60}$/),
  status: z.string(),
  amount: z.int().min(0),
  currency: z.string().nullish(),
  reference: z.string().nullish(),
  description: z.string().nullish(),
  createdAt: z.string(),
  /** Written in two ways: as a payment is made, and as it is read. */
  expiresAt: z.string().nullish(),
  expireAt: z.string().nullish(),
  _links: z.object({ deeplink: link, cancel: link }).nullish(),
})
export type BancontactPayment = z.output<typeof bancontactPayment>

export const bancontactPage = z.object({
  number: z.int().min(0),
  totalPages: z.int().min(0),
  details: z.array(bancontactPayment),
})

export const bancontactRefund = z.object({
  refundId: z.string().regex(/^[\w-]{1,60}$/),
  paymentId: z.string(),
  status: z.string(),
  amount: z.int().min(1),
  description: z.string().nullish(),
})

/** What the payout statement tells of refunds that left the account. */
export const paidOutRefunds = z.object({
  number: z.int().min(0),
  totalPages: z.int().min(0),
  refunds: z.array(z.object({ refundId: z.string(), paymentId: z.string() })),
})

/** Throws `ProviderTrouble` for what is not as Bancontact Pro writes it. */
export function read<T>(body: unknown, shape: z.ZodType<T>): T {
  const given = shape.safeParse(body)
  if (!given.success)
    throw new ProviderTrouble(`Bancontact Pro’s answer cannot be read: ${given.error.message.slice(0, 200)}`)
  return given.data
}

/** The money is confirmed by the buyer and waits for us to take it; it goes back to them where we do not. */
export const waitsForUs = 'PENDING_MERCHANT_ACKNOWLEDGEMENT'

/** Any other word, also one that Bancontact Pro may find later, is no final one: it is asked again. */
const finalWords: Readonly<Record<string, ProviderPayment['status']>> = {
  SUCCEEDED: 'paid',
  AUTHORIZATION_FAILED: 'failed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  VOIDED: 'cancelled',
  EXPIRED: 'expired',
}

const refundWords: Readonly<Record<string, ProviderRefund['status']>> = {
  REFUNDED: 'done',
  FAILED: 'failed',
}

/** How long an online payment can be paid, where it is not told. */
const lifetimeMs = 20 * 60_000

export const isFinal = ({ status }: Pick<BancontactPayment, 'status'>) => status in finalWords

/** A payment as Foyer knows it. The address that its code holds is the one that opens the app on a phone. */
export function paymentOf(
  reported: BancontactPayment,
  refunds: readonly ProviderRefund[] = [],
): ProviderPayment {
  const { paymentId, status, amount, currency, reference, description, createdAt, _links } = reported
  const end = reported.expiresAt ?? reported.expireAt
  return {
    ref: paymentId,
    status: finalWords[status] ?? 'open',
    cents: amount,
    currency: currency ?? 'EUR',
    checkoutUrl: pageAt(_links?.deeplink?.href) ?? '',
    expiresAt: new Date(end ? Date.parse(end) : Date.parse(createdAt) + lifetimeMs).toISOString(),
    metadata: metadataIn(reference ?? '', description ?? ''),
    refunds: [...refunds],
    chargebacks: [],
  }
}

/** Keys are not told again, so that a refund carries its own in its description. */
export function refundOf({
  refundId,
  status,
  amount,
  description,
}: z.output<typeof bancontactRefund>): ProviderRefund {
  return {
    ref: refundId,
    key: description ?? '',
    cents: amount,
    status: refundWords[status] ?? 'pending',
  }
}

function pageAt(href: string | null | undefined): string | undefined {
  return href && /^https?:\/\//.test(href) ? href : undefined
}
