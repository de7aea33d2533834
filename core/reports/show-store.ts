import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const paidLines = (given: { scheduleId: string }) => sql`
  bill_lines as l cross join bills as b on b.id = l.bill_id
    and b.status in ('settled', 'refunding', 'partially_refunded', 'refunded')
  where l.schedule_id = ${given.scheduleId} and l.schedule_id is not null and l.kind = 'ticket'`

/** Each line with what is left of it. */
const soldFor = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom(
      sql<{ quantity: number; left: number; cents: number; covered: number }>`(
        select l.quantity, l.total_cents - coalesce((select sum(r.cents) from returned_lines as r
            where r.bill_id = l.bill_id and r.line = l.line), 0) as cents,
          l.quantity - coalesce((select sum(r.quantity) from returned_lines as r
            where r.bill_id = l.bill_id and r.line = l.line), 0) as "left",
          coalesce(l.covered_cents, 0) as covered
        from ${paidLines(given)})`.as('n'),
    )
    .select([
      sql<number>`coalesce(sum(n."left"), 0)`.as('admissions'),
      sql<number>`coalesce(sum(iif(n.cents + n.covered = 0, n."left", 0)), 0)`.as('free'),
      sql<number>`coalesce(sum(n.cents + cast(round(n.covered * n."left" * 1.0 / n.quantity) as integer)), 0)`.as(
        'boxOfficeCents',
      ),
    ]),
)
const inside = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('admissions')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('schedule_id', '=', given.scheduleId),
)

/**
 * Tickets of a show that were paid and kept, with what they brought: money and, of a voucher's turn, its settlement value;
 * those nobody paid for, and how many were let in.
 */
export function attendanceOf(
  db: Db,
  scheduleId: string,
): { admissions: number; free: number; boxOfficeCents: number; admitted: number } {
  return { ...soldFor.first(db, { scheduleId })!, admitted: inside.first(db, { scheduleId })?.many ?? 0 }
}
