/** A refund at the test provider. */
export type TestRefund = {
  id: string
  key: string
  cents: number
  at: string
  status: 'pending' | 'done' | 'failed'
}

/** A payment in the test provider's data. */
export type TestPayment = {
  id: string
  /** The merchant's account that it was made for. */
  account: string
  status: 'open' | 'paid' | 'cancelled' | 'expired' | 'failed'
  amountCents: number
  refundedCents: number
  currency: string
  refunds: TestRefund[]
  chargebacks: { id: string; cents: number; at: string }[]
  createdAt: string
  description: string
  redirectUrl: string
  webhookUrl: string
  metadata: Record<string, string>
  checkoutUrl: string
  expiresAt: string
}
