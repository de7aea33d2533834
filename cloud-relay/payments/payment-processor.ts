import type { Tenant } from '#core/api/tenant.ts'
import { nodeWorker } from '#core/worker.ts'
import { releases } from '#core/journal/node.ts'
import { openAttempts } from '#core/sales/attempts.ts'
import { responsibleCinemaOf } from '#core/sales/load.ts'
import { refundById } from '#core/billing/refunds/money-store.ts'
import {
  paymentByProviderRef,
  paymentById,
  paymentsOf,
  type PaymentRow,
} from '#core/billing/payment-store.ts'
import { atOnce, noteTrouble, openAskingRound, untroubled } from './asking-round.ts'
import { openReconciliation } from './reconciliation.ts'
import { openCreation } from './creation.ts'
import { inParallel } from './in-parallel.ts'
import { openPaymentExchange } from './payment-exchange.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'
import { openQuestions } from './questions.ts'
import { openRefundWorker } from './refund-worker.ts'
import { openAttemptLog } from './attempt-log.ts'

/** How often open payments are asked for, because webhooks get lost. */
const pollMs = 10_000
/** The least time between two questions about one payment. */
const betweenMs = 2000
/** How long a purchase waits for the check at a start. */
const startPatienceMs = 5000

type Addresses = { publicUrl: string; webhookBase: string }

/**
 * Sees every online payment through to its end: created at the provider once, asked for until final, refunded when its
 * money came too late or twice. Every decision is a fact first.
 */
export function openPaymentProcessor(tenant: Tenant, provider: PaymentProvider, addresses: Addresses) {
  const { comparison, polling, questions, refunds, round, talk, tries } = openProviderWork(
    tenant,
    provider,
    addresses,
  )
  const { node } = tenant
  return {
    provider,
    start: talk.start,
    /**
     * Asks the provider about this payment, at most every two seconds: calls in between wait for the next question.
     * Does not wait for refunds. Throws `ProviderTrouble`.
     */
    ask: ({ id }: Pick<PaymentRow, 'id'>) => questions.fresh(id, () => talk.hear(id)),
    /** As `ask`, for pages: a call during a question waits for its answer. */
    look: ({ id }: Pick<PaymentRow, 'id'>) => questions.shared(id, () => talk.hear(id)),
    round,
    /**
     * A visitor cancels the open attempts of a bill: each is cancelled at the provider where possible, and only the
     * provider's final result releases the seats. Attempts it does not answer for go on as before.
     *
     * @param except an attempt that is to stay
     */
    async giveUp(billId: string, except?: string): Promise<void> {
      const left = openAttempts(paymentsOf(node.db, billId)).filter(({ id }) => id !== except)
      await inParallel(left, atOnce, one =>
        untroubled(node.runtime.log, () => questions.fresh(`cancel ${one.id}`, () => talk.cancel(one))),
      )
    },
    /** A webhook is only a hint: the payment it names is asked for, whatever it says. Unknown names are ignored. */
    async hint(ref: string): Promise<void> {
      const payment = paymentByProviderRef(node.db, ref)
      if (payment) await questions.fresh(payment.id, () => talk.hear(payment.id))
    },
    /**
     * An employee asks for a check now: of a payment or a refund, by `payment:<id>` or `refund:<id>`, and of all its
     * refunds. Throws `ProviderTrouble` when the provider does not answer.
     */
    async askNow(entry: string): Promise<void> {
      const id = entry.slice(entry.indexOf(':') + 1)
      const about = entry.startsWith('refund:') ? refundById(node.db, id)?.paymentId : id
      const payment = about && paymentById(node.db, about)
      if (!payment) return
      try {
        if (!entry.startsWith('refund:') || refundById(node.db, id)?.status !== 'refunding')
          await questions.fresh(payment.id, () => talk.hear(payment.id))
        talk.requireMoving(payment.billId)
        await refunds.ofPayment(payment.id)
      } finally {
        await tries.write()
      }
    },
    /**
     * Reads the provider's own list from a time on (ISO) and records what the journal lost; no money is ordered before
     * that has ended. It begins by itself when the relay was restored from an older copy.
     */
    reconcile: comparison.reconcile,
    /**
     * Throws `ProviderTrouble` while the relay has just started and does not know yet whether it lost a purchase:
     * without the provider nothing can be bought anyway. Waits some seconds for its answer.
     */
    async requireStarted(): Promise<void> {
      if (!(await comparison.started(startPatienceMs)))
        throw new ProviderTrouble('the provider’s list was not read yet')
    },
    /** Whether some money waits for the boxes or for the provider's list. */
    comparing: comparison.owes,
    /** What the money of a cinema waits for, or with null that of no single cinema; null when it does not wait. */
    waitsFor: comparison.waits,
    begin: () => void polling.start(),
    /** Lets the question in progress finish; what waits for a lost mirror goes on waiting at the next start. */
    async close(): Promise<void> {
      const ended = [polling.stop(), comparison.close(), refunds.close()]
      if (releases(node)) await Promise.all(ended)
    },
  }
}
export type PaymentProcessor = ReturnType<typeof openPaymentProcessor>

/** The parts of the payment processor, connected: news about a payment wakes the refund worker. */
function openProviderWork(tenant: Tenant, provider: PaymentProvider, addresses: Addresses) {
  const { node } = tenant
  const { log } = node.runtime
  const tries = openAttemptLog(node)
  const questions = openQuestions(node.runtime, betweenMs)
  const comparison = openReconciliation(node, provider, () => refunds.all())
  const waits = (billId: string) => comparison.waits(responsibleCinemaOf(node.db, billId))
  const refunds = openRefundWorker({ node, provider, tries, waits })
  const create = openCreation(tenant, provider, addresses)
  const onNews = () => void untroubled(log, refunds.all)
  const talk = openPaymentExchange({ node, provider, create, tries, waits, onNews })
  const ask = (id: string) => questions.fresh(id, () => talk.hear(id))
  const askAll = openAskingRound({ node, provider, talk, ask, waits })

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
  return { comparison, polling, questions, refunds, round, talk, tries }
}
