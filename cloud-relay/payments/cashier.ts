import type { House } from '#core/api/house.ts'
import { openAttempts } from '#core/sales/attempts.ts'
import { compareListed } from '#core/sales/found.ts'
import { isOpen, moneyCame } from '#core/sales/lattice.ts'
import { hearFinalWord } from '#core/sales/online.ts'
import {
  billById,
  closedPayments,
  openPayments,
  openRefunds,
  paymentByProviderRef,
  paymentById,
  paymentsOf,
  type PaymentRow,
} from '#core/sales/store.ts'
import { returnForgottenTurns } from '#core/vouchers/spend.ts'
import { openCreation } from './creation.ts'
import { giveBack } from './give-back.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'
import { whenRecovering } from './recovery.ts'
import { openTries } from './tries.ts'

const actor = { who: 'node', via: 'payments' }
/** Open payments are asked for this often, because webhooks get lost. */
const pollMs = 10_000
/** Closed payments of the last two days are asked for this often. */
const lookAgainMs = 600_000
const lateMoneyMs = 2 * 86_400_000
/** The provider's clock is not ours: its list is read from this much earlier. */
const clocksDifferMs = 3_600_000

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
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lastLookMs = 0
  let polling: Promise<void> = Promise.resolve()
  /** Comparisons with the provider's list that have not come to their end: nothing is ordered meanwhile. */
  let comparing = 0

  /** The payment with its hosted page. Throws `ProviderTrouble`; the bill stays open and the next call tries again. */
  async function start(paymentId: string): Promise<PaymentRow> {
    const payment = paymentById(node.db, paymentId)!
    if (payment.checkoutUrl || !isOpen(payment.status)) return payment
    if (comparing) throw new ProviderTrouble('the provider’s list is being compared first')
    await node.released()
    return tries.counted(`payment:${paymentId}`, () => create(payment))
  }

  /** Asks the provider and writes its final word; an open payment changes nothing. */
  async function ask(payment: PaymentRow): Promise<void> {
    await hear(payment)
    await refundAll()
  }

  async function hear(payment: PaymentRow): Promise<void> {
    const { id, providerRef } = payment
    if (!providerRef) return void (isOpen(payment.status) && (await start(id)))
    const bill = billById(node.db, payment.billId)
    // What another attempt has paid is not to be paid again: the provider is asked to end this one.
    const unwanted = isOpen(payment.status) && bill && moneyCame(bill.status) && !comparing
    await hearOf(payment, unwanted ? () => provider.cancel(providerRef) : () => provider.read(providerRef))
  }

  async function hearOf(
    { id, status: known }: PaymentRow,
    asking: () => ReturnType<PaymentProvider['read']>,
  ): Promise<void> {
    const { status } = await tries.counted(`payment:${id}`, asking)
    if (status !== 'open' && status !== known) await node.execute(actor, tx => hearFinalWord(tx, id, status))
  }

  async function refundAll(): Promise<void> {
    // Money moves only for facts that would survive this disk.
    await node.released()
    for (const refund of openRefunds(node.db))
      if (!closed && !comparing)
        await untroubled(() => tries.counted(`refund:${refund.id}`, () => giveBack(node, provider, refund)))
  }

  /** Money may come after the end, and the webhook that tells may be lost: closed payments are asked for now and then. */
  function lookedAtAgain(): PaymentRow[] {
    const nowMs = node.world.now()
    if (nowMs - lastLookMs < lookAgainMs) return []
    lastLookMs = nowMs
    return closedPayments(node.db, new Date(nowMs - lateMoneyMs).toISOString())
  }

  async function poll(): Promise<void> {
    await node.released()
    for (const payment of [...openPayments(node.db), ...lookedAtAgain()])
      if (!closed) await untroubled(() => hear(payment))
    await refundAll()
    await tries.write()
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
   * After this node came back from an older copy: reads the provider's own list since then and writes down what the
   * journal lost. Until the provider has answered nothing is created and nothing is sent back; it is asked again
   * until it does. To be called before anything else, also before `begin`.
   *
   * @param since when the copy was made, ISO
   */
  async function reconcile(since: string): Promise<void> {
    const from = new Date(Math.max(0, Date.parse(since) - clocksDifferMs)).toISOString()
    comparing += 1
    while (!closed)
      try {
        // Boxes first tell what they were told: what they remember was not lost.
        if (node.standing.recovery()) throw new ProviderTrouble('the boxes have not been heard yet')
        const listed = await provider.list(from)
        await Promise.all(listed.map(each => node.execute(actor, tx => compareListed(tx, each))))
        await node.execute(actor, returnForgottenTurns)
        comparing -= 1
        return await refundAll()
      } catch (cause) {
        node.world.log.warn({ cause: String(cause) }, 'the provider’s list could not be compared yet')
        await node.world.sleep(pollMs)
      }
  }
  const quiet = whenRecovering(node, since => void reconcile(since))

  return {
    provider,
    start,
    ask,
    /**
     * A visitor lets go of the open attempts of a bill: each is cancelled at the provider where it can be, and the
     * provider's final word alone releases the seats. What it does not answer for goes on as it was.
     *
     * @param except an attempt that is to stay
     */
    async giveUp(billId: string, except?: string): Promise<void> {
      for (const payment of openAttempts(paymentsOf(node.db, billId)))
        if (payment.id !== except)
          await untroubled(async () => {
            const { providerRef } = await start(payment.id)
            if (providerRef) await hearOf(payment, () => provider.cancel(providerRef))
          })
      await refundAll()
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
      const payment = entry.startsWith('payment:') ? paymentById(node.db, id) : undefined
      try {
        if (payment) await hear(payment)
        if (comparing) throw new ProviderTrouble('the provider’s list is being compared first')
        await node.released()
        for (const refund of openRefunds(node.db))
          if (refund.id === id || refund.paymentId === id)
            await tries.counted(`refund:${refund.id}`, () => giveBack(node, provider, refund))
      } finally {
        await tries.write()
      }
    },
    reconcile,
    /** Whether nothing is ordered because the provider's list is still being compared. */
    comparing: () => comparing > 0,
    begin,
    /** Lets the question at work finish; what waits for a lost mirror waits on for the next start. */
    async close(): Promise<void> {
      closed = true
      quiet()
      clearTimeout(timer)
      if (node.state() !== 'mirror_lost') await polling
    },
  }
}
export type Cashier = ReturnType<typeof openCashier>
