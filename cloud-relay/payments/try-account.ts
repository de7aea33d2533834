import { openAllowance } from '#core/api/allowance.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { PaymentMethod } from '#core/billing/methods/payment-method.ts'
import { accountById } from '#core/billing/methods/store.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { newId } from '#core/journal/id.ts'
import { Refusal } from '#core/refusal.ts'
import { secretsOf, type AccountClients, type Providers } from './accounts.ts'
import {
  ProviderDenied,
  ProviderTrouble,
  type OfferedByProvider,
  type ProviderDefinition,
  type ProviderPayment,
} from './provider.ts'

/** Payments that one exhibitor may try with in an hour: each is one at its provider. */
const triesAnHour = 20
/** Questions that one exhibitor's people may have asked at providers in an hour: a page asks every three seconds while a payment is open. */
const questionsAnHour = 1000
const hourMs = 3_600_000

type Parts = {
  providers: Providers
  addresses: Readonly<Record<string, string | undefined>>
  accountsOf: (tenant: Tenant) => AccountClients
  /** An exhibitor's public address. */
  publicUrlOf: (tenant: Tenant) => string
}

/**
 * Trying an account: the ways to pay that its provider offers, and a payment of the least that one of them takes. Such a
 * payment names no purchase, so nothing is sold by it, the comparison with the provider's list passes it by, and its money
 * stays in the account. All refuse `record_unknown`, `provider_unknown`, `provider_key_refused`, `provider_silent` and
 * `too_many_requests`.
 */
export function openTries({ providers, addresses, accountsOf, publicUrlOf }: Parts) {
  const mayTry = openAllowance({ most: triesAnHour, perMs: hourMs })
  const mayAsk = openAllowance({ most: questionsAnHour, perMs: hourMs })

  /** Counts a question that somebody has asked at a provider. Refuses `too_many_requests`. */
  function count({ node }: Tenant): void {
    if (!mayAsk(node.identity.exhibitorId, node.runtime.now())) throw new Refusal('too_many_requests')
  }

  function placeOf(tenant: Tenant, methodId: string): Place {
    const method = tenant.node.catalogue.get('payment_method', methodId)
    if (!method || method.deleted) throw new Refusal('record_unknown')
    const account = method.account === undefined ? undefined : accountById(tenant.node.db, method.account)
    const definition = account && providers.get(account.provider)
    const secret = account && secretsOf(tenant, account)
    if (!definition || !secret) throw new Refusal('provider_unknown')
    const settings = { ...account.settings, ...secret }
    return { method, account: account.id, definition, settings }
  }

  const offered = async (place: Place, locale: Locale): Promise<OfferedByProvider[] | null> => {
    const { definition, settings } = place
    const address = addresses[definition.driver] ?? ''
    return definition.methods ? answered(definition.methods(settings, address, locale)) : null
  }

  return {
    count,
    /** By the names they have on the provider's page; null where the provider does not tell them. */
    async offered(tenant: Tenant, methodId: string, locale: Locale) {
      const place = placeOf(tenant, methodId)
      count(tenant)
      return offered(place, locale)
    },

    /** Begins one. Returns how the provider calls it, its cents, and where it is paid. */
    async begin(tenant: Tenant, methodId: string, locale: Locale) {
      const place = placeOf(tenant, methodId)
      const { node } = tenant
      const { exhibitorId } = node.identity
      if (!mayTry(exhibitorId, node.runtime.now())) throw new Refusal('too_many_requests')
      const least = ((await offered(place, locale)) ?? []).map(({ leastCents }) => leastCents)
      const home = publicUrlOf(tenant)
      const made = await answered(
        accountsOf(tenant)
          .clientOf(place.account)
          .create({
            key: `try-${newId(node.runtime.random)}`,
            cents: least.length ? Math.min(...least) : 1,
            description: place.method.name[locale] ?? place.method.name.en,
            redirectUrl: new URL('/portal/payment-methods', home).href,
            webhookUrl: new URL(`/api/payments/webhook/${place.account}`, home).href,
            metadata: { exhibitorId, tryOf: methodId },
            locale,
          }),
      )
      return { ref: made.ref, cents: made.cents, link: made.checkoutUrl }
    },

    /** What became of one. Refuses `payment_unknown` for any other payment of the account. */
    async read(
      tenant: Tenant,
      methodId: string,
      ref: string,
    ): Promise<Pick<ProviderPayment, 'status' | 'cents'>> {
      const { account } = placeOf(tenant, methodId)
      count(tenant)
      const { metadata, status, cents } = await answered(accountsOf(tenant).clientOf(account).read(ref))
      if (metadata['tryOf'] !== methodId || metadata['exhibitorId'] !== tenant.node.identity.exhibitorId)
        throw new Refusal('payment_unknown')
      return { status, cents }
    },
  }
}
type Place = {
  method: PaymentMethod
  account: string
  definition: ProviderDefinition
  settings: Readonly<Record<string, string>>
}

/** The provider's answer; refuses `provider_key_refused` when it does not take the key, else `provider_silent`. */
export async function answered<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (cause) {
    if (cause instanceof ProviderDenied) throw new Refusal('provider_key_refused')
    throw cause instanceof ProviderTrouble ? new Refusal('provider_silent') : cause
  }
}
