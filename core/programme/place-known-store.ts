import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { parseFact } from '../journal/fact.ts'
import type { Change } from '../journal/catalogue-facts.ts'
import type { Place, ScheduleFields } from './schedule.ts'

const newestBefore = prepared((q, given: { id: string; origin: string; seq: number }) =>
  q
    .selectFrom('catalogue_edits')
    .innerJoin('origins', 'origins.origin', 'catalogue_edits.origin')
    .innerJoin('facts', join =>
      join.onRef('facts.origin_id', '=', 'origins.id').onRef('facts.seq', '=', 'catalogue_edits.seq'),
    )
    .select('facts.bytes')
    .where('catalogue_edits.kind', '=', 'schedule')
    .where('catalogue_edits.id', '=', given.id)
    .where('facts.position', '<', eb =>
      eb
        .selectFrom('facts as sale')
        .innerJoin('origins as seller', 'seller.id', 'sale.origin_id')
        .select('sale.position')
        .where('seller.origin', '=', given.origin)
        .where('sale.seq', '=', given.seq),
    )
    .where(sql<boolean>`instr(facts.bytes, cast('"place":' as blob)) > 0`)
    .orderBy('catalogue_edits.stamp', 'desc')
    .limit(1),
)

/**
 * Where and when a show was, as this node knew it when it wrote or learned a fact: what a buyer was told. A move that was
 * made before and heard of only afterwards is none of it. Undefined where nothing was known.
 */
export function placeKnownTo(
  db: Db,
  scheduleId: string,
  { origin, seq }: { origin: string; seq: number },
): Place | undefined {
  const found = newestBefore.first(db, { id: scheduleId, origin, seq })
  return found && (parseFact(found.bytes).body as Change<ScheduleFields>).fields.place
}
