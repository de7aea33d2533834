import { ProviderDeclined, ProviderDenied, type ProviderRefund } from '../../provider.ts'
import type { ProviderHttp } from '../../provider-http.ts'
import { inParallel } from '../../in-parallel.ts'
import { bancontactRefund, paidOutRefunds, read, refundOf } from './bancontact-shapes.ts'
import { escaped, restored } from './bancontact-names.ts'

/** Refunds that are read one by one at the same time. */
const atOnce = 4
/** Payments whose refunds are remembered beside what the journal knows. */
const mostRemembered = 1000
/** What a payout statement tells at once, in days. */
const windowMs = 29 * 86_400_000
const perPage = 1000

/**
 * Refunds at Bancontact Pro. They are possible only where its support switched them on for an account, are ordered with a
 * signature of ours, and told one by one by their own name alone: a payment does not say what went back of it. Those that
 * were ordered here are known by the journal; others come to light in the payout statement, a day later.
 */
export function openBancontactRefunds(http: ProviderHttp) {
  const names = new Map<string, Set<string>>()

  function remember(paymentId: string, refundId: string): void {
    const known = names.get(paymentId) ?? new Set()
    names.delete(paymentId)
    names.set(paymentId, known.add(refundId))
    for (const oldest of names.keys()) if (names.size > mostRemembered) names.delete(oldest)
  }

  async function one(paymentId: string, refundId: string): Promise<ProviderRefund | undefined> {
    const { status, body } = await http('GET', `payments/${paymentId}/refunds/${refundId}`, {}, [404])
    if (status === 404) return undefined
    const reported = read(body, bancontactRefund)
    return refundOf({ ...reported, description: restored(reported.description ?? '') })
  }

  return {
    /** @param known how refunds of it are called, as far as the journal knows */
    async of(paymentId: string, known: readonly string[]): Promise<ProviderRefund[]> {
      const asked = [...new Set([...known, ...(names.get(paymentId) ?? [])])].filter(each =>
        /^[\w-]{1,60}$/.test(each),
      )
      const found = new Map<string, ProviderRefund>()
      await inParallel(asked, atOnce, async name => {
        const refund = await one(paymentId, name)
        if (refund) found.set(name, refund)
      })
      return asked.flatMap(name => found.get(name) ?? [])
    },

    async order(paymentId: string, key: string, cents: number): Promise<ProviderRefund> {
      const body = { amount: cents, currency: 'EUR', description: escaped(key) }
      const made = await http('POST', `payments/${paymentId}/refunds`, { body, idempotencyKey: key }).catch(
        // The key takes payments all the same: refunds are not switched on, which is no trouble with the key.
        (cause: unknown) => {
          throw cause instanceof ProviderDenied
            ? new ProviderDeclined(`refunds are not switched on for this account: ${cause.message}`)
            : cause
        },
      )
      const ordered = read({ description: body.description, ...(made.body as object) }, bancontactRefund)
      remember(paymentId, ordered.refundId)
      return refundOf({ ...ordered, description: key })
    },

    /**
     * The payments of a page of the payout statement, by their names; an account without refunds has none.
     *
     * @param from `<first day>:<page>`, or empty for the first page since a moment
     */
    async paidOut(
      sinceMs: number,
      from: string,
      nowMs: number,
    ): Promise<{ ids: string[]; next: string | null }> {
      const [, day, at] = /^(\d{4}-\d{2}-\d{2}):(\d{1,6})$/.exec(from) ?? []
      const startMs = day ? Date.parse(day) : sinceMs
      const endMs = Math.min(startMs + windowMs, nowMs + 86_400_000)
      const page = Number(at ?? 0)
      const query = {
        'start-date': dayOf(startMs),
        'end-date': dayOf(endMs),
        page: String(page),
        size: String(perPage),
      }
      const answer = await http('GET', 'reconciliation/refunds', { query }, [404]).catch((cause: unknown) => {
        if (cause instanceof ProviderDenied) return undefined
        throw cause
      })
      if (!answer) return { ids: [], next: null }
      const { refunds, totalPages } =
        answer.status === 404 ? { refunds: [], totalPages: 0 } : read(answer.body, paidOutRefunds)
      for (const { paymentId, refundId } of refunds) remember(paymentId, refundId)
      const ids = [...new Set(refunds.map(({ paymentId }) => paymentId))]
      if (page + 1 < totalPages) return { ids, next: `${dayOf(startMs)}:${page + 1}` }
      return { ids, next: endMs > nowMs ? null : `${dayOf(endMs)}:0` }
    },
  }
}
export type BancontactRefunds = ReturnType<typeof openBancontactRefunds>

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
