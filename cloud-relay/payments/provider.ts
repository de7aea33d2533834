/** What a provider says of a payment; only `open` can still change. */
export type ProviderStatus = 'open' | 'paid' | 'cancelled' | 'expired' | 'failed'

export type ProviderPayment = { ref: string; status: ProviderStatus; checkoutUrl: string; expiresAt: string }

/** Trouble at the provider: no answer, or none that can be read. The outcome is unknown and must be asked for. */
export class ProviderTrouble extends Error {}

/**
 * A payment provider as Foyer needs it. Every creation carries a key of ours, so that a repeated call after a lost
 * answer is the same payment or refund.
 */
export type PaymentProvider = {
  readonly id: string
  /** Name by language key of the website, or a brand that needs no translation. */
  readonly name: string
  create(payment: {
    key: string
    cents: number
    description: string
    redirectUrl: string
    webhookUrl: string
    metadata: Record<string, string>
  }): Promise<ProviderPayment>
  read(ref: string): Promise<ProviderPayment>
  refund(refund: { key: string; ref: string; cents: number }): Promise<void>
}
