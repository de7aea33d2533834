import type { ReportedPayment } from '#core/sales/reported.ts'

/**
 * A payment as a provider tells it: by default a paid one of 20 euro, of a purchase nobody here knows.
 *
 * @param metadata what it was told when the payment was made, beside the exhibitor
 */
export function reportedPayment(
  change: Partial<ReportedPayment> = {},
  metadata: Record<string, string> = {},
): ReportedPayment {
  return {
    ref: 'tst_lost',
    status: 'paid',
    cents: 2000,
    currency: 'EUR',
    checkoutUrl: 'https://pay.example/tst_lost',
    expiresAt: '2026-11-21T17:15:00.000Z',
    metadata: { exhibitorId: 'tenant', billId: 'bill-lost', paymentId: 'bill-lost-1', ...metadata },
    refunds: [],
    chargebacks: [],
    ...change,
  }
}
