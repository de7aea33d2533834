import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'

export type RunningRow = Tables['running_baskets']

const put = prepared((q, given: RunningRow) =>
  q
    .insertInto('running_baskets')
    .orReplace()
    .values(only(given, 'id', 'device', 'content', 'employee', 'at_ms', 'until_ms', 'from_device')),
)
const byId = prepared((q, given: { id: string }) =>
  q.selectFrom('running_baskets').selectAll().where('id', '=', given.id),
)
const elsewhere = prepared((q, given: { device: string; nowMs: number }) =>
  q
    .selectFrom('running_baskets')
    .selectAll()
    .where('device', '<>', given.device)
    .where('until_ms', '>', given.nowMs)
    .orderBy('at_ms'),
)
const dropById = prepared((q, given: { id: string }) =>
  q.deleteFrom('running_baskets').where('id', '=', given.id),
)
const dropOthers = prepared((q, given: { device: string; id: string }) =>
  q.deleteFrom('running_baskets').where('device', '=', given.device).where('id', '<>', given.id),
)
const dropOver = prepared((q, given: { nowMs: number }) =>
  q.deleteFrom('running_baskets').where('until_ms', '<=', given.nowMs),
)

/** The basket with this id, at whichever register it is now. */
export function runningById(db: Db, id: string): RunningRow | undefined {
  return byId.first(db, { id })
}

/** What other registers have in front of them, the one that waits longest first: one each. */
export function runningElsewhere(db: Db, device: string, nowMs: number): RunningRow[] {
  return elsewhere.all(db, { device, nowMs })
}

export function putRunning(db: Db, row: RunningRow): void {
  put.run(db, row)
}

export function dropRunning(db: Db, id: string): void {
  dropById.run(db, { id })
}

/** Forgets what a register had before the basket of this id, and what is over anywhere. */
export function dropRunningBefore(db: Db, device: string, id: string, nowMs: number): void {
  dropOthers.run(db, { device, id })
  dropOver.run(db, { nowMs })
}
