import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const seats = prepared(q =>
  q
    .selectFrom(q.selectFrom('token_conflicts').select(['schedule_id', 'seat_id']).distinct().as('seat'))
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const turns = prepared(q =>
  q
    .selectFrom(q.selectFrom('turn_conflicts').select(['voucher_id', 'turn']).distinct().as('turn'))
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const refreshments = prepared(q =>
  q
    .selectFrom(q.selectFrom('refreshment_conflicts').select(['voucher_id', 'owner']).distinct().as('part'))
    .select(({ fn }) => fn.countAll<number>().as('many')),
)
const bills = prepared(q =>
  q
    .selectFrom(q.selectFrom('bill_conflicts').select('bill_id').distinct().as('bill'))
    .select(({ fn }) => fn.countAll<number>().as('many')),
)

/** Seats, turns, parts of vouchers' values and bills about which two sides wrote facts that contradict each other. */
export function conflictsIn(db: Db): number {
  return [seats, turns, refreshments, bills].reduce((sum, counted) => sum + (counted.first(db)?.many ?? 0), 0)
}
