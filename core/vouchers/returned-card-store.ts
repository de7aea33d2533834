import { prepared, type Builder } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Fact } from '../journal/fact.ts'
import { withOldCards } from './card-rest-store.ts'
import type { VoucherCancelled, VoucherIssued } from './facts.ts'

/** Exchanged cards of whose price something went back. */
const returned = (q: Builder) =>
  q
    .selectFrom('card_moves as m')
    .crossJoin('vouchers as v')
    .crossJoin('bill_lines as l')
    .crossJoin('returned_lines as r')
    .select('m.voucher_id as voucherId')
    .distinct()
    .whereRef('v.id', '=', 'm.voucher_id')
    .whereRef('l.bill_id', '=', 'v.bill_id')
    .whereRef('l.voucher_id', '=', 'v.id')
    .where('l.kind', '=', 'voucher')
    .whereRef('r.bill_id', '=', 'l.bill_id')
    .whereRef('r.line', '=', 'l.line')
    .where('r.quantity', '>', 0)

const allReturned = prepared(q => returned(q).orderBy('m.voucher_id'))
const isReturned = prepared((q, given: { voucherId: string }) =>
  returned(q).where('m.voucher_id', '=', given.voucherId),
)
const movedOfBill = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('vouchers as v')
    .innerJoin('card_moves as m', 'm.voucher_id', 'v.id')
    .select('v.id')
    .distinct()
    .where('v.bill_id', '=', given.billId),
)

/** Cards that were exchanged and whose price went back besides. Read after a loss alone. */
export function returnedAndExchanged(db: Db): string[] {
  return allReturned.all(db).map(({ voucherId }) => voucherId)
}

/** Whether a card was exchanged and its price went back besides. */
export function wasReturnedAndExchanged(db: Db, voucherId: string): boolean {
  return isReturned.first(db, { voucherId }) !== undefined
}

/**
 * Cards that a fact is about, by their codes: one of an end or an issue, with those whose rest is on that card, or of a
 * return. Which of them were exchanged is asked of each.
 */
export function cardsIn(db: Db, { type, body }: Fact): string[] {
  if (type === 'voucher.cancelled' || type === 'voucher.issued')
    return [...withOldCards(db, (body as VoucherCancelled | VoucherIssued).voucherId)]
  if (type === 'refund.made')
    return movedOfBill.all(db, { billId: (body as { billId: string }).billId }).map(({ id }) => id)
  return []
}
