import type { House } from '#core/api/house.ts'
import { releases } from '#core/journal/node.ts'
import { openAttempts } from '#core/sales/attempts.ts'
import { hearPayment, isNews } from '#core/sales/hear-payment.ts'
import { homeOf } from '#core/sales/home.ts'
import { isOpen, moneyCame } from '#core/billing/lattice.ts'
import {
  billById,
  closedPayments,
  openPayments,
  openRefunds,
  paymentByProviderRef,
  paymentById,
  paymentsOf,
  refundById,
  type PaymentRow,
} from '#core/billing/store.ts'
import { openComparison } from './comparison.ts'
import { openCreation } from './creation.ts'
import { inParallel } from './in-parallel.ts'
import {
  clocksDifferMs,
  pagesOf,
  ProviderTrouble,
  type PaymentProvider,
  type ProviderPayment,
} from './provider.ts'
import { openQuestions } from './questions.ts'
import { openRefundWorker } from './refund-worker.ts'
import { openTries } from './tries.ts'

const actor = { who: 'node', via: 'payments' }
/** Open payments are asked for this often, because webhooks get lost. */
const pollMs = 10_000
/** So many of them at the same time. */
const atOnce = 8
/** Between two questions about one payment, whoever asks. */
const betweenMs = 2000
/** Payments that ended in the last two days, refunds on their way, and the provider's list are looked at this often. */
const lookAgainMs = 600_000
/** A purchase waits so long for the question of a start. */
const startPatienceMs = 5000
const lateMoneyMs = 2 * 86_400_000

/**
 * Sees every online payment through to its end: created at the provider once, asked for until final, refunded when
 * its money came too late or twice. Everything it decides is a fact first.
 */
