import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { DaySpan } from '../programme/day-spans.ts'

const idsBefore = prepared((q, given: DaySpan & { at: string; id: string; limit: number }) =>
  q
    .selectFrom('cash_shifts')
    .select(['cinema_id as cinemaId', 'id', 'opened_at as openedAt'])
    .where('cinema_id', '=', given.cinemaId)
    .where('opened_at', '>=', given.from)
    .where('opened_at', '<=', given.upTo)
    .where(sql<boolean>`(opened_at, id) < (${given.at}, ${given.id})`)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)
const sums = prepared((q, given: DaySpan) =>
  q
    .selectFrom('cash_shifts as s')
    .leftJoin('z_reports as z', join =>
      join
        .onRef('z.cinema_id', '=', 's.cinema_id')
        .onRef('z.shift_id', '=', 's.id')
        .onRef('z.number', '=', 's.closed_number'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('shifts'),
      sql<number>`coalesce(sum(s.closed_at is null), 0)`.as('open'),
      sql<number>`coalesce(sum(z.expected_cents), 0)`.as('expectedCents'),
      sql<number>`coalesce(sum(z.counted_cents), 0)`.as('countedCents'),
      sql<number>`coalesce(sum(json_extract(z.report, '$.drawer[0].countedCents')
        - json_extract(z.report, '$.leftCents')), 0)`.as('toSafeCents'),
      sql<number>`coalesce(sum((select sum(m.cents) from cash_moves m
        where m.cinema_id = s.cinema_id and m.shift_id = s.id and m.what = 'withdrawn')), 0)`.as(
        'withdrawnCents',
      ),
    ])
    .where('s.cinema_id', '=', given.cinemaId)
    .where('s.opened_at', '>=', given.from)
    .where('s.opened_at', '<=', given.upTo),
)

export type ShiftPlace = { openedAt: string; id: string }

/** Shifts of several cinemas, newest first. @param before only those opened earlier */
export function shiftsBefore(
  db: Db,
  spans: readonly DaySpan[],
  before: ShiftPlace | null,
  limit: number,
): (ShiftPlace & { cinemaId: string })[] {
  const { openedAt: at, id } = before ?? { openedAt: '9999', id: '' }
  return spans
    .flatMap(span => idsBefore.all(db, { ...span, at, id, limit }))
    .sort((a, b) => (`${a.openedAt} ${a.id}` < `${b.openedAt} ${b.id}` ? 1 : -1))
    .slice(0, limit)
}

/** What the shifts of several cinemas come to. */
export function sumShifts(db: Db, spans: readonly DaySpan[]) {
  const all = { shifts: 0, open: 0, expectedCents: 0, countedCents: 0, withdrawnCents: 0 }
  for (const span of spans) {
    const found = sums.first(db, span)!
    all.shifts += found.shifts
    all.open += found.open
    all.expectedCents += found.expectedCents
    all.countedCents += found.countedCents
    all.withdrawnCents += found.withdrawnCents + found.toSafeCents
  }
  return all
}
