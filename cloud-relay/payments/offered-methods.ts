import type { Tenant } from '#core/api/tenant.ts'
import { offered, type PaymentMethod } from '#core/billing/methods/payment-method.ts'

/** The payment methods offered on an exhibitor's website, in their order. */
export function methodsOf({ node }: Pick<Tenant, 'node'>): PaymentMethod[] {
  return offered(node.catalogue.all('payment_method'), 'site')
}
