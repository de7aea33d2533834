import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Fact } from '../journal/fact.ts'
import { withNewCards } from './card-rest-store.ts'
import { voucherById } from './store.ts'

/** Vouchers of purchases whose money the provider alone knew of, and goes back; the purchase is unknown here, or not paid. */
const paidBack = (q: Builder) =>
  q
    .selectFrom('unmatched_payments as u')
    .crossJoin('refunds as r')
    .crossJoin('vouchers as v')
    .leftJoin('bills as b', 'b.id', 'v.bill_id')
    .select('v.id')
    .distinct()
    .whereRef('r.payment_id', '=', 'u.id')
    .whereRef('v.bill_id', '=', 'u.named_bill_id')
    .where(({ or, eb }) =>
      or([eb('b.id', 'is', null), eb('b.status', 'in', ['cancelled', 'expired', 'failed'])]),
    )

/**
 * Those of purchases of which it was lost here that they were paid, and whose money goes back as a whole: only what was
 * settled has a number.
 */
const sentBack = (q: Builder) =>
  q
    .selectFrom('voucher_orders as o')
    .crossJoin('vouchers as v')
    .crossJoin('bills as b')
    .select('v.id')
    .whereRef('v.id', '=', 'o.voucher_id')
    .whereRef('b.id', '=', 'o.bill_id')
    .where('b.number', 'is', null)
    .where('b.status', 'in', ['refunding', 'refunded'])

const all = prepared(q => paidBack(q).orderBy('v.id'))
const allSentBack = prepared(q => sentBack(q).orderBy('v.id'))
const isSentBack = prepared((q, given: { voucherId: string }) =>
  sentBack(q).where('o.voucher_id', '=', given.voucherId),
)
const ofBill = prepared((q, given: { billId: string }) =>
  paidBack(q).where('u.named_bill_id', '=', given.billId).orderBy('v.id'),
)
/** Of those that a return ended the return gives back what they cost. */
const endedOfBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('unmatched_payments as u')
    .crossJoin('refunds as r')
    .crossJoin('vouchers as v')
    .crossJoin('voucher_cancellations as c')
    .select('v.id')
    .distinct()
    .where('u.named_bill_id', '=', given.billId)
    .whereRef('r.payment_id', '=', 'u.id')
    .whereRef('v.bill_id', '=', 'u.named_bill_id')
    .whereRef('c.voucher_id', '=', 'v.id')
    .where('c.return_id', 'is', null)
    .orderBy('v.id'),
)
const named = prepared((q, given: { paymentId: string }) =>
  q.selectFrom('unmatched_payments').select('named_bill_id as billId').where('id', '=', given.paymentId),
)

/**
 * Vouchers that were issued for a purchase of which only their issue came back after a loss, or of which is lost that it was
 * paid, while its money goes back. Read after a loss alone.
 */
export function vouchersPaidBack(db: Db): string[] {
  return [...all.all(db), ...allSentBack.all(db)].map(({ id }) => id)
}

/** Whether the money for a voucher goes back, and its purchase is not known here as paid. */
export function wasPaidBack(db: Db, voucherId: string): boolean {
  if (isSentBack.first(db, { voucherId })) return true
  const { billId = null } = voucherById(db, voucherId) ?? {}
  return billId !== null && ofBill.all(db, { billId }).some(({ id }) => id === voucherId)
}

/**
 * Whether a voucher of a purchase has ended, since the money of an attempt that was lost here went back: who pays for the
 * purchase now would have nothing of it. One that lives on as a new card has not.
 */
export function hasEndedPaidBack(db: Db, billId: string): boolean {
  const isOver = (code: string) => voucherById(db, code)?.cancelled !== false
  return endedOfBill.all(db, { billId }).some(({ id }) => [...withNewCards(db, id)].every(isOver))
}

/** The same of the purchase that a fact is about: an attempt of it ended, or money of it goes back. */
export function vouchersPaidBackIn(db: Db, { type, body }: Fact): string[] {
  const billId =
    type === 'refund.requested'
      ? named.first(db, { paymentId: (body as { paymentId: string }).paymentId })?.billId
      : type === 'payment.closed'
        ? (body as { billId: string }).billId
        : undefined
  return billId ? ofBill.all(db, { billId }).map(({ id }) => id) : []
}
