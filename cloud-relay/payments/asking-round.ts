import { Refusal } from '#core/refusal.ts'
import type { Log } from '#core/journal/identity.ts'
import type { Node } from '#core/journal/node.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { openRefundsAt } from '#core/billing/refunds/money-store.ts'
import { closedPayments, openPayments, paymentByProviderRef } from '#core/billing/payment-store.ts'
import { inParallel } from './in-parallel.ts'
import { lastRead, noteRead } from './list-read-store.ts'
import type { PaymentExchange } from './payment-exchange.ts'
import { clocksDifferMs, pagesOf, ProviderTrouble, type OpenAccount } from './provider.ts'

/** Payments asked about at the same time. */
export const atOnce = 8
/** How often payments that ended in the last two days, refunds on their way, and the provider's list are checked. */
const lookAgainMs = 600_000
const lateMoneyMs = 2 * 86_400_000

/**
 * One round of questions to the provider of an account: about everything open there, and now and then about more.
 *
 * @param parts.ask asks the provider about one payment, within the rate limit
 */
export function openAskingRound(parts: {
  node: Node
  account: OpenAccount
  talk: PaymentExchange
  ask: (paymentId: string) => Promise<void>
  waits: (billId: string) => Waits
}) {
  const { node, account, talk, waits } = parts
  let lastLookMs = 0

  /** Money may come after the end, and a refund on its way may come back from the bank. */
  function lookedAtAgain(nowMs: number): string[] {
    return [
      ...closedPayments(node.db, new Date(nowMs - lateMoneyMs).toISOString(), account.id).map(({ id }) => id),
      ...openRefundsAt(node.db, account.id, 'accepted').map(({ paymentId }) => paymentId),
    ]
  }

  /**
   * Any payment may be refunded on the provider's pages or charged back by the buyer's bank: the provider's list shows
   * it. Read from where it was read last, however long ago that was; what could not be read is read again.
   */
  async function lookThrough(nowMs: number, isOver: () => boolean): Promise<void> {
    const lastMs = lastRead(node.db, account.id) ?? nowMs
    // A clock that was ahead then said so nobody knows how long.
    const fromMs = lastMs > nowMs ? nowMs - lateMoneyMs : lastMs
    const sinceMs = fromMs - lookAgainMs - clocksDifferMs
    let isRead = true
    for await (const page of pagesOf(account.client, new Date(Math.max(0, sinceMs)).toISOString()))
      for (const reported of page) {
        const payment = paymentByProviderRef(node.db, reported.ref)
        if (!payment) continue
        if (isOver() || waits(payment.billId) === 'box') isRead = false
        else await talk.believe(payment.id, reported)
      }
    if (isRead && !isOver()) noteRead(node.db, account.id, nowMs)
  }

  /** Nothing more is asked once it is over. */
  return async (isOver: () => boolean): Promise<void> => {
    await node.whenMirrored()
    const nowMs = node.runtime.now()
    const more = Math.abs(nowMs - lastLookMs) >= lookAgainMs
    if (more) lastLookMs = nowMs
    const asked = new Set([
      ...openPayments(node.db, account.id).map(({ id }) => id),
      ...(more ? lookedAtAgain(nowMs) : []),
    ])
    await inParallel([...asked], atOnce, async id => {
      if (!isOver()) await untroubled(node.runtime.log, () => parts.ask(id))
    })
    if (more) await untroubled(node.runtime.log, () => lookThrough(nowMs, isOver))
  }
}

/** A payment or refund the provider does not answer for must not block the others. */
export async function untroubled(log: Log, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    noteTrouble(log, cause)
  }
}

/** No answer from the provider, or a refusal by the node, is not worth logging. */
export function noteTrouble(log: Log, cause: unknown): void {
  if (!(cause instanceof ProviderTrouble) && !(cause instanceof Refusal))
    log.error({ worker: 'payments', cause: String(cause) }, 'asking for payments failed')
}
