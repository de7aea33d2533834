import { sql } from 'kysely'
import { noteAttemptPaid } from '../terminal/apply.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { PaymentStatus } from '../database/statuses.ts'
import type { Tables } from '../database/tables.ts'
import type { TakenBy } from './methods/payment-method.ts'
import type { Paid } from './paid.ts'
import { notePaymentBegun } from './apply-early.ts'
import { furtherPaymentStatus } from './status-order.ts'

const putPayment = prepared((q, given: Omit<Tables['payments'], 'checkout_url'>) =>
  q
    .insertInto('payments')
    .orIgnore()
    .values(
      only(
        given,
        'id',
        'bill_id',
        'method',
        'status',
        'cents',
        'tendered_cents',
        'change_cents',
        'rounding_cents',
        'refunded_cents',
        'provider_ref',
        'expires_at',
        'method_id',
        'provider',
        'account',
        'tip_cents',
        'reference',
        'voucher_id',
        'device',
        'at',
        'shift_id',
        'withdrawable',
        'attempt_id',
      ),
    ),
)
const paymentOfBill = prepared((q, given: { id: string; billId: string }) =>
  q
    .selectFrom('payments')
    .select(['status', 'attempt_id as attemptId'])
    .where('id', '=', given.id)
    .where('bill_id', '=', given.billId),
)
/** What its first fact says of a payment; what becomes of it at its provider is told by others. */
type PaidRow = Omit<
  Tables['payments'],
  'bill_id' | 'status' | 'refunded_cents' | 'provider_ref' | 'checkout_url' | 'expires_at'
>
const updatePayment = prepared((q, given: PaidRow) =>
  q
    .updateTable('payments')
    .set(
      only(
        given,
        'method',
        'cents',
        'tendered_cents',
        'change_cents',
        'rounding_cents',
        'method_id',
        'provider',
        'account',
        'tip_cents',
        'reference',
        'voucher_id',
        'device',
        'at',
        'shift_id',
        'withdrawable',
        'attempt_id',
      ),
    )
    .where('id', '=', given.id)
    .where(
      sql<boolean>`(${given.account} is null, ${given.at}, ${given.method}) < (account is null, at, method)`,
    ),
)
const setStatus = prepared((q, given: { id: string; status: PaymentStatus }) =>
  q.updateTable('payments').set({ status: given.status }).where('id', '=', given.id),
)

export type FirstPayment = Omit<Paid, 'methodId'> & {
  /** Left out for one that was found at a provider. */
  methodId?: string
  billId: string
  status: PaymentStatus
  at: string
  /** What its provider calls it, and until when it can be paid there, ISO; where that is known from the beginning. */
  providerRef?: string
  expiresAt?: string
  /** Who takes it, where a provider does; one that was found at a provider names no method. */
  by?: Pick<TakenBy, 'provider' | 'account'> & Partial<TakenBy>
}

/** Writes a payment that is told for the first time. Returns whether it was not here before. */
function insertPayment(db: Db, payment: FirstPayment): boolean {
  const changes = putPayment.run(db, {
    ...rowOf(payment),
    bill_id: payment.billId,
    status: payment.status,
    refunded_cents: 0,
    provider_ref: payment.providerRef ?? null,
    expires_at: payment.expiresAt ?? null,
  })
  if (changes) notePaymentBegun(db, payment.id)
  if (payment.attemptId) noteAttemptPaid(db, payment.attemptId)
  return changes > 0
}

function rowOf(payment: FirstPayment): PaidRow {
  const { id, kind: method, cents, at } = payment
  return {
    id,
    method,
    cents,
    tendered_cents: payment.tenderedCents ?? null,
    change_cents: payment.changeCents ?? null,
    rounding_cents: payment.roundingCents ?? 0,
    method_id: payment.methodId ?? payment.by?.methodId ?? null,
    provider: payment.by?.provider ?? null,
    account: payment.by?.account ?? null,
    tip_cents: payment.tipCents ?? 0,
    reference: payment.reference ?? null,
    voucher_id: payment.voucherId ?? null,
    device: payment.device ?? null,
    at,
    shift_id: payment.shiftId ?? null,
    withdrawable: payment.withdrawable ? 1 : null,
    attempt_id: payment.attemptId ?? null,
  }
}

/**
 * Writes a payment. Told twice under one id, the earliest stands and its status only moves on; told of another bill it
 * changes nothing, since no seller speaks of another's money. Whoever says at which account it was opened stands before
 * one who does not, such as the exchange it was for: by a clock that was set back that one may be the earlier.
 */
export function writePayment(db: Db, payment: FirstPayment): void {
  if (insertPayment(db, payment)) return
  const { id, billId, status } = payment
  const known = paymentOfBill.first(db, { id, billId })
  if (!known) return
  const isEarlier = updatePayment.run(db, rowOf(payment)) > 0
  setStatus.run(db, { id, status: furtherPaymentStatus(known.status, status) })
  if (!isEarlier) return
  for (const attemptId of [known.attemptId, payment.attemptId]) if (attemptId) noteAttemptPaid(db, attemptId)
}
