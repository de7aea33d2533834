import type { Tenant } from '#core/api/tenant.ts'
import { nodeWorker } from '#core/worker.ts'
import { releases } from '#core/journal/node.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { noteTrouble, openAskingRound, untroubled } from './asking-round.ts'
import { openReconciliation } from './reconciliation.ts'
import { openCreation } from './creation.ts'
import { openPaymentExchange } from './payment-exchange.ts'
import type { OpenAccount } from './provider.ts'
import type { Questions } from './questions.ts'
import { openRefundWorker } from './refund-worker.ts'
import type { AttemptLog } from './attempt-log.ts'

/** How often open payments are asked for, because webhooks get lost. */
const pollMs = 10_000

export type Addresses = { publicUrl: string; webhookBase: string }

/**
 * The money of one account at a provider, seen through to its end: created there once, asked for until final, refunded
 * when it came too late or twice. Each account works by itself, so that one whose provider is down keeps no other waiting.
 *
 * @param parts.isLast whether no other account is still to be compared with its provider's list
 */
export function openAccountPayments(
  tenant: Tenant,
  account: OpenAccount,
  parts: { addresses: Addresses; tries: AttemptLog; questions: Questions; isLast: () => boolean },
) {
  const { node } = tenant
  const { log } = node.runtime
  const { tries, questions } = parts
  const reached = (cinemaId: string) => tenant.line.connected(cinemaId)
  const comparison = openReconciliation(node, account, {
    reached,
    onDone: () => refunds.all(),
    isLast: parts.isLast,
  })
  const waits = (billId: string) => comparison.waits(responsibleCinemaOf(node.db, billId))
  const refunds = openRefundWorker({ node, account, tries, waits })
  const create = openCreation(tenant, account, parts.addresses)
  const onNews = () => void untroubled(log, refunds.all)
  const talk = openPaymentExchange({ node, provider: account.client, create, tries, waits, onNews, reached })
  const ask = (id: string) => questions.fresh(id, () => talk.readPayment(id))
  const askAll = openAskingRound({ node, account, talk, ask, waits })

  /** Asks for everything that is open, and orders the refunds that are owed. */
  async function round(isOver = () => false): Promise<void> {
    await askAll(isOver)
    await refunds.all()
    await tries.write()
  }

  const polling = nodeWorker(node, {
    name: 'payments',
    work: ending => round(() => ending.aborted),
    everyMs: pollMs,
    retry: { firstMs: pollMs, longestMs: pollMs },
    onFailure: cause => noteTrouble(log, cause),
  })
  return {
    comparison,
    refunds,
    talk,
    round,
    begin: () => void polling.start(),
    /** Lets the question in progress finish; what waits for a lost mirror goes on waiting at the next start. */
    async close(): Promise<void> {
      const ended = [polling.stop(), comparison.close(), refunds.close()]
      if (releases(node)) await Promise.all(ended)
    },
  }
}
export type AccountPayments = ReturnType<typeof openAccountPayments>
