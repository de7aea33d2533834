import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const ending = prepared((q, given: { from: string; to: string; limit: number }) =>
  q
    .selectFrom('vouchers')
    .select(['id', 'valid_until as validUntil', 'cinema_id as cinemaId'])
    .where('valid_until', 'is not', null)
    .where('valid_until', '>=', given.from)
    .where('valid_until', '<=', given.to)
    .orderBy('valid_until')
    .limit(given.limit),
)

/** Vouchers that end within some days (YYYY-MM-DD, both included), those that were cancelled or used up too. */
export function vouchersEnding(db: Db, days: { from: string; to: string }, limit: number) {
  return ending.all(db, { ...days, limit })
}
