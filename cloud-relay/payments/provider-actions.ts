import { Refusal } from '#core/refusal.ts'
import type { ProviderActions } from '#core/sales/worklist/routes.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { ProviderTrouble } from './provider.ts'

/** The actions of employees at the provider; undefined without one. */
export function providerActionsOf(cashier: PaymentProcessor | undefined): ProviderActions {
  return {
    comparing: () => cashier?.comparing() ?? false,
    waits: (cinemaId, account) => cashier?.waitsFor(cinemaId, account) ?? null,
    async ask({ id }) {
      if (!cashier) throw new Refusal('provider_silent')
      try {
        await cashier.askNow(id)
      } catch (cause) {
        throw cause instanceof ProviderTrouble ? new Refusal('provider_silent') : cause
      }
    },
  }
}
