import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Owner } from '../seating/token.ts'

const lostReturns = prepared((q, given: { owner: Owner }) =>
  q
    .selectFrom('voucher_cancellations as c')
    .innerJoin('vouchers as v', 'v.id', 'c.voucher_id')
    .innerJoin('bills as b', 'b.id', 'v.bill_id')
    .innerJoin('bill_owners as w', 'w.bill_id', 'b.id')
    .leftJoin('returns as r', 'r.id', 'c.return_id')
    .select(['c.return_id as returnId', 'b.id as billId', 'c.voucher_id as voucherId'])
    .where('c.return_id', 'is not', null)
    .where('r.id', 'is', null)
    .where('b.status', 'in', ['settled', 'partially_refunded'])
    .where('w.owner', '=', given.owner)
    .orderBy('c.return_id')
    .orderBy('c.voucher_id')
    .$narrowType<{ returnId: string }>(),
)

const movers = prepared((q, given: { voucherId: string }) =>
  q.selectFrom('voucher_cancellations').select('moved_by').where('voucher_id', '=', given.voucherId),
)

/** A voucher that a return cancelled which is not known here, with the paid bill it was sold on. */
export type LostReturnRow = { returnId: string; billId: string; voucherId: string }

/**
 * Vouchers on this side's bills whose return is lost: its fact is in the cinema's stream, and the voucher's end in the
 * exhibitor's, of which more may have come back. Read after a loss alone.
 */
export function cancelledByLostReturns(db: Db, owner: Owner): LostReturnRow[] {
  return lostReturns.all(db, { owner })
}

/** The ids of the nodes that moved what a card had to another one; none where it was not exchanged. */
export function movedBy(db: Db, voucherId: string): string[] {
  return movers.first(db, { voucherId })?.moved_by.split(' ').filter(Boolean) ?? []
}
