import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { PaymentStatus } from '../database/statuses.ts'
import { idSent } from './purchase.ts'
import { onTopPaymentId, tillPaymentId, type Paid, type PaymentKind } from './paid.ts'
import type { PaymentNow } from './refunds/returns.ts'

export type PaymentRow = {
  id: string
  billId: string
  /** What the methods call their kind. */
  method: PaymentKind
  status: PaymentStatus
  cents: number
  tenderedCents: number | null
  changeCents: number | null
  roundingCents: number
  refundedCents: number
  providerRef: string | null
  checkoutUrl: string | null
  expiresAt: string | null
  /** Who took it, where a provider did; one that was found at a provider has no method. */
  methodId: string | null
  provider: string | null
  account: string | null
  tipCents: number
  reference: string | null
  voucherId: string | null
  device: string | null
  at: string
  shiftId: string | null
  withdrawable: number | null
  attemptId: string | null
}

const payments = (q: Builder) =>
  q
    .selectFrom('payments')
    .select([
      'id',
      'bill_id as billId',
      'method',
      'status',
      'cents',
      'tendered_cents as tenderedCents',
      'change_cents as changeCents',
      'rounding_cents as roundingCents',
      'refunded_cents as refundedCents',
      'provider_ref as providerRef',
      'checkout_url as checkoutUrl',
      'expires_at as expiresAt',
      'method_id as methodId',
      'provider',
      'account',
      'tip_cents as tipCents',
      'reference',
      'voucher_id as voucherId',
      'device',
      'at',
      'shift_id as shiftId',
      'withdrawable',
      'attempt_id as attemptId',
    ])

const onePayment = prepared((q, given: { id: string }) => payments(q).where('id', '=', given.id))
const paymentAtProvider = prepared((q, given: { ref: string }) =>
  payments(q).where('provider_ref', '=', given.ref),
)
const paymentsOfBill = prepared((q, given: { billId: string }) =>
  payments(q).where('bill_id', '=', given.billId).orderBy('at').orderBy('id'),
)
const paymentsOpen = prepared(q => payments(q).where('status', '=', 'paying').orderBy('at').orderBy('id'))
const paymentsOpenAt = prepared((q, given: { account: string }) =>
  payments(q).where('status', '=', 'paying').where('account', '=', given.account).orderBy('at').orderBy('id'),
)
const paymentsEnded = prepared((q, given: { since: string; account: string }) =>
  payments(q)
    .where('status', 'in', ['expired', 'cancelled', 'failed'])
    .where('provider_ref', 'is not', null)
    .where('at', '>=', given.since)
    .where('account', '=', given.account)
    .orderBy('at')
    .orderBy('id'),
)
const paidOfBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('payments as p')
    .select(['p.id', 'p.method', 'p.voucher_id as voucherId', 'p.attempt_id as attemptId'])
    .select(({ eb, fn, selectFrom }) =>
      eb(
        'p.cents',
        '-',
        fn.coalesce(
          selectFrom('refunds as r')
            .select(({ fn }) => fn.sum<number>('r.cents').as('cents'))
            .whereRef('r.payment_id', '=', 'p.id'),
          eb.lit(0),
        ),
      ).as('heldCents'),
    )
    .where('p.bill_id', '=', given.billId)
    .where('p.status', '=', 'paid')
    .orderBy('p.at')
    .orderBy('p.id'),
)

const unmatchedPayments = (q: Builder) =>
  q
    .selectFrom('unmatched_payments')
    .select([
      'id',
      'cinema_id as cinemaId',
      'named_bill_id as namedBillId',
      'named_payment_id as namedPaymentId',
      'seats',
      'at',
    ])
const unmatchedPayment = prepared((q, given: { id: string }) =>
  unmatchedPayments(q).where('id', '=', given.id),
)
const unmatchedOfBill = prepared((q, given: { billId: string }) =>
  unmatchedPayments(q).where('named_bill_id', '=', given.billId).orderBy('id'),
)

export function paymentById(db: Db, id: string): PaymentRow | undefined {
  return onePayment.first(db, { id })
}

export function paymentByProviderRef(db: Db, ref: string): PaymentRow | undefined {
  return paymentAtProvider.first(db, { ref })
}

export function paymentsOf(db: Db, billId: string): PaymentRow[] {
  return paymentsOfBill.all(db, { billId })
}

/** How a bill was paid at its till, in the order it was taken. */
export function paymentsAtTill(db: Db, bill: { id: string; cinemaId: string }): PaymentRow[] {
  const all = paymentsOf(db, bill.id)
  const at = { billId: idSent(bill.id), cinemaId: bill.cinemaId }
  return all.flatMap((_, index) => all.find(({ id }) => id === tillPaymentId(at, index)) ?? [])
}

/** What was paid on top of an exchange, in the order it was taken. */
export function paymentsOnTop(db: Db, made: { id: string; billId: string }): PaymentRow[] {
  const all = paymentsOf(db, made.billId)
  return all.flatMap((_, index) => all.find(({ id }) => id === onTopPaymentId(made.id, index)) ?? [])
}

/** A payment as facts tell it: what it does not have is left out. */
export function paidAs(row: PaymentRow): Paid {
  const { id, methodId, method: kind, cents, tenderedCents, changeCents, roundingCents, tipCents } = row
  const { reference, voucherId, attemptId, device, shiftId, withdrawable } = row
  return {
    id,
    methodId: methodId ?? kind,
    kind,
    cents,
    ...(tenderedCents === null ? {} : { tenderedCents, changeCents: changeCents ?? 0, roundingCents }),
    ...(tipCents ? { tipCents } : {}),
    ...(reference === null ? {} : { reference }),
    ...(voucherId === null ? {} : { voucherId }),
    ...(attemptId === null ? {} : { attemptId }),
    ...(device === null ? {} : { device }),
    ...(shiftId === null ? {} : { shiftId }),
    ...(withdrawable ? { withdrawable: true } : {}),
  }
}

/**
 * Payments the provider has not said its final word on.
 *
 * @param account of one account at a provider; of all when left out
 */
export function openPayments(db: Db, account?: string): PaymentRow[] {
  return account === undefined ? paymentsOpen.all(db) : paymentsOpenAt.all(db, { account })
}

/** Payments at an account that ended without money since a moment (ISO, UTC), and that its provider knows. */
export function closedPayments(db: Db, since: string, account: string): PaymentRow[] {
  return paymentsEnded.all(db, { since, account })
}

/** What is held of each paid payment of a bill, in the order they were made. */
export function paymentsNow(db: Db, billId: string): PaymentNow[] {
  return paidOfBill.all(db, { billId })
}

/** Whether all money a bill holds came by the provider, so that it can go back without anybody at a till. */
export function paidOnlineOnly(db: Db, billId: string): boolean {
  return paymentsNow(db, billId).every(payment => payment.method === 'online' || payment.heldCents === 0)
}

/** Payments the journal had lost: what the provider was told when each was made, and what became of it. */
export type UnmatchedPaymentRow = {
  id: string
  cinemaId: string | null
  namedBillId: string
  namedPaymentId: string
  seats: string
  at: string
}

export function unmatchedPaymentById(db: Db, id: string): UnmatchedPaymentRow | undefined {
  return unmatchedPayment.first(db, { id })
}

/** What was found of a purchase, by the bill's id that the provider was told. */
export function unmatchedPaymentsOf(db: Db, billId: string): UnmatchedPaymentRow[] {
  return unmatchedOfBill.all(db, { billId })
}
