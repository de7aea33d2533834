import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'

type Row = Tables['parked_baskets']

const put = prepared((q, given: Row) =>
  q
    .insertInto('parked_baskets')
    .orReplace()
    .values(
      only(
        given,
        'id',
        'number',
        'content',
        'device',
        'employee',
        'at',
        'until_ms',
        'taken_device',
        'taken_by',
      ),
    ),
)
const byId = prepared((q, given: { id: string; nowMs: number }) =>
  q.selectFrom('parked_baskets').selectAll().where('id', '=', given.id).where('until_ms', '>', given.nowMs),
)
const waiting = prepared((q, given: { nowMs: number }) =>
  q
    .selectFrom('parked_baskets')
    .selectAll()
    .where('taken_by', '=', '')
    .where('until_ms', '>', given.nowMs)
    .orderBy('number'),
)
const take = prepared((q, given: { id: string; device: string; by: string }) =>
  q
    .updateTable('parked_baskets')
    .set(() => ({ taken_device: given.device, taken_by: given.by }))
    .where('id', '=', given.id),
)
const dropOver = prepared((q, given: { nowMs: number }) =>
  q.deleteFrom('parked_baskets').where('until_ms', '<=', given.nowMs),
)
/** A parked basket, also one that was taken up; undefined once its day is over. */
export function parkedById(db: Db, id: string, nowMs: number): Row | undefined {
  return byId.first(db, { id, nowMs })
}

/** Those that wait, by their numbers. */
export function waitingBaskets(db: Db, nowMs: number): Row[] {
  return waiting.all(db, { nowMs })
}

export function putParked(db: Db, row: Row): void {
  put.run(db, row)
}

export function markTaken(db: Db, id: string, device: string, by: string): void {
  take.run(db, { id, device, by })
}

/** Forgets those whose day is over. */
export function dropParkedBefore(db: Db, nowMs: number): void {
  dropOver.run(db, { nowMs })
}
