import { sql } from 'kysely'
import { prepared, type Builder } from '#core/database/prepared.ts'
import type { Db } from '#core/database/sql.ts'
import { schedulesReadyAfter } from '#core/programme/store.ts'
import { owedColumns, owedRow } from './owed-row.ts'

/** Whoever buys so shortly before it would be reminded has the mail with the tickets still on top. */
const apartMs = 3_600_000

/** In milliseconds: how long before its show a mail leaves, and the earliest instant at which one may. */
type Ahead = { beforeMs: number; fromMs: number }

/** One mail for each show of a bill, so long before it. */
const remindersOf = (q: Builder, { beforeMs, fromMs }: Ahead) =>
  q
    .selectFrom('bill_lines')
    .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
    .innerJoin('schedules', 'schedules.id', 'bill_lines.schedule_id')
    .distinct()
    .select(
      owedRow(
        'reminder',
        sql<string>`bills.id || ' ' || schedules.id`,
        sql<number>`schedules.start_ms - ${beforeMs}`,
      ),
    )
    .where('bill_lines.kind', '=', 'ticket')
    .where('bills.source', '=', 'site')
    .where('bills.status', '=', 'settled')
    .where('bills.private_digest', 'is not', null)
    .where(sql<boolean>`schedules.start_ms - ${beforeMs} >= ${fromMs}`)

const oweToBuyer = prepared((q, given: Ahead & { billId: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(remindersOf(q, given).where('bill_lines.bill_id', '=', given.billId)),
)
const oweForShow = prepared((q, given: Ahead & { scheduleId: string }) =>
  q
    .insertInto('letters')
    .orIgnore()
    .columns(owedColumns)
    .expression(remindersOf(q, given).where('bill_lines.schedule_id', '=', given.scheduleId)),
)

/** Where a bill and a show are at home. */
const cinemaOfBill = prepared((q, given: { id: string }) =>
  q.selectFrom('bills').select('cinema_id as cinemaId').where('id', '=', given.id),
)
const cinemaOfShow = prepared((q, given: { id: string }) =>
  q.selectFrom('schedules').select('cinema_id as cinemaId').where('id', '=', given.id),
)
/** How many hours before their show buyers are reminded in a cinema; 0 reminds nobody. */
export type RemindHours = (cinemaId: string) => number

const ahead = (hours: number, nowMs: number): Ahead => ({
  beforeMs: hours * 3_600_000,
  fromMs: nowMs + apartMs,
})

/** Owes the buyer of a bill a mail before each of its shows that is still to come. */
export function oweReminders(db: Db, billId: string, nowMs: number, hoursIn: RemindHours): void {
  const cinemaId = cinemaOfBill.first(db, { id: billId })?.cinemaId
  const hours = cinemaId === undefined ? 0 : hoursIn(cinemaId)
  if (hours > 0) oweToBuyer.run(db, { ...ahead(hours, nowMs), billId })
}

/** The same for every bill: a database that has lost which mails wait has lost those of days to come too. */
export function oweAllReminders(db: Db, nowMs: number, hoursIn: RemindHours): void {
  for (const { id, cinemaId } of schedulesReadyAfter(db, nowMs)) {
    const hours = hoursIn(cinemaId)
    if (hours > 0) oweForShow.run(db, { ...ahead(hours, nowMs), scheduleId: id })
  }
}

/** Those of one show's buyers that have not left. */
const move = prepared((q, given: { scheduleId: string; beforeMs: number }) =>
  q
    .updateTable('letters')
    .set(({ selectFrom }) => ({
      next_ms: selectFrom('schedules')
        .select(sql<number>`start_ms - ${given.beforeMs}`.as('next_ms'))
        .where('id', '=', given.scheduleId),
    }))
    .where('kind', '=', 'reminder')
    .where('state', '=', 'waiting')
    .where('about', 'in', ({ selectFrom }) =>
      selectFrom('bill_lines')
        .select(sql<string>`bill_id || ' ' || ${given.scheduleId}`.as('about'))
        .where('schedule_id', '=', given.scheduleId),
    ),
)

/** A show is at another time: its reminders leave as long before that. */
export function moveReminders(db: Db, scheduleId: string, hoursIn: RemindHours): void {
  const cinemaId = cinemaOfShow.first(db, { id: scheduleId })?.cinemaId
  const hours = cinemaId === undefined ? 0 : hoursIn(cinemaId)
  if (hours > 0) move.run(db, { scheduleId, beforeMs: hours * 3_600_000 })
}
