import type { House } from '#core/api/house.ts'
import { releases } from '#core/journal/node.ts'
import { openAttempts } from '#core/sales/attempts.ts'
import { homeOf } from '#core/sales/home.ts'
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
import { openComparison } from './comparison.ts'
import { openCreation } from './creation.ts'
import { giveBack } from './give-back.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'
import { openTries } from './tries.ts'

const actor = { who: 'node', via: 'payments' }
/** Open payments are asked for this often, because webhooks get lost. */
const pollMs = 10_000
/** Closed payments of the last two days are asked for this often. */
const lookAgainMs = 600_000
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
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lastLookMs = 0
  let polling: Promise<void> = Promise.resolve()
  const comparison = openComparison(node, provider, refundAll)
  const waits = (billId: string) => comparison.waits(homeOf(node.db, billId))

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

  /** Asks the provider and writes its final word; an open payment changes nothing. */
  async function ask(payment: PaymentRow): Promise<void> {
    await hear(payment)
    await refundAll()
  }

  async function hear(payment: PaymentRow): Promise<void> {
    const { id, providerRef } = payment
    const waiting = waits(payment.billId)
    // What the provider says now could not be written, or would rest on turns that another box knows more of.
    if (waiting === 'box') return requireMoving(payment.billId)
    if (!providerRef) return void (isOpen(payment.status) && (await start(id)))
    const bill = billById(node.db, payment.billId)
    // What another attempt has paid is not to be paid again: the provider is asked to end this one.
    const unwanted = isOpen(payment.status) && bill && moneyCame(bill.status) && !waiting
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
      if (!closed && !waits(refund.billId))
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
            requireMoving(billId)
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
        await node.released()
        for (const refund of openRefunds(node.db))
          if (refund.id === id || refund.paymentId === id) {
            requireMoving(refund.billId)
            await tries.counted(`refund:${refund.id}`, () => giveBack(node, provider, refund))
          }
      } finally {
        await tries.write()
      }
    },
    /**
     * Reads the provider's own list since a moment (ISO) and writes down what the journal lost; until that has come to its
     * end no money is ordered. It begins by itself when the relay has come back from an older copy.
     */
    reconcile: comparison.reconcile,
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
      if (releases(node)) await polling
    },
  }
}
export type Cashier = ReturnType<typeof openCashier>
