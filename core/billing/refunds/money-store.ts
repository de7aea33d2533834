import { sql } from 'kysely'
import { prepared, type Builder } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import { paymentById } from '../payment-store.ts'
import type { RefundStatus } from '../../database/statuses.ts'

export type RefundRow = {
  id: string
  paymentId: string
  billId: string
  cents: number
  reason: string
  status: RefundStatus
  at: string
}

const refunds = (q: Builder) =>
  q
    .selectFrom('refunds')
    .select(['id', 'payment_id as paymentId', 'bill_id as billId', 'cents', 'reason', 'status', 'at'])
/** Each status has an index of its own, which serves only a status that is part of the text. */
const refundsThatAre = (q: Builder, status: RefundStatus) =>
  refunds(q).where('status', '=', status).orderBy('at').orderBy('id')

const oneRefund = prepared((q, given: { id: string }) => refunds(q).where('id', '=', given.id))
const refundsOfPayment = prepared((q, given: { paymentId: string }) =>
  refunds(q).where('payment_id', '=', given.paymentId).orderBy('at').orderBy('id'),
)
const refundsToOrder = prepared(q => refundsThatAre(q, 'refunding'))
const refundsOnTheirWay = prepared(q => refundsThatAre(q, 'accepted'))
const refundsThatFailed = prepared(q => refundsThatAre(q, 'failed'))
const moneyOfBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.payment_id as paymentId', 'p.status as paymentStatus'])
    // Given back in cash although it was paid otherwise.
    .select(sql<string>`coalesce(r.kind, p.method)`.as('method'))
    .select(['r.cents', 'r.kind', 'r.status', 'r.shift_id as shiftId', 'r.attempt_id as attemptId', 'r.at'])
    .where('r.bill_id', '=', given.billId)
    .orderBy('r.id'),
)
const oneUnderWay = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('refunds')
    .select('id')
    .where('bill_id', '=', given.billId)
    .where('status', '<>', 'refunded')
    .limit(1),
)

export function refundById(db: Db, id: string): RefundRow | undefined {
  return oneRefund.first(db, { id })
}

/** What of a payment goes back or has gone back. */
export function refundsOf(db: Db, paymentId: string): RefundRow[] {
  return refundsOfPayment.all(db, { paymentId })
}

/** Refunds that are still to be ordered at the provider; or, by their status, that are on their way or came back. */
export function openRefunds(db: Db, status: 'refunding' | 'accepted' | 'failed' = 'refunding'): RefundRow[] {
  if (status === 'accepted') return refundsOnTheirWay.all(db)
  if (status === 'failed') return refundsThatFailed.all(db)
  return refundsToOrder.all(db)
}

/** Those of payments that one account at a provider took. */
export function openRefundsAt(db: Db, account: string, status: 'refunding' | 'accepted'): RefundRow[] {
  return openRefunds(db, status).filter(({ paymentId }) => paymentById(db, paymentId)?.account === account)
}

/** The money of one return, by the payment it goes back over. */
export function moneyOf(db: Db, { id, billId }: { id: string; billId: string }) {
  return moneyOfBill.all(db, { billId }).filter(row => row.id.startsWith(`${id}-`))
}

/** All that goes or went back of a bill's money, in the order it was decided. */
export function moneyBackOf(db: Db, billId: string) {
  return moneyOfBill.all(db, { billId }).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** Whether money of a bill is owed or on its way and the provider has not confirmed it. */
export function moneyUnderWay(db: Db, billId: string): boolean {
  return oneUnderWay.first(db, { billId }) !== undefined
}
