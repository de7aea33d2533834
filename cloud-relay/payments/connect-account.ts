import { createHash } from 'node:crypto'
import type { Tenant } from '#core/api/tenant.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { accountsMax } from '#core/billing/methods/account.ts'
import { accountById, allAccounts } from '#core/billing/methods/store.ts'
import type { Tx } from '#core/journal/node.ts'
import { Refusal, type FieldErrors } from '#core/refusal.ts'
import { secretsOf } from './accounts.ts'
import type { ProviderDefinition, ProviderSetting } from './provider.ts'
import { sealSettings } from './sealed-settings.ts'
import { answered } from './try-account.ts'

type Settings = Readonly<Record<string, string>>

/**
 * Says which account at its provider takes a method's money from now on. Money that came before stays with the account
 * that took it. Secret settings are sealed; one left out is the account's own of before. Refuses `record_unknown`,
 * `record_deleted`, `invalid_input` at the settings, and `too_many_accounts`.
 *
 * @param given each setting by its name
 * @returns the account's id
 */
export function connectAccount(
  tx: Tx,
  tenant: Pick<Tenant, 'node' | 'secret'>,
  definition: ProviderDefinition,
  methodId: string,
  given: Settings,
): string {
  const method = tx.catalogue.get('payment_method', methodId)
  if (!method || method.driver !== definition.driver) throw new Refusal('record_unknown')
  if (method.deleted) throw new Refusal('record_deleted')
  const open = valuesOf(definition, given, setting => !setting.secret)
  const account = accountIdOf(definition, open)
  const known = accountById(tx.db, account)
  if (!known && allAccounts(tx.db).length >= accountsMax)
    throw new Refusal('too_many_accounts', { most: accountsMax })
  const before = known ? secretsOf(tenant, known) : undefined
  const secret = valuesOf(definition, { ...before, ...filled(given) }, setting => setting.secret)
  const sealed = sealSettings(tenant.secret, account, secret, tenant.node.runtime.random)
  tx.append(
    'exhibitor',
    'payment_account.connected',
    { account, provider: definition.driver, settings: open, stamp: tx.stamp() },
    { sealed },
  )
  // Where buyers pay follows from the provider, when it knows one way alone.
  const [only] = definition.types
  const type = definition.types.includes(method.type) ? {} : { type: only! }
  changeEntry(tx, 'payment_method', methodId, { account, config: open, ...type })
  return account
}

/**
 * The settings as they were entered, with those that the provider tells by them. Where nothing is entered they stay as
 * they were. Refuses `invalid_input` at the settings, `provider_key_refused` and `provider_silent`.
 *
 * @param before the method's settings without the secret ones
 */
export async function withFound(
  definition: ProviderDefinition,
  given: Settings,
  before: Settings | undefined,
  address = '',
): Promise<Settings> {
  const { find, settings } = definition
  if (!find) return given
  const entered = settings.filter(setting => !setting.found)
  if (before && !entered.some(({ name }) => given[name]?.trim())) return { ...before, ...given }
  const values = valuesOf(definition, given, setting => !setting.found)
  return { ...given, ...(await answered(find(values, address))) }
}

/** The same account has the same id, on every relay: what identifies it, by its hash. */
function accountIdOf({ driver, settings }: ProviderDefinition, values: Settings): string {
  const identifying = settings.filter(setting => setting.identifies).map(({ name }) => values[name])
  const hash = createHash('sha256').update(JSON.stringify([driver, ...identifying]))
  return `${driver}-${hash.digest('hex').slice(0, 12)}`
}

const filled = (given: Settings) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim()))

/** Refuses `invalid_input` at each setting that is missing or not as its provider writes it, and at unknown ones. */
function valuesOf(
  { settings }: ProviderDefinition,
  given: Settings,
  which: (setting: ProviderSetting) => boolean,
): Record<string, string> {
  const errors: FieldErrors = {}
  const values: Record<string, string> = {}
  for (const name of Object.keys(given))
    if (!settings.some(setting => setting.name === name)) errors[`settings.${name}`] = ['field.invalid']
  for (const { name, pattern } of settings.filter(which)) {
    const value = (given[name] ?? '').trim()
    if (!value) errors[`settings.${name}`] = ['field.required']
    else if (!pattern.test(value)) errors[`settings.${name}`] = ['field.invalid']
    else values[name] = value
  }
  if (Object.keys(errors).length) throw new Refusal('invalid_input', {}, errors)
  return values
}
