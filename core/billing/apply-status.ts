import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { BillStatus, PaymentStatus } from '../database/statuses.ts'
import type { Fact } from '../journal/fact.ts'
import { noteEarlyBill, noteEarlyPayment } from './early-store.ts'
import type { PurchaseRef } from './purchase-of.ts'
import { furtherBillStatus, furtherPaymentStatus, moneyCame, statusOfAttempts } from './status-order.ts'
import { statusOf } from './store.ts'

type AtProvider = { id: string; providerRef: string; checkoutUrl: string | null; expiresAt: string | null }
const putProvider = prepared((q, given: AtProvider) =>
  q
    .updateTable('payments')
    .set({
      provider_ref: given.providerRef,
      checkout_url: given.checkoutUrl,
      expires_at: given.expiresAt,
    })
    .where('id', '=', given.id),
)
/** Of two numbers that a relay gave it, as it had forgotten the first, the earliest stands in any order. */
const setNumber = prepared((q, given: { id: string; number: string; at: string }) =>
  q
    .updateTable('bills')
    .set({ number: given.number, settled_at: given.at })
    .where('id', '=', given.id)
    .where(sql<boolean>`(number is null or (${given.at}, ${given.number}) < (settled_at, number))`),
)
const setBillStatus = prepared((q, given: { id: string; status: BillStatus }) =>
  q.updateTable('bills').set({ status: given.status }).where('id', '=', given.id),
)
const attemptsOf = prepared((q, given: { billId: string }) =>
  q.selectFrom('payments').select('status').where('bill_id', '=', given.billId),
)
const paymentStatus = prepared((q, given: { id: string }) =>
  q.selectFrom('payments').select('status').where('id', '=', given.id),
)
const setPaymentStatus = prepared((q, given: { id: string; status: PaymentStatus }) =>
  q.updateTable('payments').set({ status: given.status }).where('id', '=', given.id),
)
const setRefunded = prepared((q, given: { paymentId: string }) =>
  q
    .updateTable('payments')
    .set(({ selectFrom }) => ({
      refunded_cents: selectFrom('refunds')
        .select(sql<number>`coalesce(sum(refunds.cents), 0)`.as('cents'))
        .where('payment_id', '=', given.paymentId)
        .where('refunds.status', '=', 'refunded'),
    }))
    .where('id', '=', given.paymentId),
)
const setBillRefunded = prepared((q, given: { billId: string }) =>
  q
    .updateTable('bills')
    .set({
      status: sql<BillStatus>`case when exists (select 1 from refunds where bill_id = bills.id and status <> 'refunded')
        then 'refunding' else 'refunded' end`,
    })
    .where('id', '=', given.billId)
    .where('status', 'in', ['refunding', 'refunded']),
)

/** A bill goes on to a status, or stays where it is further; one that is not known yet will. */
export function moveBill(db: Db, fact: Fact<PurchaseRef & { billId: string }>, to: BillStatus): void {
  const { billId } = fact.body
  const status = statusOf(db, billId)
  if (!status) return noteEarlyBill(db, fact, { status: to })
  setBillStatus.run(db, { id: billId, status: furtherBillStatus(status, to) })
}

/** A bill of the website is paid, and has a number. */
export function numberBill(db: Db, fact: Fact<PurchaseRef & { billId: string }>, number: string): void {
  const { at, body } = fact
  if (statusOf(db, body.billId)) setBillNumber(db, { id: body.billId, number, at })
  else noteEarlyBill(db, fact, { number })
}

/** @param given.at ISO, when it was settled; the earliest stands */
export function setBillNumber(db: Db, given: { id: string; number: string; at: string }): void {
  setNumber.run(db, given)
}

/** A payment goes on to a status, or stays where it is further; one that is not known yet will. */
export function movePayment(db: Db, paymentId: string, to: PaymentStatus): void {
  const known = paymentStatus.first(db, { id: paymentId })
  if (!known) return noteEarlyPayment(db, paymentId, { status: to })
  setPaymentStatus.run(db, { id: paymentId, status: furtherPaymentStatus(known.status, to) })
}

/** What its provider calls a payment, where it is paid, and until when. */
export function placeAtProvider(db: Db, at: AtProvider): void {
  if (putProvider.run(db, at)) return
  noteEarlyPayment(db, at.id, {
    provider_ref: at.providerRef,
    checkout_url: at.checkoutUrl,
    expires_at: at.expiresAt,
  })
}

/** While no money has come, a bill is what its attempts are: another one opens it anew. */
export function followAttempts(db: Db, billId: string): void {
  const known = statusOf(db, billId)
  if (!known || moneyCame(known)) return
  const attempts = attemptsOf.all(db, { billId }).map(({ status }) => status)
  setBillStatus.run(db, { id: billId, status: statusOfAttempts(attempts) ?? known })
}

/** What of a payment is back is the sum of its refunds that are. */
export function sumRefunded(db: Db, paymentId: string): void {
  if (!setRefunded.run(db, { paymentId })) noteEarlyPayment(db, paymentId, {})
}

/** A bill whose money goes back as a whole is refunded once all of its refunds are. */
export function followRefunds(db: Db, billId: string): void {
  setBillRefunded.run(db, { billId })
}
