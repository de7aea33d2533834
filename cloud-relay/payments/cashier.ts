import type { House } from '#core/api/house.ts'
import { hearFinalWord, recordPayment } from '#core/sales/online.ts'
import {
  billById,
  closedPayments,
  linesOf,
  openPayments,
  openRefunds,
  paymentByProviderRef,
  paymentById,
  type PaymentRow,
  type RefundRow,
} from '#core/sales/store.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'

const actor = { who: 'node', via: 'payments' }
/** Open payments are asked for this often, because webhooks get lost. */
const pollMs = 10_000
/** Closed payments of the last two days are asked for this often. */
const lookAgainMs = 600_000
const lateMoneyMs = 2 * 86_400_000

/**
 * Sees every online payment through to its end: created at the provider once, asked for until final, refunded when
 * its money came too late. Everything it decides is a fact first.
 */
export function openCashier(
  house: House,
  provider: PaymentProvider,
  addresses: { publicUrl: string; webhookBase: string },
) {
  const { node } = house
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let lastLookMs = 0
  let polling: Promise<void> = Promise.resolve()

  /** The payment with its hosted page. Throws `ProviderTrouble`; the bill stays open and the next call tries again. */
  async function start(paymentId: string): Promise<PaymentRow> {
    const payment = paymentById(node.db, paymentId)!
    if (payment.checkoutUrl || payment.status !== 'paying') return payment
    const bill = billById(node.db, payment.billId)!
    const created = await provider.create({
      key: payment.id,
      cents: payment.cents,
      description: bill.id,
      redirectUrl: new URL(
        `/${bill.locale}/payments/${payment.id}/${provider.id}/status`,
        addresses.publicUrl,
      ).href,
      webhookUrl: new URL('/api/payments/webhook', addresses.webhookBase).href,
      metadata: metadataOf(bill.id, payment),
    })
    await node.execute(actor, tx =>
      recordPayment(tx, {
        id: payment.id,
        providerRef: created.ref,
        checkoutUrl: created.checkoutUrl,
        expiresAt: created.expiresAt,
      }),
    )
    return paymentById(node.db, paymentId)!
  }

  /** Enough for the provider's own list to rebuild what was sold, should this disk be lost. */
  function metadataOf(billId: string, payment: PaymentRow): Record<string, string> {
    const lines = linesOf(node.db, billId).filter(line => line.seatId)
    return {
      billId,
      paymentId: payment.id,
      seats: lines.map(line => `${line.scheduleId}/${line.seatId}`).join(' '),
    }
  }

  /** Asks the provider and writes its final word; an open payment changes nothing. */
  async function ask(payment: PaymentRow): Promise<void> {
    await hear(payment)
    await refundAll()
  }

  async function hear(payment: PaymentRow): Promise<void> {
    if (!payment.providerRef) return void (payment.status === 'paying' && (await start(payment.id)))
    const { status } = await provider.read(payment.providerRef)
    if (status !== 'open') await node.execute(actor, tx => hearFinalWord(tx, payment.id, status))
  }

  async function refundAll(): Promise<void> {
    // Money moves only for facts that would survive this disk.
    await node.released()
    for (const refund of openRefunds(node.db)) if (!closed) await untroubled(() => giveBack(refund))
  }

  async function giveBack(refund: RefundRow): Promise<void> {
    const ref = paymentById(node.db, refund.paymentId)?.providerRef
    if (!ref) return
    await provider.refund({ key: refund.id, ref, cents: refund.cents })
    await node.execute(actor, tx => {
      // Two webhooks at once ask for the same refund; the provider gives it once, and once it is told.
      if (!openRefunds(tx.db).some(open => open.id === refund.id)) return
      const { cinemaId } = billById(tx.db, refund.billId)!
      tx.append(`cinema:${cinemaId}`, 'refund.done', {
        refundId: refund.id,
        billId: refund.billId,
        paymentId: refund.paymentId,
        cents: refund.cents,
      })
    })
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
    if (!closed) timer = setTimeout(begin, pollMs)
  }

  /** One payment or refund the provider does not answer for must not keep the others waiting. */
  async function untroubled(work: () => Promise<void>): Promise<void> {
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
    /** A webhook is a hint: the payment it names is asked for, whatever it says. Unknown names are ignored. */
    async hint(ref: string): Promise<void> {
      const payment = paymentByProviderRef(node.db, ref)
      if (payment) await ask(payment)
    },
    begin,
    /** Lets the question at work finish. */
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await polling
    },
  }
}
export type Cashier = ReturnType<typeof openCashier>
