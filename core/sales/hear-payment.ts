import type { Tx } from '../journal/node.ts'
import { confirmRefund, moneyOfRefund, scopeOfPayment } from './confirm-refund.ts'
import { hearFinalWord } from './online.ts'
import {
  explains,
  foundMovementsOf,
  isFoundMovement,
  isMismatched,
  isSettledOutside,
  movementOf,
} from '../billing/refunds/movement-store.ts'
import { foundById, paymentById, refundById, refundsOf, type PaymentRow } from '../billing/store.ts'
import { explaining, isWhatWasAsked, refundOfKey, type ToldPayment, type ToldRefund } from './told.ts'

/**
 * What a provider tells of a payment becomes facts: its final word, what became of its refunds, and what went back that
 * nobody here had ordered. An answer about another sum, currency or purchase is written down for a person, and nothing of
 * it is believed. Heard twice it writes nothing.
 *
 * @returns whether it was believed
 */
export function hearPayment(tx: Tx, paymentId: string, told: ToldPayment): boolean {
  const payment = paymentById(tx.db, paymentId)
  if (!payment) return false
  const named = foundById(tx.db, paymentId)?.namedPaymentId ?? paymentId
  if (!isWhatWasAsked({ paymentId: named, cents: payment.cents }, told)) {
    noteMismatch(tx, payment, told)
    return false
  }
  if (told.status !== 'open') hearFinalWord(tx, paymentId, told.status)
  for (const refund of told.refunds) hearRefund(tx, payment, refund)
  for (const { ref, cents } of told.chargebacks)
    if (!movementOf(tx.db, ref))
      tx.append(scopeOfPayment(tx, { ...payment, paymentId }), 'payment.charged_back', {
        movement: ref,
        billId: payment.billId,
        paymentId,
        cents,
      })
  return true
}

/** Whether an answer of the provider may change anything here: most say that a payment is still open. */
export function isNews({ id, status, cents }: PaymentRow, told: ToldPayment): boolean {
  if (told.status !== 'open' && told.status !== status) return true
  if (told.refunds.length || told.chargebacks.length) return true
  return !isWhatWasAsked({ paymentId: id, cents }, told)
}

/**
 * The same, and then each refund that is still to be ordered is explained by what went back without an order of ours,
 * as far as that has its cents left. Only who orders refunds may ask this, with an answer younger than the last order.
 */
export function hearBeforeOrdering(tx: Tx, paymentId: string, told: ToldPayment): void {
  if (!hearPayment(tx, paymentId, told)) return
  // What came back from the bank since it was found explains nothing.
  const standing = new Set(
    [...told.refunds.filter(({ status }) => status === 'done'), ...told.chargebacks].map(({ ref }) => ref),
  )
  for (const refund of refundsOf(tx.db, paymentId)) {
    if (refund.status !== 'refunding') continue
    const left = foundMovementsOf(tx.db, paymentId).filter(({ movement }) => standing.has(movement))
    const movements = explaining(refund.cents, left)
    if (movements.length) confirmRefund(tx, refund.id, movements)
  }
}

function noteMismatch(tx: Tx, payment: PaymentRow, { cents, currency, metadata }: ToldPayment): void {
  const { id: paymentId, billId } = payment
  if (isMismatched(tx.db, paymentId)) return
  tx.append(scopeOfPayment(tx, { billId, paymentId }), 'payment.mismatched', {
    billId,
    paymentId,
    told: { cents, currency, paymentId: metadata['paymentId'] ?? '' },
  })
}

function hearRefund(tx: Tx, payment: PaymentRow, told: ToldRefund): void {
  const { ref, cents, status } = told
  const { id: paymentId, billId } = payment
  const refund = refundById(tx.db, refundOfKey(told.key))
  // What a person has paid another way is nobody's refund any more: should its order arrive, somebody must know.
  if (refund?.paymentId !== paymentId || isSettledOutside(tx.db, refund.id)) {
    if (status === 'failed') return failExplained(tx, paymentId, ref)
    if (status === 'done' && !isFoundMovement(tx.db, ref) && !explains(tx.db, ref))
      tx.append(scopeOfPayment(tx, { billId, paymentId }), 'refund.found', {
        movement: ref,
        billId,
        paymentId,
        cents,
      })
    return
  }
  const known = movementOf(tx.db, ref)?.status
  if (known === status || known === 'failed' || (known === 'done' && status === 'pending')) return
  const scope = scopeOfPayment(tx, refund)
  const body = moneyOfRefund(refund)
  if (status === 'done') tx.append(scope, 'refund.done', { ...body, movements: [{ movement: ref, cents }] })
  else
    tx.append(scope, status === 'pending' ? 'refund.accepted' : 'refund.failed', { ...body, movement: ref })
}

/** What a person had sent back by hand came back from the bank: whatever it explained is owed again. */
function failExplained(tx: Tx, paymentId: string, movement: string): void {
  for (const refund of refundsOf(tx.db, paymentId)) {
    const part = movementOf(tx.db, movement, refund.id)
    if (part?.status === 'done')
      tx.append(scopeOfPayment(tx, refund), 'refund.failed', {
        ...moneyOfRefund(refund),
        cents: part.cents,
        movement,
      })
  }
}
