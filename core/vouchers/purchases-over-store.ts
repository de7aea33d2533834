import type { NotNull } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const billsWithTurnsKept = prepared(q =>
  q
    .selectFrom('turn_tokens as t')
    .leftJoin('bills as b', 'b.id', 't.bill_id')
    .select('t.bill_id as billId')
    .distinct()
    .where('t.state', '=', 'paying')
    .where('t.bill_id', 'is not', null)
    .where(({ or, eb }) => or([eb('b.id', 'is', null), eb('b.status', '<>', 'paying')]))
    .orderBy('t.bill_id')
    .$narrowType<{ billId: NotNull }>(),
)
const billsLost = prepared(q =>
  q
    .selectFrom('turn_tokens as t')
    .leftJoin('bills as b', 'b.id', 't.bill_id')
    .select('t.bill_id as billId')
    .distinct()
    .where('t.bill_id', 'is not', null)
    .where('t.owner', '=', 'relay')
    .where('t.state', '=', 'spent')
    .where('b.id', 'is', null)
    .orderBy('t.bill_id')
    .$narrowType<{ billId: NotNull }>(),
)

/**
 * Purchases whose turns are still kept though nobody is paying for them: the purchase was lost with a relay's disks, or
 * its end is known and what its end did with the turns, in another stream, was lost.
 */
export function purchasesOver(db: Db): string[] {
  return billsWithTurnsKept.all(db).map(({ billId }) => billId)
}

/**
 * Purchases of the website of which nothing is known but that turns were spent for them. The purchase itself was lost with
 * a relay's disks, so nobody has its tickets, and what was paid besides goes back. What a register sold took place
 * whether or not it is known here.
 */
export function purchasesLost(db: Db): string[] {
  return billsLost.all(db).map(({ billId }) => billId)
}
