import type { ProviderHttp } from '../../provider-http.ts'
import type { ProviderPage, ProviderPayment } from '../../provider.ts'
import { inParallel } from '../../in-parallel.ts'
import type { BancontactRefunds } from './bancontact-refunds.ts'
import { bancontactPage, paymentOf, read, type BancontactPayment } from './bancontact-shapes.ts'

/** As many as its search tells at once. */
export const bancontactPerPage = 50
/** Payments that are read one by one at the same time. */
const atOnce = 4

/**
 * Payments that were made since a moment, by its search, and then those before it of which something went back since, by
 * its payout statement. The key of a page says in which of both it is, and where.
 *
 * @param one.asked reads a payment
 * @param one.whole the same with its refunds
 */
export function openBancontactList(
  http: ProviderHttp,
  refunds: BancontactRefunds,
  one: {
    asked: (ref: string) => Promise<BancontactPayment>
    whole: (payment: BancontactPayment) => Promise<ProviderPayment>
  },
) {
  async function refundedSince(since: string, from: string): Promise<ProviderPage> {
    const { ids, next } = await refunds.paidOut(Date.parse(since), from, Date.now())
    const payments = new Map<string, BancontactPayment>()
    await inParallel(ids, atOnce, async id => void payments.set(id, await one.asked(id)))
    const before = [...payments.values()].filter(each => Date.parse(each.createdAt) < Date.parse(since))
    return {
      payments: await Promise.all(before.map(each => one.whole(each))),
      next: next === null ? null : `refunds:${next}`,
    }
  }

  return async (since: string, from: string): Promise<ProviderPage> => {
    const paidOutFrom = /^refunds:(.*)$/.exec(from)?.[1]
    if (paidOutFrom !== undefined) return refundedSince(since, paidOutFrom)
    const page = Number(/^payments:(\d{1,6})$/.exec(from)?.[1] ?? 0)
    const query = { page: String(page), size: String(bancontactPerPage) }
    const { body } = await http('POST', 'payments/search', { query, body: { from: since } })
    const { details, totalPages } = read(body, bancontactPage)
    return {
      payments: details.map(each => paymentOf(each)),
      next: page + 1 < totalPages ? `payments:${page + 1}` : 'refunds:',
    }
  }
}
