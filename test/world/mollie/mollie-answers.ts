import { moneyOf, timeOf, type FakeChargeback, type FakePayment, type FakeRefund } from './mollie-books.ts'

const json = 'application/hal+json'
const sumOf = (all: readonly { cents: number }[]) => all.reduce((sum, { cents }) => sum + cents, 0)

/** A payment as Mollie's API tells it. */
export function payment(told: FakePayment, base: string, embed = '') {
  const { id, status, refunds, chargebacks } = told
  const back = refunds.filter(each => !['failed', 'canceled'].includes(each.status))
  const link = (path: string) => ({ href: `${base}${path}`, type: json })
  return {
    resource: 'payment',
    id,
    mode: 'test',
    profileId: told.profile,
    createdAt: timeOf(told.atMs),
    status,
    amount: moneyOf(told.cents),
    description: told.description,
    redirectUrl: told.redirectUrl,
    webhookUrl: told.webhookUrl,
    locale: told.locale,
    metadata: told.metadata,
    method: told.terminalId ? 'pointofsale' : status === 'open' ? null : 'bancontact',
    ...(told.terminalId
      ? {
          details: {
            terminalId: told.terminalId,
            cardLabel: status === 'paid' ? 'Mastercard' : null,
            receipt: status === 'paid' ? { authorizationCode: '4711' } : null,
          },
        }
      : {}),
    ...(status === 'open' ? { isCancelable: told.isCancelable, expiresAt: timeOf(told.expiresMs) } : {}),
    ...(back.length ? { amountRefunded: moneyOf(sumOf(back)) } : {}),
    ...(chargebacks.length ? { amountChargedBack: moneyOf(sumOf(chargebacks)) } : {}),
    _links: {
      self: link(`/v2/payments/${id}`),
      ...(status === 'open' ? { checkout: { href: `${base}/checkout/${id}`, type: 'text/html' } } : {}),
      ...(refunds.length ? { refunds: link(`/v2/payments/${id}/refunds`) } : {}),
      ...(chargebacks.length ? { chargebacks: link(`/v2/payments/${id}/chargebacks`) } : {}),
    },
    ...(embed
      ? {
          _embedded: {
            refunds: refunds.map(each => refund(told, each)).reverse(),
            chargebacks: chargebacks.map(each => chargeback(told, each)).reverse(),
          },
        }
      : {}),
  }
}

export function refund({ id: paymentId }: FakePayment, { id, status, cents, atMs, metadata }: FakeRefund) {
  return {
    resource: 'refund',
    id,
    paymentId,
    status,
    amount: moneyOf(cents),
    settlementAmount: moneyOf(-cents),
    description: '',
    // A refund made by hand has none.
    ...(metadata ? { metadata } : {}),
    createdAt: timeOf(atMs),
  }
}

export function chargeback({ id: paymentId }: FakePayment, { id, cents, atMs, reversedMs }: FakeChargeback) {
  return {
    resource: 'chargeback',
    id,
    paymentId,
    amount: moneyOf(cents),
    settlementAmount: moneyOf(-cents),
    createdAt: timeOf(atMs),
    reversedAt: reversedMs === null ? null : timeOf(reversedMs),
  }
}

/**
 * A page of a list, the newest first.
 *
 * @param asked the query: `from` is the first of the page, `limit` at most 250
 */
export function page<T extends { id: string }>(
  list: string,
  newestFirst: readonly T[],
  asked: { from?: string; limit?: string },
  base: string,
) {
  const start = asked.from ? newestFirst.findIndex(({ id }) => id === asked.from) : 0
  const limit = Math.min(Number(asked.limit ?? 50), 250)
  const next = newestFirst[start + limit]
  const items = newestFirst.slice(start, start + limit)
  return {
    count: items.length,
    _embedded: { [list]: items },
    _links: {
      self: { href: `${base}/v2/${list}`, type: json },
      previous: null,
      next: next ? { href: `${base}/v2/${list}?from=${next.id}&limit=${limit}`, type: json } : null,
    },
  }
}
