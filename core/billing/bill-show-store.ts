import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import { placeKnownTo } from '../programme/place-known-store.ts'
import type { ShownShow } from './facts.ts'

const put = prepared((q, given: Tables['bill_shows']) =>
  q
    .insertInto('bill_shows')
    .orIgnore()
    .values(only(given, 'bill_id', 'schedule_id', 'start_ms', 'screen_id')),
)
const drop = prepared((q, given: { billId: string }) =>
  q.deleteFrom('bill_shows').where('bill_id', '=', given.billId),
)
const ofBill = prepared((q, given: { billId: string; scheduleId: string }) =>
  q
    .selectFrom('bill_shows')
    .select(['start_ms as startMs', 'screen_id as screenId'])
    .where('bill_id', '=', given.billId)
    .where('schedule_id', '=', given.scheduleId),
)

/** Drops where the shows of a purchase were: an earlier fact tells of it. */
export function forgetBillShows(db: Db, billId: string): void {
  drop.run(db, { billId })
}

/** Writes where and when the shows of a purchase were. */
export function writeBillShows(db: Db, billId: string, shows: readonly ShownShow[] = []): void {
  for (const { scheduleId, startMs, screenId } of shows)
    put.run(db, { bill_id: billId, schedule_id: scheduleId, start_ms: startMs, screen_id: screenId })
}

/**
 * Where and when (epoch milliseconds) a show was when the buyer of a purchase on the website was shown it. Purchases of
 * before that was written down: as this node knew it then. Undefined where nothing was known.
 */
export function placeBought(
  db: Db,
  bill: { id: string; origin: string; seq: number },
  scheduleId: string,
): { startMs: number; screenId: string } | undefined {
  return ofBill.first(db, { billId: bill.id, scheduleId }) ?? placeKnownTo(db, scheduleId, bill)
}
