import type { PaymentRow } from '../billing/payment-store.ts'
import type { FinalWord } from './final-word.ts'
import type { MovedCents } from '../billing/facts.ts'
import type { MovementStatus } from '../database/statuses.ts'

/** A refund of a payment, as its provider reports it. */
export type ReportedRefund = {
  /** The provider's id of it. */
  ref: string
  /** The key it was ordered under; empty for a refund made on the provider's own pages. */
  key: string
  cents: number
  status: MovementStatus
}

/** A payment as its provider reports it, alone or in its list. */
export type ReportedPayment = {
  ref: string
  status: FinalWord | 'open'
  cents: number
  /** ISO 4217, such as `EUR`. */
  currency: string
  checkoutUrl: string
  expiresAt: string
  /** The data it was sent when the payment was made. */
  metadata: Readonly<Record<string, string>>
  refunds: readonly ReportedRefund[]
  /** Chargebacks by the buyer's bank, each with the provider's id. */
  chargebacks: readonly { ref: string; cents: number }[]
}

/** Foyer sells in euro only. */
const currency = 'EUR'

/**
 * Whether the provider's answer is about the payment that was asked for: its name among ours, its sum, its currency.
 */
export function isWhatWasAsked(
  asked: { paymentId: string; cents: number },
  reported: ReportedPayment,
): boolean {
  const { metadata, cents } = reported
  return metadata['paymentId'] === asked.paymentId && cents === asked.cents && reported.currency === currency
}

/**
 * The key a refund is ordered under: a new one each time a manager orders it again, or some of it is back and only the
 * rest is ordered.
 *
 * @param before retries, and movements by which it is back in part
 */
export function keyOfRefund(refundId: string, before: number): string {
  return before ? `${refundId}~${before + 1}` : refundId
}

export function refundOfKey(key: string): string {
  return key.replace(/~\d+$/, '')
}

/** Whether all of a payment's money has gone back at the provider, or is on its way, by whatever order. */
export function wentBack({ cents, refunds, chargebacks }: ReportedPayment): boolean {
  const back = [...refunds.filter(({ status }) => status !== 'failed'), ...chargebacks]
  return cents > 0 && back.reduce((sum, each) => sum + each.cents, 0) >= cents
}

/**
 * Which movements that nobody here had ordered cover a refund: one that has enough cents left, else as many as needed.
 * Covered cents are taken off a movement, so that each counts for one refund. Empty when they are not enough.
 */
export function explaining(
  cents: number,
  movements: readonly { movement: string; leftCents: number }[],
): MovedCents[] {
  const whole = movements.find(({ leftCents }) => leftCents >= cents)
  let open = cents
  const parts: MovedCents[] = []
  for (const { movement, leftCents } of whole ? [whole] : movements) {
    const part = Math.min(open, leftCents)
    open -= part
    if (part > 0) parts.push({ movement, cents: part })
  }
  return open ? [] : parts
}

/**
 * Whether an answer of the provider may change anything here: most say that a payment is still open.
 *
 * @param coversRefund whether a chargeback of it is known to cover money that is owed: where none is told of any more, the bank
 * may have taken it back
 */
export function isNews(
  { id, status, cents }: PaymentRow,
  reported: ReportedPayment,
  coversRefund: boolean,
): boolean {
  if (reported.status !== 'open' && reported.status !== status) return true
  if (reported.refunds.length || reported.chargebacks.length || coversRefund) return true
  return !isWhatWasAsked({ paymentId: id, cents }, reported)
}
