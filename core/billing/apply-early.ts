import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Fact } from '../journal/fact.ts'
import {
  followRefunds,
  moveBill,
  movePayment,
  placeAtProvider,
  setBillNumber,
  sumRefunded,
} from './apply-status.ts'
import { takeEarlyBill, takeEarlyPayment } from './early-store.ts'
import type { BillOpened, SaleMade } from './facts.ts'
import { noteGiven } from './refunds/apply-given.ts'

const refundsOf = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('refunds')
    .select('id')
    .where('bill_id', '=', given.billId)
    .where('attempt_id', 'is not', null),
)

/** A bill is known now: what was told of it before goes for it. */
export function noteBillBegun(db: Db, fact: Fact<SaleMade | BillOpened>): void {
  const { billId } = fact.body
  const early = takeEarlyBill(db, fact)
  if (!early) return
  if (early.status) moveBill(db, fact, early.status)
  if (early.number !== null && early.settled_at !== null)
    setBillNumber(db, { id: billId, number: early.number, at: early.settled_at })
  for (const { id } of refundsOf.all(db, { billId })) noteGiven(db, id)
  followRefunds(db, billId)
}

/** A payment is known now: what was told of it before goes for it. */
export function notePaymentBegun(db: Db, id: string): void {
  const early = takeEarlyPayment(db, id)
  if (!early) return
  const { status, provider_ref: providerRef, checkout_url: checkoutUrl, expires_at: expiresAt } = early
  if (status) movePayment(db, id, status)
  if (providerRef !== null) placeAtProvider(db, { id, providerRef, checkoutUrl, expiresAt })
  sumRefunded(db, id)
}
