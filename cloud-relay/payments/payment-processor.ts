import type { Tenant } from '#core/api/tenant.ts'
import type { Node } from '#core/journal/node.ts'
import { Refusal } from '#core/refusal.ts'
import { openAttempts } from '#core/sales/attempts.ts'
import { refundById } from '#core/billing/refunds/money-store.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { refAt } from '#core/billing/methods/account.ts'
import {
  paymentByProviderRef,
  paymentById,
  paymentsOf,
  type PaymentRow,
} from '#core/billing/payment-store.ts'
import type { AccountPayments, Addresses } from './account-payments.ts'
import { atOnce, untroubled } from './asking-round.ts'
import { inParallel } from './in-parallel.ts'
import { finishLateFacts } from './late-facts.ts'
import { openAccounts, type Accounts } from './open-accounts.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'

/** How long a purchase waits for the check at a start. */
const startPatienceMs = 5000

/**
 * Sees every online payment of an exhibitor through to its end, each at the account that takes its money. Accounts are
 * followed as facts tell of them, and none is ever left: what it took may have to go back after its method is gone.
 *
 * @param clientOf the provider of an account, whatever became of its settings since
 */
export function openPaymentProcessor(
  tenant: Tenant,
  clientOf: (account: string) => PaymentProvider,
  addresses: Addresses,
) {
  const accounts = openAccounts(tenant, clientOf, addresses)
  const owes = () => accounts.all().some(each => each.comparison.owes())
  const lateFacts = finishLateFacts(tenant.node, () => !owes())
  return {
    ...paymentCalls(tenant.node, accounts),
    round: () => accounts.each(each => each.round()),
    /**
     * Reads the providers' own lists from a time on (ISO) and records what the journal lost; no money is ordered at an
     * account before that has ended for it. It begins by itself when the relay was restored from an older copy.
     */
    reconcile: (since: string) => accounts.each(each => each.comparison.reconcile(since)),
    /**
     * Throws `ProviderTrouble` while the relay has just started and does not know yet whether it lost a purchase:
     * without the provider nothing can be bought there anyway. Waits some seconds for its answer.
     *
     * @param ids the accounts that may have taken money for it
     */
    async requireStarted(ids: readonly string[]): Promise<void> {
      const asked = ids.flatMap(id => accounts.at(id) ?? [])
      const started = await Promise.all(asked.map(each => each.comparison.started(startPatienceMs)))
      if (!started.every(Boolean)) throw new ProviderTrouble('the provider’s list was not read yet')
    },
    /**
     * Refuses `payment_unavailable` while attempts to pay may still be found that this relay has lost: one that is opened
     * now would be called as one of them, and its provider would answer with what that was for.
     *
     * @param ids the accounts that may take the money
     * @param cinemaId whose box knows everything about the purchase; null where every box is needed
     */
    requireCompared(ids: readonly string[], cinemaId: string | null): void {
      if (ids.some(id => accounts.at(id)?.comparison.waits(cinemaId)))
        throw new Refusal('payment_unavailable')
    },
    /** Whether some money waits for the boxes or for a provider's list. */
    comparing: owes,
    /** What the money of a cinema at an account waits for, or with null that of no single cinema; null when it does not wait. */
    waitsFor: (cinemaId: string | null, account: string | null): Waits =>
      (account === null ? undefined : accounts.at(account))?.comparison.waits(cinemaId) ?? null,
    begin: accounts.begin,
    async close(): Promise<void> {
      await Promise.all([lateFacts.stop(), accounts.close()])
    },
  }
}
export type PaymentProcessor = ReturnType<typeof openPaymentProcessor>

/** The calls about one payment, each made at the account that takes its money. */
function paymentCalls(node: Node, accounts: Accounts) {
  const { questions, tries } = accounts

  /** Where a payment's money is. Throws `ProviderTrouble` where this journal does not know that account. */
  function placeOf({ account }: Pick<PaymentRow, 'account'>): AccountPayments {
    const place = account === null ? undefined : accounts.at(account)
    if (!place) throw new ProviderTrouble('the account of this payment is not known here')
    return place
  }
  const readPayment = (id: string) => async () => {
    const payment = paymentById(node.db, id)
    // It was asked for, and waited its turn while tables were read anew.
    if (payment) await placeOf(payment).talk.readPayment(id)
  }
  const cancel = (payment: PaymentRow) => async () => placeOf(payment).talk.cancel(payment)

  return {
    /** The payment with its hosted page. Throws `ProviderTrouble`. */
    async start(paymentId: string): Promise<PaymentRow> {
      const payment = paymentById(node.db, paymentId)
      if (!payment) throw new ProviderTrouble('this payment is not known here now')
      return payment.method === 'online' ? placeOf(payment).talk.start(paymentId) : payment
    },
    /**
     * Asks the provider about this payment, at most every two seconds: calls in between wait for the next question.
     * Does not wait for refunds. Throws `ProviderTrouble`.
     */
    ask: ({ id }: Pick<PaymentRow, 'id'>) => questions.fresh(id, readPayment(id)),
    /** As `ask`, for pages: a call during a question waits for its answer. */
    look: ({ id }: Pick<PaymentRow, 'id'>) => questions.shared(id, readPayment(id)),
    /**
     * A visitor cancels the open attempts of a bill: each is cancelled at its provider where possible, and only the
     * provider's final result releases the seats. Attempts it does not answer for go on as before.
     *
     * @param except an attempt that is to stay
     */
    async giveUp(billId: string, except?: string): Promise<void> {
      const left = openAttempts(paymentsOf(node.db, billId)).filter(({ id }) => id !== except)
      await inParallel(left, atOnce, one =>
        untroubled(node.runtime.log, () => questions.fresh(`cancel ${one.id}`, cancel(one))),
      )
    },
    /**
     * A webhook is only a hint: the payment it names is asked for, whatever it says. Unknown names are ignored.
     *
     * @param ref what the provider of the account calls the payment
     */
    async hint(account: string, ref: string): Promise<void> {
      const payment = paymentByProviderRef(node.db, refAt(account, ref))
      if (payment) await questions.fresh(payment.id, readPayment(payment.id))
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
      const place = placeOf(payment)
      try {
        if (!entry.startsWith('refund:') || refundById(node.db, id)?.status !== 'refunding')
          await questions.fresh(payment.id, readPayment(payment.id))
        place.talk.requireMoving(payment.billId)
        await place.refunds.ofPayment(payment.id)
      } finally {
        await tries.write()
      }
    },
  }
}
