import { changeEntry } from '#core/catalogue/change-entry.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { allAccounts } from '#core/billing/methods/store.ts'
import type { Tx } from '#core/journal/node.ts'
import { connectAccount } from '#relay/payments/connect-account.ts'
import { provider } from '#relay/payments/providers/test/definition.ts'
import { onWebsite } from './small-exhibitor.ts'

/** The key of every account at the test provider in tests. */
export const testKey = 'a-key-of-tests'

/** How a test itself speaks to the test provider for an account. */
export const asAccount = (account: string) => ({
  authorization: `Basic ${Buffer.from(`${account}:${testKey}`).toString('base64')}`,
})

/**
 * The website offers a method whose money an account of the test provider takes. Returns the account's id.
 *
 * @param name the account's name at the provider
 */
export function payBy(
  tx: Tx,
  tenant: Pick<Tenant, 'node' | 'secret'>,
  method: string,
  name: string,
  order = 1,
): string {
  changeEntry(tx, 'payment_method', method, onWebsite(method, order))
  return connectAccount(tx, tenant, provider, method, { account: name, key: testKey })
}

/** Where the provider of an exhibitor's first account tells of its payments. */
export function webhookOf(url: string, { node }: Pick<Tenant, 'node'>): string {
  return `${url}/api/payments/webhook/${allAccounts(node.db)[0]!.id}`
}
