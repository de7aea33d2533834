import type { TakenBy } from '../billing/methods/payment-method.ts'
import type { MovedCents } from '../billing/facts.ts'
import {
  coveredOf,
  unmatchedMovementsOf,
  isUnmatchedMovement,
  isMismatched,
  isSettledOutside,
  movementOf,
} from '../billing/refunds/movement-store.ts'
import { billById } from '../billing/store.ts'
import { refundById, refundsOf, type RefundRow } from '../billing/refunds/money-store.ts'
import {
  unmatchedPaymentById,
  paymentById,
  paymentByProviderRef,
  type PaymentRow,
} from '../billing/payment-store.ts'
import type { Scope } from '../journal/fact.ts'
import type { Tx } from '../journal/node.ts'
import { scopeOfUnmatched } from './final-word.ts'
import { cinemaOfListed, isOurs } from './load.ts'
import { settlePayment, recordPayment, type Reached } from './online-commands.ts'
import {
  explaining,
  isWhatWasAsked,
  refundOfKey,
  wentBack,
  type ReportedPayment,
  type ReportedRefund,
} from './reported.ts'

/**
 * Turns what a provider reports about a payment into facts: its final result, what became of its refunds, and refunds
 * nobody here had ordered. An answer about another sum, currency or purchase is recorded for an employee, and nothing
 * else of it is used. Received twice it writes nothing.
 *
 * @returns whether it was accepted
 */
export function receivePayment(
  tx: Tx,
  paymentId: string,
  reported: ReportedPayment,
  reached?: Reached,
): boolean {
  const payment = paymentById(tx.db, paymentId)
  if (!payment) return false
  const named = unmatchedPaymentById(tx.db, paymentId)?.namedPaymentId ?? paymentId
  if (!isWhatWasAsked({ paymentId: named, cents: payment.cents }, reported)) {
    noteMismatch(tx, payment, reported)
    return false
  }
  if (reported.status !== 'open')
    settlePayment(tx, paymentId, reported.status, { reached, wentBack: wentBack(reported) })
  for (const refund of reported.refunds) receiveRefund(tx, payment, refund)
  for (const { ref, cents } of reported.chargebacks)
    if (!movementOf(tx.db, ref))
      tx.append(scopeOfPayment(tx, { ...payment, paymentId }), 'payment.charged_back', {
        movement: ref,
        billId: payment.billId,
        paymentId,
        cents,
      })
  // A chargeback that the bank has taken back is told of no more.
  const inForce = new Set(reported.chargebacks.map(({ ref }) => ref))
  for (const { movement, kind } of unmatchedMovementsOf(tx.db, paymentId))
    if (kind === 'chargeback' && !inForce.has(movement)) cameBack(tx, paymentId, movement)
  return true
}

/**
 * The same, and then each refund still to be ordered is matched with money that went back without an order of ours, as
 * far as that covers it. Only the code that orders refunds may call this, with an answer younger than the last order.
 */
export function receiveBeforeOrdering(tx: Tx, paymentId: string, reported: ReportedPayment): void {
  if (!receivePayment(tx, paymentId, reported)) return
  // Money that the bank returned since covers nothing.
  const inForce = new Set(
    [...reported.refunds.filter(({ status }) => status === 'done'), ...reported.chargebacks].map(
      ({ ref }) => ref,
    ),
  )
  for (const refund of refundsOf(tx.db, paymentId)) {
    if (refund.status !== 'refunding') continue
    const left = unmatchedMovementsOf(tx.db, paymentId).filter(({ movement }) => inForce.has(movement))
    const movements = explaining(coveredOf(tx.db, refund).owedCents, left)
    if (movements.length) confirmRefund(tx, refund.id, movements)
  }
}

function noteMismatch(tx: Tx, payment: PaymentRow, { cents, currency, metadata }: ReportedPayment): void {
  const { id: paymentId, billId } = payment
  if (isMismatched(tx.db, paymentId)) return
  tx.append(scopeOfPayment(tx, { billId, paymentId }), 'payment.mismatched', {
    billId,
    paymentId,
    reported: { cents, currency, paymentId: metadata['paymentId'] ?? '' },
  })
}

function receiveRefund(tx: Tx, payment: PaymentRow, { ref, key, cents, status }: ReportedRefund): void {
  const { id: paymentId } = payment
  const named = refundById(tx.db, refundOfKey(key))
  // A refund an employee has settled another way matches no later order: should its order arrive, it must be shown.
  const isOrdered = named?.paymentId === paymentId && !isSettledOutside(tx.db, named.id)
  const refund = isOrdered ? named : undefined
  if (status === 'failed') return cameBack(tx, paymentId, ref, refund && { refund, cents })
  const known = movementOf(tx.db, ref)?.status
  if (known === status || known === 'failed' || known === 'done') return
  if (status === 'done') return noteBack(tx, payment, { movement: ref, cents }, refund)
  // An order of a history that was lost may have had this very name, and another sum.
  if (refund)
    tx.append(scopeOfPayment(tx, refund), 'refund.accepted', {
      ...moneyOfRefund(refund),
      cents,
      movement: ref,
    })
}

