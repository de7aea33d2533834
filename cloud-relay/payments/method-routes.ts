import type { Tenant } from '#core/api/tenant.ts'
import type { Mount } from '#core/api/mount.ts'
import {
  connectPaymentAccount,
  readOfferedByProvider,
  readPaymentProviders,
  readPaymentTry,
  tryPaymentAccount,
} from '#core/billing/methods/contract.ts'
import { trainingDriver } from '#core/billing/methods/payment-method.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { Refusal } from '#core/refusal.ts'
import { secretsOf, type AccountClients, type Providers } from './accounts.ts'
import { connectAccount, withFound } from './connect-account.ts'
import type { ProviderDefinition } from './provider.ts'
import { openTries } from './try-account.ts'

/** The accounts at payment providers: only the relay deals with them. */
export function paymentMethodRoutes(
  mount: Mount,
  parts: {
    providers: Providers
    addresses: Readonly<Record<string, string | undefined>>
    accountsOf: (tenant: Tenant) => AccountClients
    publicUrlOf: (tenant: Tenant) => string
  },
): void {
  const { providers, addresses, accountsOf } = parts
  const isHere = ({ driver, needsAddress }: ProviderDefinition, { node }: Tenant) =>
    (!needsAddress || Boolean(addresses[driver])) && (driver !== trainingDriver || readsTraining(node.db))

  mount(readPaymentProviders, (_, { tenant }) => ({
    providers: [...providers.values()]
      .filter(each => isHere(each, tenant))
      .map(({ driver, name, types, template, settings }) => ({
        driver,
        name,
        types: [...types],
        template,
        settings: settings.map(({ name, label, secret, identifies, found = false }) => ({
          name,
          label,
          secret,
          identifies,
          found,
        })),
      })),
    accounts: allAccounts(tenant.node.db).map(row => ({
      id: row.id,
      driver: row.provider,
      settings: row.settings,
      secrets: Object.keys(secretsOf(tenant, row) ?? {}),
      trial: providers.get(row.provider)?.isTrial(row.settings) ?? false,
      keys_address: providers.get(row.provider)?.signsOrders
        ? new URL(`/api/payments/keys/${row.id}`, parts.publicUrlOf(tenant)).href
        : null,
      condition: accountsOf(tenant).conditionOf(row.id),
    })),
  }))

  const tries = openTries(parts)
  mount(connectPaymentAccount, async ({ params, body }, { tenant, actor }) => {
    const method = tenant.node.catalogue.get('payment_method', params.id)
    if (!method) throw new Refusal('record_unknown')
    const definition = providers.get(method.driver)
    if (!definition || !isHere(definition, tenant)) throw new Refusal('provider_unknown')
    if (definition.find) tries.count(tenant)
    const settings = await withFound(definition, body.settings, method.config, addresses[definition.driver])
    const account = await tenant.node.execute(actor, tx =>
      connectAccount(tx, tenant, definition, params.id, settings),
    )
    return { account }
  })

  mount(readOfferedByProvider, async ({ params }, { tenant, locale }) => {
    const offered = await tries.offered(tenant, params.id, locale)
    return {
      methods:
        offered &&
        offered.map(({ name, leastCents, isSlow }) => ({ name, least_cents: leastCents, slow: isSlow })),
    }
  })
  mount(tryPaymentAccount, ({ params }, { tenant, locale }) => tries.begin(tenant, params.id, locale))
  mount(readPaymentTry, ({ params }, { tenant }) => tries.read(tenant, params.id, params.ref))
}
