import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'

const dropOfShow = prepared((q, given: { id: string; scheduleId: string }) =>
  q
    .deleteFrom('holds')
    .where('hold_id', '=', given.id)
    .where('visitor', '=', '')
    .where('schedule_id', '=', given.scheduleId),
)
const showsBeside = prepared((q, given: { id: string; scheduleId: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select('schedule_id as scheduleId')
    .distinct()
    .where('hold_id', '=', given.id)
    .where('visitor', '=', '')
    .where('schedule_id', '<>', given.scheduleId)
    .where('until_ms', '>', given.nowMs),
)

const heldBy = prepared((q, given: { id: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select(['schedule_id as scheduleId', 'seat_id as seatId'])
    .where('hold_id', '=', given.id)
    .where('visitor', '=', '')
    .where('until_ms', '>', given.nowMs),
)
const keep = prepared((q, given: { id: string; device: string; untilMs: number; nowMs: number }) =>
  q
    .updateTable('holds')
    .set(() => ({ device: given.device, until_ms: given.untilMs }))
    .where('hold_id', '=', given.id)
    .where('visitor', '=', '')
    .where('until_ms', '>', given.nowMs),
)

/** Lets go of the seats that a basket at the till keeps of one show; what it keeps of others stays. */
export function dropHoldOfShow(db: Db, holdId: string, scheduleId: string): void {
  dropOfShow.run(db, { id: holdId, scheduleId })
}

/** How many shows a basket at the till keeps seats of, this one not counted. */
export function otherShowsHeld(db: Db, holdId: string, scheduleId: string, nowMs: number): number {
  return showsBeside.all(db, { id: holdId, scheduleId, nowMs }).length
}

/** The seats a basket at the till keeps now. */
export function heldByBasket(
  db: Db,
  holdId: string,
  nowMs: number,
): { scheduleId: string; seatId: string }[] {
  return heldBy.all(db, { id: holdId, nowMs })
}

/** Keeps the seats of a basket until another moment, for the register that has it now; those let go already stay so. */
export function keepHold(
  db: Db,
  holdId: string,
  given: { device: string; untilMs: number; nowMs: number },
): void {
  keep.run(db, { id: holdId, ...given })
}