export function openCashier(
  house: House,
  provider: PaymentProvider,
  addresses: { publicUrl: string; webhookBase: string },
) {
  const { node } = house
  const create = openCreation(house, provider, addresses)
  const tries = openTries(node)
  const questions = openQuestions(node.world, betweenMs)
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lastLookMs = 0
  let polling: Promise<void> = Promise.resolve()
  const comparison = openComparison(node, provider, () => refunds.all())
  const waits = (billId: string) => comparison.waits(homeOf(node.db, billId))
  const refunds = openRefundWorker({ node, provider, tries, waits })

  /** The payment with its hosted page. Throws `ProviderTrouble`; the bill stays open and the next call tries again. */
  async function start(paymentId: string): Promise<PaymentRow> {
    const payment = paymentById(node.db, paymentId)!
    if (payment.checkoutUrl || !isOpen(payment.status)) return payment
    requireMoving(payment.billId)
    await node.released()
    return tries.counted(`payment:${paymentId}`, () => create(payment))
  }

  /** Throws `ProviderTrouble` while no money of this purchase is ordered. */
  function requireMoving(billId: string): void {
    const what = waits(billId)
    if (what === 'box') throw new ProviderTrouble('a box has not been heard yet')
    if (what) throw new ProviderTrouble('the provider’s list is being compared first')
  }

  /** Money may come after the end, and money on its way may come back from the bank. */
  function lookedAtAgain(nowMs: number): string[] {
    return [
      ...closedPayments(node.db, new Date(nowMs - lateMoneyMs).toISOString()).map(({ id }) => id),
      ...openRefunds(node.db, 'accepted').map(({ paymentId }) => paymentId),
    ]
  }

  /** A person at the provider, or the buyer's bank, may have sent money back of any payment: its list tells. */
  async function lookThrough(sinceMs: number): Promise<void> {
    for await (const page of pagesOf(provider, new Date(Math.max(0, sinceMs)).toISOString()))
      for (const told of page) {
        const payment = paymentByProviderRef(node.db, told.ref)
        if (payment && !closed && waits(payment.billId) !== 'box') await believe(payment.id, told)
      }
  }

  /** Asks the provider about one payment and writes what it says; what is owed of it then is ordered by itself. */
  async function hear(paymentId: string): Promise<void> {
    const { providerRef, billId, status } = paymentById(node.db, paymentId)!
    const waiting = waits(billId)
    // What the provider says now could not be written, or would rest on turns that another box knows more of.
    if (waiting === 'box') return requireMoving(billId)
    if (!providerRef) return void (isOpen(status) && (await start(paymentId)))
    const bill = billById(node.db, billId)
    // What another attempt has paid is not to be paid again: the provider is asked to end this one.
    const unwanted = isOpen(status) && bill && moneyCame(bill.status) && !waiting
    await hearOf(paymentId, () => (unwanted ? provider.cancel(providerRef) : provider.read(providerRef)))
  }

  async function hearOf(paymentId: string, asking: () => ReturnType<PaymentProvider['read']>): Promise<void> {
    await believe(paymentId, await tries.counted(`payment:${paymentId}`, asking))
  }

  async function believe(paymentId: string, told: ProviderPayment): Promise<void> {
    if (!isNews(paymentById(node.db, paymentId)!, told)) return
    await node.execute(actor, tx => hearPayment(tx, paymentId, told))
    void untroubled(refunds.all)
  }

  /** Asks once for everything that is open, now and then for more, and orders what is owed. */
  async function round(): Promise<void> {
    await node.released()
    const nowMs = node.world.now()
    const more = Math.abs(nowMs - lastLookMs) >= lookAgainMs
    if (more) lastLookMs = nowMs
    const asked = new Set([
      ...openPayments(node.db).map(({ id }) => id),
      ...(more ? lookedAtAgain(nowMs) : []),
    ])
    await inParallel([...asked], atOnce, async id => {
      if (!closed) await untroubled(() => questions.fresh(id, () => hear(id)))
    })
    if (more) await untroubled(() => lookThrough(nowMs - lookAgainMs - clocksDifferMs))
    await refunds.all()
    await tries.write()
  }

  async function poll(): Promise<void> {
    await untroubled(round)
    if (!closed) timer = setTimeout(begin, pollMs)
  }

  /** One payment or refund the provider does not answer for must not keep the others waiting. */
  async function untroubled(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (cause) {
      if (!(cause instanceof ProviderTrouble))
        node.world.log.error({ cause: String(cause) }, 'asking for payments failed')
    }
  }

  function begin(): void {
    polling = poll()
  }

  /**
   * Asks the provider about this payment, at most every two seconds: who asks sooner waits for that. Nobody waits for
   * refunds. Throws `ProviderTrouble`.
   */
  const ask = ({ id }: Pick<PaymentRow, 'id'>) => questions.fresh(id, () => hear(id))

  return {
    provider,
    start,
    ask,
    /** As `ask`, for pages: who looks while a question is under way waits for its answer. */
    look: ({ id }: Pick<PaymentRow, 'id'>) => questions.shared(id, () => hear(id)),
    round,
    /**
     * A visitor lets go of the open attempts of a bill: each is cancelled at the provider where it can be, and the
     * provider's final word alone releases the seats. What it does not answer for goes on as it was.
     *
     * @param except an attempt that is to stay
     */
    async giveUp(billId: string, except?: string): Promise<void> {
      const left = openAttempts(paymentsOf(node.db, billId)).filter(({ id }) => id !== except)
      const cancel = async ({ id }: PaymentRow) => {
        requireMoving(billId)
        const { providerRef } = await start(id)
        if (providerRef) await hearOf(id, () => provider.cancel(providerRef))
      }
      await inParallel(left, atOnce, one =>
        untroubled(() => questions.fresh(`cancel ${one.id}`, () => cancel(one))),
      )
    },
    /** A webhook is a hint: the payment it names is asked for, whatever it says. Unknown names are ignored. */
    async hint(ref: string): Promise<void> {
      const payment = paymentByProviderRef(node.db, ref)
      if (payment) await ask(payment)
    },
    /**
     * A person wants to know now: of a payment or a refund, by `payment:<id>` or `refund:<id>`, and of whatever goes back.
     * Throws `ProviderTrouble` when the provider does not answer.
     */
    async askNow(entry: string): Promise<void> {
      const id = entry.slice(entry.indexOf(':') + 1)
      const about = entry.startsWith('refund:') ? refundById(node.db, id)?.paymentId : id
      const payment = about && paymentById(node.db, about)
      if (!payment) return
      try {
        if (!entry.startsWith('refund:') || refundById(node.db, id)?.status !== 'refunding')
          await ask(payment)
        requireMoving(payment.billId)
        await refunds.ofPayment(payment.id)
      } finally {
        await tries.write()
      }
    },
    /**
     * Reads the provider's own list since a moment (ISO) and writes down what the journal lost; until that has come to its
     * end no money is ordered. It begins by itself when the relay has come back from an older copy.
     */
    reconcile: comparison.reconcile,
    /**
     * Throws `ProviderTrouble` while the relay has just started and does not know yet whether it forgot a purchase: without
     * the provider nothing can be bought anyway. Waits some seconds for its answer.
     */
    async requireStarted(): Promise<void> {
      if (!(await comparison.started(startPatienceMs)))
        throw new ProviderTrouble('the provider’s list was not read yet')
    },
    /** Whether some money waits for the boxes or for the provider's list. */
    comparing: comparison.owes,
    /** What the money of a cinema waits for, or with null that which belongs to no single one; null when it moves. */
    waitsFor: comparison.waits,
    begin,
    /** Lets the question at work finish; what waits for a lost mirror waits on for the next start. */
    async close(): Promise<void> {
      closed = true
      comparison.close()
      clearTimeout(timer)
      if (releases(node)) await Promise.all([polling, refunds.close()])
    },
  }
}
export type Cashier = ReturnType<typeof openCashier>
