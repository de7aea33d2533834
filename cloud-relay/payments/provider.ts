/** What a provider says of a payment; only `open` can still change. */
export type ProviderStatus = 'open' | 'paid' | 'cancelled' | 'expired' | 'failed'

export type ProviderPayment = {
  ref: string
  status: ProviderStatus
  cents: number
  checkoutUrl: string
  expiresAt: string
  /** What it was told when the payment was made. */
  metadata: Readonly<Record<string, string>>
  /** What went back so far, by our key; of what people sent back on the provider's own pages the key is empty. */
  refunds: readonly { key: string; cents: number }[]
}

/** Trouble at the provider: no answer, or none that can be read. The outcome is unknown and must be asked for. */
export class ProviderTrouble extends Error {}

/**
 * A payment provider as Foyer needs it. Every creation carries a key of ours, so that a call repeated soon after a lost
 * answer is the same payment or refund; how long a provider remembers keys is its own affair, an hour for some. Every
 * call throws `ProviderTrouble` when the outcome is not known.
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
  /** Ends an open payment where the provider can; resolves with what the payment is then, which may still be open. */
  cancel(ref: string): Promise<ProviderPayment>
  refund(refund: { key: string; ref: string; cents: number }): Promise<void>
  /** Every payment made since a moment (ISO), by the provider's own clock. */
  list(since: string): Promise<ProviderPayment[]>
}
