import type { Tenant } from '#core/api/tenant.ts'
import { offeredOnline, type PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { readsTraining } from '#core/journal/storage/training.ts'

/** The payment methods offered on an exhibitor's website, in their order. */
export function methodsOf({ node }: Pick<Tenant, 'node'>): PaymentMethod[] {
  return offeredOnline(node.catalogue.all('payment_method'), readsTraining(node.db))
}
