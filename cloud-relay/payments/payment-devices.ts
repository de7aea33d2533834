import type { Tenant } from '#core/api/tenant.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import type { AccountClients } from './accounts.ts'

/** How each account at a payment provider is, for the health page; without any nothing can be bought online. */
export function paymentDevices({ node }: Tenant, accounts: AccountClients) {
  const all = allAccounts(node.db).map(({ id }) => ({
    kind: 'payments',
    name: id,
    condition: accounts.conditionOf(id),
  }))
  return all.length ? all : [{ kind: 'payments', name: 'none', condition: 'nothing can be bought online' }]
}
