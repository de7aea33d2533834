import { ProviderDeclined, ProviderDenied, ProviderTrouble, type PaymentProvider } from './provider.ts'

/** `configured` until the first call; `key_refused` while the provider does not take the account's key. */
export type ProviderCondition = 'configured' | 'operational' | 'communication_error' | 'key_refused'

/** The same provider, recording whether it answered the last call. */
export function watchedProvider(
  provider: PaymentProvider,
): PaymentProvider & { condition(): ProviderCondition } {
  let condition: ProviderCondition = 'configured'

  async function watched<T>(asking: Promise<T>): Promise<T> {
    try {
      const answer = await asking
      condition = 'operational'
      return answer
    } catch (cause) {
      if (cause instanceof ProviderDenied) condition = 'key_refused'
      else if (cause instanceof ProviderDeclined) condition = 'operational'
      else if (cause instanceof ProviderTrouble) condition = 'communication_error'
      throw cause
    }
  }

  return {
    create: payment => watched(provider.create(payment)),
    read: (ref, refunds) => watched(provider.read(ref, refunds)),
    cancel: (ref, refunds) => watched(provider.cancel(ref, refunds)),
    refund: refund => watched(provider.refund(refund)),
    list: (since, from) => watched(provider.list(since, from)),
    condition: () => condition,
  }
}