/**
 * Money went back at the provider: for the refund it was ordered as, up to what is owed of that. What is beyond, or
 * was ordered by nobody here, explains other refunds, or is listed.
 */
function noteBack(tx: Tx, payment: PaymentRow, { movement, cents }: MovedCents, refund?: RefundRow): void {
  const { id: paymentId, billId } = payment
  if (isUnmatchedMovement(tx.db, movement)) return
  const part = refund ? Math.min(cents, coveredOf(tx.db, refund).owedCents) : 0
  if (part < cents)
    tx.append(scopeOfPayment(tx, { billId, paymentId }), 'refund.found', {
      movement,
      billId,
      paymentId,
      cents,
    })
  if (refund && part > 0) confirmRefund(tx, refund.id, [{ movement, cents: part }])
}

/**
 * The bank returned a movement: whatever it covered is owed again.
 *
 * @param ordered the refund that it was ordered as, if that is to hear of it, and its sum
 */
function cameBack(
  tx: Tx,
  paymentId: string,
  movement: string,
  ordered?: { refund: RefundRow; cents: number },
): void {
  for (const refund of refundsOf(tx.db, paymentId)) {
    const part = movementOf(tx.db, movement, refund.id)
    const isOrdered = refund.id === ordered?.refund.id && part?.status !== 'failed'
    if (part?.status !== 'done' && !isOrdered) continue
    const cents = part?.status === 'done' ? part.cents : ordered!.cents
    tx.append(scopeOfPayment(tx, refund), 'refund.failed', { ...moneyOfRefund(refund), cents, movement })
  }
}

/**
 * Compares one payment of the provider's list with the journal. A known one is updated; one whose answer was lost is
 * linked; one the journal lost is recorded, and refunded when it is paid. Payments of others who share the account are
 * left alone. Received twice it writes nothing.
 *
 * @param by whose list it is
 */
export function compareListed(
  tx: Tx,
  by: Pick<TakenBy, 'provider' | 'account'>,
  listed: ReportedPayment,
  reached?: Reached,
): void {
  const { metadata, ref } = listed
  const { billId = '', paymentId = '' } = metadata
  if (!isOurs(tx, metadata)) return
  const known = paymentByProviderRef(tx.db, ref) ?? linked(tx, paymentId, by.account, listed)
  const id = known?.id ?? `found-${ref}`
  if (!known) {
    const seats = metadata['seats'] ?? ''
    const cinemaId = cinemaOfListed(tx.db, metadata)
    tx.append(scopeOfUnmatched(cinemaId), 'payment.found', {
      paymentId: id,
      providerRef: ref,
      provider: by.provider,
      account: by.account,
      cents: listed.cents,
      cinemaId,
      named: { billId, paymentId, seats },
      expiresAt: listed.expiresAt,
    })
  }
  receivePayment(tx, id, listed, reached)
}

/**
 * A payment of ours whose provider id was lost; with another sum it is only recorded. An attempt that was opened at
 * another account is another payment, whatever it is called.
 */
function linked(tx: Tx, paymentId: string, account: string, listed: ReportedPayment) {
  const payment = paymentById(tx.db, paymentId)
  if (!payment || payment.providerRef || payment.account !== account) return undefined
  const { ref: providerRef, checkoutUrl, expiresAt } = listed
  if (isWhatWasAsked({ paymentId, cents: payment.cents }, listed))
    recordPayment(tx, { id: paymentId, providerRef, checkoutUrl, expiresAt })
  return payment
}

/**
 * The money of a refund is back. Reported twice it is written once; unknown refunds are left alone.
 *
 * @param movements what covers more of it at the provider; none where it was settled outside
 */
export function confirmRefund(tx: Tx, refundId: string, movements: MovedCents[] = []): void {
  const refund = refundById(tx.db, refundId)
  if (!refund || refund.status === 'refunded') return
  const { owedCents } = coveredOf(tx.db, refund)
  // All that one movement ever covered, or was ever settled outside, is told as one.
  const inAll = ({ movement, cents }: MovedCents) => {
    const known = movementOf(tx.db, movement, refundId)
    return { movement, cents: cents + (known?.status === 'done' ? known.cents : 0) }
  }
  const body = movements.length
    ? { ...moneyOfRefund(refund), movements: movements.map(inAll) }
    : { ...moneyOfRefund(refund), cents: inAll({ movement: '', cents: owedCents }).cents, movements }
  tx.append(scopeOfPayment(tx, refund), 'refund.done', body)
}

/** The fields every fact about a refund's money has. */
export function moneyOfRefund({ id, billId, paymentId, cents }: RefundRow) {
  return { refundId: id, billId, paymentId, cents }
}

/** The stream of a payment: its bill's cinema, or that of the unmatched payment. */
export function scopeOfPayment(tx: Tx, { billId, paymentId }: { billId: string; paymentId: string }): Scope {
  const bill = billById(tx.db, billId)
  if (bill) return `cinema:${bill.cinemaId}`
  return scopeOfUnmatched(unmatchedPaymentById(tx.db, paymentId)?.cinemaId ?? null)
}
