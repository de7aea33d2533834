import type { ReportedPayment, ReportedRefund } from '#core/sales/reported.ts'

/** What a provider reports of a payment; only `open` can still change. */
export type ProviderStatus = ReportedPayment['status']
export type ProviderPayment = ReportedPayment
export type ProviderRefund = ReportedRefund

/** Trouble at the provider: no answer, or none that can be read. The outcome is unknown and must be asked for. */
export class ProviderTrouble extends Error {}

/** A page of a provider's list, and the key of the next page; null on the last one. */
export type ProviderPage = { payments: ProviderPayment[]; next: string | null }

/**
 * A payment provider as Foyer needs it. Every creation has an idempotency key of ours, so that a call repeated soon
 * after a lost answer is the same payment or refund; how long a provider remembers keys varies, an hour for some. Every
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
  /** Ends an open payment where the provider can; resolves with its state then, which may still be open. */
  cancel(ref: string): Promise<ProviderPayment>
  /** Orders a refund; it may be on its way for days, and come back from the bank weeks later. */
  refund(refund: { key: string; ref: string; cents: number }): Promise<ProviderRefund>
  /**
   * Payments that were made, refunded or charged back, since a moment (ISO), by the provider's own clock; page by page.
   *
   * @param from the `next` of the page before; empty for the first
   */
  list(since: string, from: string): Promise<ProviderPage>
}

/** The provider's clock may differ from ours: its list is read from this much earlier. */
export const clocksDifferMs = 3_600_000

/** Page after page of a provider's list. */
export async function* pagesOf(provider: PaymentProvider, since: string): AsyncGenerator<ProviderPayment[]> {
  for (let from: string | null = ''; from !== null;) {
    const page: ProviderPage = await provider.list(since, from)
    yield page.payments
    from = page.next
  }
}
