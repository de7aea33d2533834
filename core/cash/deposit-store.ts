import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { madeIn, soldIn, type Shift } from './vat-store.ts'

const takenWithBills = prepared((q, given: Shift) =>
  q
    .with('sold_in_shift', () => soldIn(q, given))
    .selectFrom('sold_in_shift')
    .innerJoin('bill_lines as l', 'l.bill_id', 'sold_in_shift.bill_id')
    .select(({ fn }) => fn.sum<number | null>('l.total_cents').as('cents'))
    .where('l.kind', '=', 'deposit'),
)
const backWithBills = prepared((q, given: Shift) =>
  q
    .with('made_in_shift', () => madeIn(q, given))
    .selectFrom('made_in_shift')
    .innerJoin('returned_lines as x', 'x.return_id', 'made_in_shift.id')
    .innerJoin('bill_lines as l', join =>
      join.onRef('l.bill_id', '=', 'x.bill_id').onRef('l.line', '=', 'x.line'),
    )
    .select(({ fn }) => fn.sum<number | null>('x.cents').as('cents'))
    .where('l.kind', '=', 'deposit'),
)

/** Deposits that were taken in a shift, less those that went back with their products in it, in cents. */
export function depositsTakenIn(db: Db, shift: Shift): number {
  return (takenWithBills.first(db, shift)?.cents ?? 0) - (backWithBills.first(db, shift)?.cents ?? 0)
}
