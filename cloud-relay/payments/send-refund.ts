import { nodeActor, partsOf } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { receiveBeforeOrdering, receivePayment } from '#core/sales/payment-commands.ts'
import { coveredOf, movementOf, refundNamesOf, retriesOf } from '#core/billing/refunds/movement-store.ts'
import { billById } from '#core/billing/store.ts'
import { refundById } from '#core/billing/refunds/money-store.ts'
import { paymentById } from '#core/billing/payment-store.ts'
import { isWhatWasAsked, keyOfRefund, type ReportedRefund } from '#core/sales/reported.ts'
import { unmatchedPaymentById } from '#core/billing/payment-store.ts'
import { ProviderTrouble, type PaymentProvider } from './provider.ts'

const actor = nodeActor('payments')

/**
 * Orders one refund. The provider is asked first what was already refunded: it may have forgotten the key, and the
 * payment may have been refunded on the provider's own pages or charged back. No other refund of the same payment may
 * be ordered meanwhile. Only payments that this relay opened, or found at the provider, are refunded, whatever a box
 * has written. Throws `ProviderTrouble`.
 */
export async function sendRefund(node: Node, provider: PaymentProvider, refundId: string): Promise<void> {
  const { paymentId } = refundById(node.db, refundId)!
  const { providerRef: ref, cents: paidCents } = paymentById(node.db, paymentId) ?? {}
  if (!ref) throw new ProviderTrouble('the provider has not named this payment yet')
  if (!isOurs(node, paymentId)) throw new ProviderTrouble('the payment was not opened by this relay')
  const reported = await provider.read(ref, refundNamesOf(node.db, paymentId))
  const named = unmatchedPaymentById(node.db, paymentId)?.namedPaymentId ?? paymentId
  await node.execute(actor, tx => receiveBeforeOrdering(tx, paymentId, reported))
  if (!isWhatWasAsked({ paymentId: named, cents: paidCents! }, reported))
    throw new ProviderTrouble('the provider tells of another payment')
  // Asking took a while: it may be gone, after tables were read anew.
  const refund = refundById(node.db, refundId)
  if (refund?.status !== 'refunding') return
  if (onTheirWayUnasked(node, reported.refunds).length)
    throw new ProviderTrouble('money that nobody here has ordered is on its way back')
  // What is back of it already, by hand or by an order of a lost history, is not sent again.
  const { owedCents: cents, movements } = coveredOf(node.db, refund)
  const gone = [...reported.refunds.filter(({ status }) => status !== 'failed'), ...reported.chargebacks]
  const back = gone.reduce((sum, each) => sum + each.cents, 0)
  if (back + cents > reported.cents)
    throw new ProviderTrouble(`${back} of ${reported.cents} cents are back already`)
  const key = keyOfRefund(refundId, retriesOf(node.db, refundId) + movements)
  const ordered = await provider.refund({ key, ref, cents })
  await node.execute(actor, tx => receivePayment(tx, paymentId, { ...reported, refunds: [ordered] }))
}

/**
 * Refunds on their way that this journal does not know: somebody made them on the provider's pages, or a history ordered
 * them that was lost. Once they are back they may cover what is owed, so nothing more of the payment is ordered until then.
 */
const onTheirWayUnasked = ({ db }: Node, refunds: readonly ReportedRefund[]): ReportedRefund[] =>
  refunds.filter(({ ref, status }) => status === 'pending' && !movementOf(db, ref))

function isOurs(node: Node, paymentId: string): boolean {
  if (unmatchedPaymentById(node.db, paymentId)) return true
  const bill = billById(node.db, paymentById(node.db, paymentId)?.billId ?? '')
  return bill !== undefined && partsOf(bill.origin).nodeId === node.identity.nodeId
}
