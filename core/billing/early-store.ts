import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Fact } from '../journal/fact.ts'
import { purchaseOf, type PurchaseRef } from './purchase-of.ts'
import { idSent } from './purchase.ts'
import { furtherBillStatus, furtherPaymentStatus } from './status-order.ts'

/**
 * What was told of a bill or a payment that is not known yet. Streams come each in its own order and not in each
 * other's: after a recovery, or in a carried file, a refund in one may be read before its sale in another. It waits here
 * for that, so that tables are the same in whichever order facts came. For a payment that was found without its bill it
 * waits for good.
 */

type EarlyBill = Tables['early_bills']
type EarlyPayment = Tables['early_payments']
type OfPurchase = Pick<EarlyBill, 'bill_id' | 'owner' | 'cinema_id'>

const ofBill = prepared((q, given: OfPurchase) =>
  q
    .selectFrom('early_bills')
    .selectAll()
    .where('bill_id', '=', given.bill_id)
    .where('owner', '=', given.owner)
    .where('cinema_id', '=', given.cinema_id),
)
const putBill = prepared((q, given: EarlyBill) =>
  q
    .insertInto('early_bills')
    .orReplace()
    .values(only(given, 'bill_id', 'owner', 'cinema_id', 'status', 'number', 'settled_at')),
)
const dropBill = prepared((q, given: OfPurchase) =>
  q
    .deleteFrom('early_bills')
    .where('bill_id', '=', given.bill_id)
    .where('owner', '=', given.owner)
    .where('cinema_id', '=', given.cinema_id),
)
const ofPayment = prepared((q, given: { id: string }) =>
  q.selectFrom('early_payments').selectAll().where('payment_id', '=', given.id),
)
const putPayment = prepared((q, given: EarlyPayment) =>
  q
    .insertInto('early_payments')
    .orReplace()
    .values(only(given, 'payment_id', 'status', 'provider_ref', 'checkout_url', 'expires_at')),
)
const dropPayment = prepared((q, given: { id: string }) =>
  q.deleteFrom('early_payments').where('payment_id', '=', given.id),
)

/** By the id it was sent with and its seller, as another purchase may have that id in the tables. */
function keyOf(fact: Fact<PurchaseRef>): OfPurchase {
  const purchase = purchaseOf(fact)
  return {
    bill_id: idSent(fact.body.billId ?? ''),
    owner: purchase?.owner ?? '',
    cinema_id: purchase?.cinemaId ?? '',
  }
}

/** A fact tells something of a bill that is not known yet: the furthest status stands, and the earliest number. */
export function noteEarlyBill(
  db: Db,
  fact: Fact<PurchaseRef>,
  { status = null, number = null }: Partial<Pick<EarlyBill, 'status' | 'number'>>,
): void {
  const key = keyOf(fact)
  const known = ofBill.first(db, key)
  const isFirst =
    number !== null && (!known?.settled_at || `${fact.at} ${number}` < `${known.settled_at} ${known.number}`)
  putBill.run(db, {
    ...key,
    status:
      status && known?.status ? furtherBillStatus(known.status, status) : (status ?? known?.status ?? null),
    number: isFirst ? number : (known?.number ?? null),
    settled_at: isFirst ? fact.at : (known?.settled_at ?? null),
  })
}

/** Whether something was told of a bill before the fact that begins it. */
export function isEarlyBill(db: Db, fact: Fact<PurchaseRef>): boolean {
  return ofBill.first(db, keyOf(fact)) !== undefined
}

/** What was told of a bill before the fact that begins it; it does not wait any more. */
export function takeEarlyBill(db: Db, fact: Fact<PurchaseRef>): EarlyBill | undefined {
  const key = keyOf(fact)
  const early = ofBill.first(db, key)
  if (early) dropBill.run(db, key)
  return early
}

/** A fact tells something of a payment that is not known yet: the furthest status stands. */
export function noteEarlyPayment(db: Db, id: string, found: Partial<Omit<EarlyPayment, 'payment_id'>>): void {
  const known = ofPayment.first(db, { id })
  const { status = null, ...rest } = found
  putPayment.run(db, {
    provider_ref: null,
    checkout_url: null,
    expires_at: null,
    ...known,
    ...rest,
    payment_id: id,
    status:
      status && known?.status
        ? furtherPaymentStatus(known.status, status)
        : (status ?? known?.status ?? null),
  })
}

/** What was told of a payment before the fact that begins it; it does not wait any more. */
export function takeEarlyPayment(db: Db, id: string): EarlyPayment | undefined {
  const early = ofPayment.first(db, { id })
  if (early) dropPayment.run(db, { id })
  return early
}
