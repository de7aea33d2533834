import { Refusal } from '../refusal.ts'
import { cashRounding } from '../pricing/cash-rounding.ts'
import type { TillPayment } from './contract.ts'

/**
 * The payment a cashier took, in cents; cash is rounded where the country requires it. Refuses `cash_short`.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function paidAtTill(payment: TillPayment, totalCents: number, country: string) {
  if (payment.method === 'terminal') {
    const { method } = payment
    return { method, cents: totalCents, tenderedCents: null, changeCents: null, roundingCents: 0 }
  }
  const roundingCents = cashRounding(totalCents, country)
  const cents = totalCents + roundingCents
  if (payment.tenderedCents < cents)
    throw new Refusal('cash_short', { missingCents: cents - payment.tenderedCents })
  const { tenderedCents } = payment
  return { method: 'cash' as const, cents, tenderedCents, changeCents: tenderedCents - cents, roundingCents }
}
