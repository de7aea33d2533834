import type { Locale } from '#core/i18n/locale.ts'
import { isReached } from '../../reached.ts'
import { ProviderTrouble, type PaymentProvider } from '../../provider.ts'
import { mollieAddress, openMollieHttp } from './mollie-http.ts'
import { openMollieList } from './mollie-list.ts'
import {
  amountOf,
  centsOf,
  molliePayment,
  mollieRefund,
  paymentOf,
  read,
  refundOf,
  type MolliePayment,
} from './mollie-shapes.ts'

/** Mollie takes about a kilobyte. */
const metadataMost = 1000

/** The language of Mollie's page, for the countries its first cinemas are in. */
export const mollieLocales: Readonly<Record<Locale, string>> = {
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_BE',
  nl: 'nl_BE',
}

/**
 * The client of one Mollie profile (Payments API v2).
 *
 * @param base Mollie's address
 * @param key of the profile, `live_…` or `test_…`
 */
export function mollieProvider(base: string, key: string): PaymentProvider {
  const http = openMollieHttp(base, key)

  async function one(ref: string): Promise<MolliePayment> {
    const query = { embed: 'refunds,chargebacks' }
    const payment = read((await http('GET', pathOf(ref), { query })).body, molliePayment)
    const { amountRefunded, amountChargedBack, _embedded } = payment
    const lacks = (sum: typeof amountRefunded, reported: unknown[] | null | undefined) =>
      sum && centsOf(sum) > 0 && !reported?.length
    // Without them a refund might be ordered a second time, or a chargeback be taken for one that the bank took back.
    if (lacks(amountRefunded, _embedded?.refunds) || lacks(amountChargedBack, _embedded?.chargebacks))
      throw new ProviderTrouble('Mollie did not tell what went back')
    return payment
  }

  return {
    async create({ key, cents, webhookUrl, metadata, locale, ...made }) {
      const body = {
        ...made,
        amount: amountOf(cents),
        metadata: fitting(metadata),
        locale: mollieLocales[locale],
        ...(base !== mollieAddress || isReached(webhookUrl) ? { webhookUrl } : {}),
      }
      const { body: given } = await http('POST', 'payments', { body, idempotencyKey: key })
      return paymentOf(read(given, molliePayment))
    },
    read: async ref => paymentOf(await one(ref)),
    async cancel(ref) {
      const payment = await one(ref)
      if (!payment.isCancelable) return paymentOf(payment)
      // It may have ended meanwhile.
      await http('DELETE', pathOf(ref), {}, [409, 422])
      return paymentOf(await one(ref))
    },
    async refund({ key, ref, cents }) {
      const body = { amount: amountOf(cents), metadata: { key } }
      const { body: given } = await http('POST', `${pathOf(ref)}/refunds`, { body, idempotencyKey: key })
      return refundOf(read(given, mollieRefund))
    },
    list: openMollieList(http, one),
  }
}

function pathOf(ref: string): string {
  if (!/^tr_\w{1,60}$/.test(ref)) throw new ProviderTrouble('no payment of Mollie’s is called like that')
  return `payments/${ref}`
}

/** As much of the longest value, in whole words, as Mollie takes: the seats of a large party are told in part. */
function fitting(metadata: Readonly<Record<string, string>>): Record<string, string> {
  const over = JSON.stringify(metadata).length - metadataMost
  if (over <= 0) return { ...metadata }
  const [name, value] = Object.entries(metadata).sort(([, a], [, b]) => b.length - a.length)[0]!
  const short = value.slice(0, Math.max(0, value.length - over))
  return { ...metadata, [name]: short.slice(0, Math.max(0, short.lastIndexOf(' '))) }
}
