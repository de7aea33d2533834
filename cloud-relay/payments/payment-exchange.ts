import type { Node } from '#core/journal/node.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { exchangeOfPayment } from '#core/billing/refunds/exchange-payment-store.ts'
import type { Reached } from '#core/sales/online-commands.ts'
import { receivePayment } from '#core/sales/payment-commands.ts'
import { isNews } from '#core/sales/reported.ts'
import type { Waits } from '#core/sales/worklist/worklist.ts'
import { isOpen, moneyCame } from '#core/billing/status-order.ts'
import { billById } from '#core/billing/store.ts'
import { coversByChargeback, refundNamesOf } from '#core/billing/refunds/movement-store.ts'
import { paymentById, type PaymentRow } from '#core/billing/payment-store.ts'
import { ProviderTrouble, type PaymentProvider, type ProviderPayment } from './provider.ts'
import type { AttemptLog } from './attempt-log.ts'

const actor = nodeActor('payments')

/**
 * The calls to the provider about one payment: creating it once, asking for it, cancelling it; the answers are
 * recorded. All throw `ProviderTrouble` when the provider does not answer, or while no money of that purchase may be
 * ordered.
 *
 * @param parts.create makes the payment at the provider, once
 * @param parts.waits what the money of a purchase waits for; null when it does not wait
 * @param parts.onNews called when something was recorded that may need a refund
 */
export function openPaymentExchange(parts: {
  node: Node
  provider: PaymentProvider
  create: (payment: PaymentRow) => Promise<PaymentRow>
  tries: AttemptLog
  waits: (billId: string) => Waits
  onNews: () => void
  /** Whether a cinema's box is connected. */
  reached: Reached
}) {
  const { node, provider, create, tries, waits } = parts

  /** Throws `ProviderTrouble` while no money of this purchase may be ordered. */
  function requireMoving(billId: string): void {
    const what = waits(billId)
    if (what === 'box') throw new ProviderTrouble('a box has not been heard yet')
    if (what) throw new ProviderTrouble('the provider’s list is being compared first')
  }

  /** The payment with its hosted page; the bill stays open when there is none, and the next call is another attempt. */
  async function start(paymentId: string): Promise<PaymentRow> {
    const payment = paymentById(node.db, paymentId)!
    if (payment.checkoutUrl || !isOpen(payment.status)) return payment
    requireMoving(payment.billId)
    await node.whenMirrored()
    return tries.counted(`payment:${paymentId}`, () => create(payment))
  }

  /**
   * Asks the provider about one payment and records its answer; refunds it makes necessary are ordered automatically.
   */
  async function readPayment(paymentId: string): Promise<void> {
    const payment = paymentById(node.db, paymentId)
    // It stood on a list of those to ask, and tables were read anew since.
    if (!payment) return
    const { providerRef, billId, status } = payment
    const waiting = waits(billId)
    // The provider's answer could not be recorded, or would depend on turns that another box knows more about.
    if (waiting === 'box') return requireMoving(billId)
    if (!providerRef) return void (isOpen(status) && (await start(paymentId)))
    const bill = billById(node.db, billId)
    // Another attempt was paid, so this one must not be: the provider is asked to end it. An exchange is paid on top.
    const isMore = exchangeOfPayment(node.db, paymentId) !== undefined
    const unwanted = isOpen(status) && bill && moneyCame(bill.status) && !isMore && !waiting
    const refunds = refundNamesOf(node.db, paymentId)
    await readAndBelieve(paymentId, () =>
      unwanted ? provider.cancel(providerRef, refunds) : provider.read(providerRef, refunds),
    )
  }

  async function readAndBelieve(
    paymentId: string,
    asking: () => ReturnType<PaymentProvider['read']>,
  ): Promise<void> {
    await believe(paymentId, await tries.counted(`payment:${paymentId}`, asking))
  }

  async function believe(paymentId: string, reported: ProviderPayment): Promise<void> {
    // Asking took a while: what was read before may be gone, after tables were read anew.
    const payment = paymentById(node.db, paymentId)
    if (!payment || !isNews(payment, reported, coversByChargeback(node.db, paymentId))) return
    await node.execute(actor, tx => receivePayment(tx, paymentId, reported, parts.reached))
    parts.onNews()
  }

  return {
    requireMoving,
    start,
    readPayment: readPayment,
    /** Records what the provider's list says about a payment. */
    believe,
    /** A visitor cancels the payment: the provider is asked to end it, and only its answer ends it. */
    async cancel({ id, billId }: Pick<PaymentRow, 'id' | 'billId'>): Promise<void> {
      requireMoving(billId)
      const { providerRef } = await start(id)
      if (providerRef)
        await readAndBelieve(id, () => provider.cancel(providerRef, refundNamesOf(node.db, id)))
    },
  }
}
export type PaymentExchange = ReturnType<typeof openPaymentExchange>
