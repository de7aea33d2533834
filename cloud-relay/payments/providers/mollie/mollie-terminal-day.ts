import * as z from 'zod'
import { mostCloudMoved, type CloudMoved } from '#core/terminal/cloud-contract.ts'
import { ProviderTrouble } from '../../provider.ts'
import type { MollieHttp } from './mollie-http.ts'
import { centsOf, mollieRefund, read, stringsOf } from './mollie-shapes.ts'
import { terminalPayment, type ReportedTerminalPayment } from './mollie-terminal-shapes.ts'

/** Mollie's clock may differ from ours; what is reported besides is sorted out by names and times at the box. */
const clocksDifferMs = 600_000
/** Pages of its newest payments, and of its newest refunds, that are read for one day, and how many each has. */
const pagesMost = 40
const perPage = 250
/** Payments of other days that are read one by one, since a refund was of them. */
const othersMost = 100

/**
 * What a terminal of Mollie's took and gave back since a time, read from the lists of its profile, the newest first. A
 * refund that failed is none. Throws `ProviderTrouble` where there is more than is read.
 *
 * @param one reads a payment
 */
export async function movedAtTerminal(
  http: MollieHttp,
  one: (ref: string) => Promise<ReportedTerminalPayment | undefined>,
  terminal: string,
  since: string,
): Promise<CloudMoved[]> {
  const sinceMs = Date.parse(since) - clocksDifferMs
  const known = new Map<string, ReportedTerminalPayment>()
  const moved: CloudMoved[] = []
  const isHere = (payment: ReportedTerminalPayment | undefined) => payment?.details?.terminalId === terminal
  for await (const payment of newest(http, 'payments', terminalPayment, sinceMs)) {
    known.set(payment.id, payment)
    if (!isHere(payment) || payment.status !== 'paid') continue
    const attemptId = stringsOf(payment.metadata)['terminalAttempt']?.slice(0, 64) ?? null
    const card = payment.details?.cardLabel?.slice(0, 40) || null
    moved.push({ attemptId, isPayment: true, cents: centsOf(payment.amount), at: payment.createdAt, card })
  }
  let others = 0
  for await (const refund of newest(http, 'refunds', mollieRefund, sinceMs)) {
    if (!refund.paymentId || refund.status === 'failed' || refund.status === 'canceled') continue
    if (!known.has(refund.paymentId)) {
      if (++others > othersMost) throw new ProviderTrouble('more refunds than are read for one day')
      const payment = await one(refund.paymentId)
      if (payment) known.set(payment.id, payment)
    }
    const payment = known.get(refund.paymentId)
    if (!isHere(payment)) continue
    const attemptId = stringsOf(refund.metadata)['key']?.slice(0, 64) ?? null
    const card = payment?.details?.cardLabel?.slice(0, 40) || null
    const cents = Math.abs(centsOf(refund.amount))
    moved.push({ attemptId, isPayment: false, cents, at: refund.createdAt, card })
  }
  if (moved.length > mostCloudMoved)
    throw new ProviderTrouble('a terminal moved more than is reported at once')
  return moved
}

/** What a list has since a time, the newest first. */
async function* newest<Reported extends { createdAt: string }>(
  http: MollieHttp,
  list: 'payments' | 'refunds',
  shape: z.ZodType<Reported>,
  sinceMs: number,
): AsyncGenerator<Reported> {
  const listed = z.object({
    _embedded: z.object({ [list]: z.array(shape) }),
    _links: z.object({ next: z.object({ href: z.string() }).nullish() }),
  })
  let from = ''
  for (let page = 0; page < pagesMost; page += 1) {
    const query = { limit: String(perPage), ...(from ? { from } : {}) }
    const { _embedded, _links } = read((await http('GET', list, { query })).body, listed)
    for (const reported of _embedded[list] ?? []) {
      if (Date.parse(reported.createdAt) < sinceMs) return
      yield reported
    }
    from = URL.parse(_links.next?.href ?? '')?.searchParams.get('from') ?? ''
    if (!from) return
  }
  throw new ProviderTrouble('Mollie’s list is longer than is read for one day')
}
