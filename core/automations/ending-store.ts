import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

type Wanted = { automationId: string; from: string; to: string; limit: number }

/**
 * By the day they were issued for, and by the one they were made good until since. Left out are those that were withdrawn
 * or are used up, and those that the rule was run for: they would hide the others behind them.
 */
const ending = prepared((q, given: Wanted) =>
  q
    .selectFrom(
      q
        .selectFrom('vouchers')
        .select(['id', 'valid_until as day'])
        .where('valid_until', 'is not', null)
        .where('valid_until', '>=', given.from)
        .where('valid_until', '<=', given.to)
        .union(
          q
            .selectFrom('voucher_extensions')
            .select(['voucher_id as id', 'valid_until as day'])
            .where('valid_until', '>=', given.from)
            .where('valid_until', '<=', given.to),
        )
        .as('near'),
    )
    .innerJoin('vouchers as v', 'v.id', 'near.id')
    .leftJoin('voucher_extensions as e', 'e.voucher_id', 'near.id')
    .select(['near.id', 'near.day as validUntil', 'v.cinema_id as cinemaId'])
    .where(sql<boolean>`near.day = max(v.valid_until, coalesce(e.valid_until, v.valid_until))`)
    .where(
      sql<boolean>`(v.turns > (select count(*) from turn_tokens as t where t.voucher_id = v.id and t.state <> 'free')
        or v.refreshment_cents
          + (select coalesce(sum(p.cents), 0) from refreshment_parts as p where p.voucher_id = v.id) > 0)`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('voucher_cancellations as c')
            .select('c.voucher_id')
            .whereRef('c.voucher_id', '=', 'v.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('automation_runs as r')
            .select('r.run_id')
            .where('r.automation_id', '=', given.automationId)
            .where(sql<boolean>`r.occasion = 'voucher:' || near.id || ':' || near.day`),
        ),
      ),
    )
    .orderBy('near.day')
    .orderBy('near.id')
    .limit(given.limit),
)

/** Vouchers with something left on them that end within some days (YYYY-MM-DD, both included), and that a rule was not run for. */
export function vouchersEnding(
  db: Db,
  automationId: string,
  days: { from: string; to: string },
  limit: number,
) {
  return ending.all(db, { automationId, ...days, limit })
}
