import type { Node } from '#core/journal/node.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { receivePayment } from '#core/sales/payment-commands.ts'
import { isNews } from '#core/sales/reported.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { isOpen, moneyCame } from '#core/billing/status-order.ts'
import { billById, paymentById, type PaymentRow } from '#core/billing/store.ts'
import { ProviderTrouble, type PaymentProvider, type ProviderPayment } from './provider.ts'
import type { AttemptLog } from './attempt-log.ts'

const actor = nodeActor('payments')

/**
 * What is said with the provider about one payment: it is created once, asked for, given up, and what the provider says
 * of it is written down. All of it throws `ProviderTrouble` when the provider does not answer, or while no money of that
 * purchase is ordered.
 *
 * @param parts.create makes the payment at the provider, once
 * @param parts.waits what the money of a purchase waits for; null when it moves
 * @param parts.onNews something was written down, after which money may be owed
 */
export function openPaymentExchange(parts: {
  node: Node
  provider: PaymentProvider
  create: (payment: PaymentRow) => Promise<PaymentRow>
  tries: AttemptLog
  waits: (billId: string) => Waits
  onNews: () => void
}) {
  const { node, provider, create, tries, waits } = parts

  /** Throws `ProviderTrouble` while no money of this purchase is ordered. */
  function requireMoving(billId: string): void {
    const what = waits(billId)
    if (what === 'box') throw new ProviderTrouble('a box has not been heard yet')
    if (what) throw new ProviderTrouble('the provider’s list is being compared first')
  }

  /** The payment with its hosted page; the bill stays open when there is none, and the next call tries again. */
  async function start(paymentId: string): Promise<PaymentRow> {
    const payment = paymentById(node.db, paymentId)!
    if (payment.checkoutUrl || !isOpen(payment.status)) return payment
    requireMoving(payment.billId)
    await node.whenMirrored()
    return tries.counted(`payment:${paymentId}`, () => create(payment))
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
    await node.execute(actor, tx => receivePayment(tx, paymentId, told))
    parts.onNews()
  }

  return {
    requireMoving,
    start,
    hear,
    /** Writes down what the provider's list says of a payment. */
    believe,
    /** A visitor does not want to pay any more: the provider is asked to end it, and its word alone ends it. */
    async cancel({ id, billId }: Pick<PaymentRow, 'id' | 'billId'>): Promise<void> {
      requireMoving(billId)
      const { providerRef } = await start(id)
      if (providerRef) await hearOf(id, () => provider.cancel(providerRef))
    },
  }
}
export type PaymentTalk = ReturnType<typeof openPaymentExchange>
