import type { Tenant } from '#core/api/tenant.ts'
import type { Mount } from '#core/api/mount.ts'
import { connectPaymentAccount, readPaymentProviders } from '#core/billing/methods/contract.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import { Refusal } from '#core/refusal.ts'
import { secretsOf, type AccountClients, type Providers } from './accounts.ts'
import { connectAccount } from './connect-account.ts'
import type { ProviderDefinition } from './provider.ts'

/** The accounts at payment providers: only the relay deals with them. */
export function paymentMethodRoutes(
  mount: Mount,
  parts: {
    providers: Providers
    addresses: Readonly<Record<string, string | undefined>>
    accountsOf: (tenant: Tenant) => AccountClients
  },
): void {
  const { providers, addresses, accountsOf } = parts
  const isHere = ({ driver, needsAddress }: ProviderDefinition) => !needsAddress || Boolean(addresses[driver])

  mount(readPaymentProviders, (_, { tenant }) => ({
    providers: [...providers.values()].filter(isHere).map(({ driver, name, types, settings }) => ({
      driver,
      name,
      types: [...types],
      settings: settings.map(({ name, label, secret, identifies }) => ({ name, label, secret, identifies })),
    })),
    accounts: allAccounts(tenant.node.db).map(row => ({
      id: row.id,
      driver: row.provider,
      settings: row.settings,
      secrets: Object.keys(secretsOf(tenant, row) ?? {}),
      condition: accountsOf(tenant).conditionOf(row.id),
    })),
  }))

  mount(connectPaymentAccount, async ({ params, body }, { tenant, actor }) => {
    const method = tenant.node.catalogue.get('payment_method', params.id)
    if (!method) throw new Refusal('record_unknown')
    const definition = providers.get(method.driver)
    if (!definition || !isHere(definition)) throw new Refusal('provider_unknown')
    const account = await tenant.node.execute(actor, tx =>
      connectAccount(tx, tenant, definition, params.id, body.settings),
    )
    return { account }
  })
}
