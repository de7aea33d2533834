import { ProviderTrouble, type PaymentProvider } from '../../provider.ts'
import { isReached } from '../../reached.ts'
import type { RequestKey } from '../../signed-request.ts'
import { bancontactAddresses, openBancontactHttp, type BancontactSettings } from './bancontact-http.ts'
import { describedAs, referenceOf } from './bancontact-names.ts'
import { bancontactPerPage, openBancontactList } from './bancontact-list.ts'
import { openBancontactRefunds } from './bancontact-refunds.ts'
import {
  bancontactPage,
  bancontactPayment,
  isFinal,
  paymentOf,
  read,
  waitsForUs,
  type BancontactPayment,
} from './bancontact-shapes.ts'

/** Names of payments that this process has ordered or tried to. */
const mostRemembered = 1000
const backMs = 2 * 86_400_000

/**
 * The client of one product of Bancontact Pro (payment API v3). It knows no key under which a payment is made once: one
 * whose answer was lost is searched by its reference, and where the search does not tell it yet another one is made. The
 * first was shown to nobody then, so nobody can pay it, and it expires.
 *
 * @param address another one than its own, for tests
 * @param requestKey what refunds are signed by
 */
export function bancontactProvider(
  settings: BancontactSettings,
  address: string,
  requestKey: RequestKey | undefined,
): PaymentProvider {
  const http = openBancontactHttp(
    bancontactAddresses(settings.environment, address).api,
    settings,
    requestKey,
  )
  const refunds = openBancontactRefunds(http)
  const tried = new Map<string, string | null>()

  const asked = async (ref: string) => read((await http('GET', pathOf(ref))).body, bancontactPayment)
  const whole = async (payment: BancontactPayment, known: readonly string[] = []) =>
    paymentOf(payment, payment.status === 'SUCCEEDED' ? await refunds.of(payment.paymentId, known) : [])

  function remember(key: string, ref: string | null): void {
    tried.set(key, ref)
    for (const oldest of tried.keys()) if (tried.size > mostRemembered) tried.delete(oldest)
  }

  async function madeBefore(key: string): Promise<BancontactPayment | undefined> {
    const ref = tried.get(key)
    if (ref === undefined) return undefined
    if (ref) return asked(ref)
    const body = { from: new Date(Date.now() - backMs).toISOString(), reference: referenceOf(key) }
    const { details } = read(
      (await http('POST', 'payments/search', { body, query: { page: '0', size: String(bancontactPerPage) } }))
        .body,
      bancontactPage,
    )
    return details.find(each => each.reference === referenceOf(key) && !isFinal(each))
  }

  return {
    async create({ key, cents, description: words, redirectUrl, webhookUrl, metadata }) {
      const before = await madeBefore(key)
      if (before) return whole(before)
      remember(key, null)
      const named = describedAs(words, key, metadata)
      const body = {
        amount: cents,
        currency: 'EUR',
        ...named,
        ...(address || isReached(webhookUrl) ? { callbackUrl: webhookUrl } : {}),
        ...(address || redirectUrl.startsWith('https:') ? { returnUrl: redirectUrl } : {}),
      }
      const { body: given } = await http('POST', 'payments', { body })
      const made = read({ ...named, amount: cents, ...(given as object) }, bancontactPayment)
      remember(key, made.paymentId)
      return paymentOf(made)
    },

    async read(ref, known = []) {
      let payment = await asked(ref)
      if (payment.status === waitsForUs) {
        // Its seats are kept until the final word, so the money is wanted. What was said before is no trouble.
        const body = { amount: payment.amount, currency: payment.currency ?? 'EUR' }
        await http('POST', `${pathOf(ref)}/acknowledge`, { body }, [409, 422])
        payment = await asked(ref)
      }
      return whole(payment, known)
    },

    async cancel(ref, known = []) {
      const payment = await asked(ref)
      if (isFinal(payment)) return whole(payment, known)
      // It may have ended meanwhile, or be beyond the point where it can be stopped. One that waits for us goes back by itself.
      await http('DELETE', pathOf(ref), {}, [404, 409, 422])
      return whole(await asked(ref), known)
    },

    refund: ({ key, ref, cents }) => refunds.order(idOf(ref), key, cents),

    list: openBancontactList(http, refunds, { asked, whole }),
  }
}

function idOf(ref: string): string {
  if (!/^\w{1,60}$/.test(ref)) throw new ProviderTrouble('no payment of Bancontact Pro’s is called like that')
  return ref
}
const pathOf = (ref: string) => `payments/${idOf(ref)}`
