import type { Tenant } from '#core/api/tenant.ts'
import { accountById, sealedSecretsOf, type AccountRow } from '#core/billing/methods/store.ts'
import {
  ProviderTrouble,
  type PaymentProvider,
  type ProviderDefinition,
  type TerminalClient,
} from './provider.ts'
import { openSettings } from './sealed-settings.ts'
import { requestKeyOf } from './signed-request.ts'
import { watchedProvider, type ProviderCondition } from './watched-provider.ts'

export type Providers = ReadonlyMap<string, ProviderDefinition>

/** `not_set_up`: this relay does not have the provider, does not know where it is, or cannot read the secret settings. */
export type AccountCondition = ProviderCondition | 'not_set_up'

/**
 * The exhibitor's accounts at payment providers, as their settings stand at each call: a key that was renewed is used at
 * once, also for money that came before. Calls throw `ProviderTrouble` while an account is not set up here.
 *
 * @param addresses where providers are that need to be told, by their names
 */
export function openAccountClients(
  tenant: Tenant,
  providers: Providers,
  addresses: Readonly<Record<string, string | undefined>>,
) {
  type Open = {
    stamp: string
    client: ReturnType<typeof watchedProvider>
    terminals: TerminalClient | undefined
  }
  const open = new Map<string, Open>()

  function opened(account: string): Open | undefined {
    const row = accountById(tenant.node.db, account)
    const known = open.get(account)
    if (!row || known?.stamp === row.stamp) return known
    const made = openRow(row)
    if (!made) return undefined
    open.set(account, made)
    return made
  }

  function openRow(row: AccountRow): Open | undefined {
    const definition = providers.get(row.provider)
    const address = addresses[row.provider]
    if (!definition || (definition.needsAddress && !address)) return undefined
    const secret = secretsOf(tenant, row)
    if (!secret) return undefined
    const settings = { ...row.settings, ...secret }
    const requestKey = () => requestKeyOf(tenant.secret, row.id)
    return {
      stamp: row.stamp,
      client: watchedProvider(definition.open(settings, address ?? '', requestKey, tenant.node)),
      terminals: definition.terminals?.(settings, address ?? '', requestKey),
    }
  }

  async function using<T>(account: string, work: (provider: PaymentProvider) => Promise<T>): Promise<T> {
    const now = opened(account)
    if (!now) throw new ProviderTrouble(`${account} is not set up here`)
    return work(now.client)
  }

  return {
    clientOf: (account: string): PaymentProvider => ({
      create: wanted => using(account, provider => provider.create(wanted)),
      read: (ref, refunds) => using(account, provider => provider.read(ref, refunds)),
      cancel: (ref, refunds) => using(account, provider => provider.cancel(ref, refunds)),
      refund: order => using(account, provider => provider.refund(order)),
      list: (since, from) => using(account, provider => provider.list(since, from)),
    }),
    /** The card terminals of an account; undefined where its provider has none, or it is not set up here. */
    terminalsOf: (account: string) => opened(account)?.terminals,
    conditionOf: (account: string): AccountCondition => opened(account)?.client.condition() ?? 'not_set_up',
  }
}
export type AccountClients = ReturnType<typeof openAccountClients>

/** The secret settings of an account in clear, for its provider's client alone; undefined where they cannot be read. */
export function secretsOf(
  tenant: Pick<Tenant, 'node' | 'secret'>,
  row: AccountRow,
): Record<string, string> | undefined {
  const sealed = sealedSecretsOf(tenant.node, row)
  return sealed === undefined ? undefined : openSettings(tenant.secret, row.id, sealed)
}
