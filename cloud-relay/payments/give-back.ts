import type { Node } from '#core/journal/node.ts'
import { confirmRefund } from '#core/sales/confirm-refund.ts'
import { paymentById, refundsOf, type RefundRow } from '#core/sales/store.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'

const actor = { who: 'node', via: 'payments' }

/**
 * Sends one refund. The provider is asked first what went back already: its memory of keys may be short, and a person
 * may have sent the money back on the provider's own pages. Throws `ProviderTrouble`.
 */
export async function giveBack(node: Node, provider: PaymentProvider, refund: RefundRow): Promise<void> {
  const ref = paymentById(node.db, refund.paymentId)?.providerRef
  if (!ref) throw new ProviderTrouble('the provider has not named this payment yet')
  const payment = await provider.read(ref)
  if (!isBack(node, refund, payment.refunds)) {
    const back = payment.refunds.reduce((sum, each) => sum + each.cents, 0)
    if (back + refund.cents > payment.cents)
      throw new ProviderTrouble(`${back} of ${payment.cents} cents are back already`)
    await provider.refund({ key: refund.id, ref, cents: refund.cents })
  }
  await node.execute(actor, tx => confirmRefund(tx, refund.id))
}

/** Whether its money went back: under our key, or by somebody's hand with nothing of ours to explain it. */
function isBack(node: Node, refund: RefundRow, told: readonly { key: string; cents: number }[]): boolean {
  if (told.some(each => each.key === refund.id)) return true
  const ours = new Set(refundsOf(node.db, refund.paymentId).map(each => each.id))
  const byHand = told.filter(each => !ours.has(each.key)).reduce((sum, each) => sum + each.cents, 0)
  return byHand >= refund.cents
}
