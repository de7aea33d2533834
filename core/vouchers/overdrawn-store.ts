import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const forget = prepared((q, given: { voucherId: string }) =>
  q.deleteFrom('overdrawn_vouchers').where('voucher_id', '=', given.voucherId),
)
const remember = prepared((q, given: { voucherId: string }) =>
  q.insertInto('overdrawn_vouchers').expression(query =>
    query
      .selectFrom('vouchers as v')
      .innerJoin('refreshment_parts as p', 'p.voucher_id', 'v.id')
      .select(['v.id', sql<number>`v.refreshment_cents + sum(p.cents)`.as('cents')])
      .where('v.id', '=', given.voucherId)
      .groupBy('v.id')
      .having(sql<boolean>`v.refreshment_cents + sum(p.cents) < 0`),
  ),
)
const overdrawn = prepared((q, given: { limit: number }) =>
  q
    .selectFrom('overdrawn_vouchers')
    .select(['voucher_id as voucherId', 'cents'])
    .orderBy('cents')
    .orderBy('voucher_id')
    .limit(given.limit),
)

/**
 * Looks whether more was spent of a voucher's refreshment value than was put on it. That happens where a box was set
 * back and sold on: both histories held the same cents, both guests have eaten, and both sales stand. One that is not
 * known yet is looked at when its issue arrives.
 */
export function noteOverdrawn(db: Db, voucherId: string): void {
  forget.run(db, { voucherId })
  remember.run(db, { voucherId })
}

/** Vouchers of which more was spent than was put on them, the most overdrawn first; `cents` is below zero. */
export function overdrawnVouchers(db: Db, limit: number) {
  return overdrawn.all(db, { limit })
}
