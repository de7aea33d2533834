import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Visitor } from '../../api/visitor.ts'

const seatsIn = prepared((q, given: { id: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select('seat_id as seatId')
    .where('hold_id', '=', given.id)
    .where('channel', '=', 'site')
    .where('until_ms', '>', given.nowMs)
    .orderBy('seat_id'),
)
const lengthen = prepared((q, given: { id: string; untilMs: number }) =>
  q
    .updateTable('holds')
    .set(() => ({ until_ms: given.untilMs }))
    .where('hold_id', '=', given.id)
    .where('channel', '=', 'site')
    .where('until_ms', '<', given.untilMs),
)
const move = prepared((q, given: { from: string; to: string; visitor: string; address: string }) =>
  q
    .updateTable('holds')
    .set(() => ({ hold_id: given.to, visitor: given.visitor, address: given.address }))
    .where('hold_id', '=', given.from)
    .where('channel', '=', 'site'),
)
const drop = prepared((q, given: { id: string }) =>
  q.deleteFrom('holds').where('hold_id', '=', given.id).where('channel', '=', 'site'),
)
const nextEnd = prepared((q, given: { scheduleId: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select(({ fn }) => fn.min<number | null>('until_ms').as('untilMs'))
    .where('schedule_id', '=', given.scheduleId)
    .where('until_ms', '>', given.nowMs),
)

/** When the next basket with seats of a show is over, epoch milliseconds; undefined where there is none. */
export function nextHoldEnd(db: Db, scheduleId: string, nowMs: number): number | undefined {
  return nextEnd.first(db, { scheduleId, nowMs })?.untilMs ?? undefined
}

/** Seats that a basket of the website keeps now, whosever it is. */
export function seatsOfHold(db: Db, holdId: string, nowMs: number): string[] {
  return seatsIn.all(db, { id: holdId, nowMs }).map(({ seatId }) => seatId)
}

/** Keeps the seats of a basket of the website until a moment; those it keeps for longer stay so. */
export function lengthenHold(db: Db, holdId: string, untilMs: number): void {
  lengthen.run(db, { id: holdId, untilMs })
}

/** Puts the seats of one basket of the website into another visitor's. */
export function moveHold(db: Db, from: string, to: { id: string; visitor: Visitor }): void {
  const { id, visitor } = to
  move.run(db, { from, to: id, visitor: visitor.id, address: visitor.address })
}

/** Lets go of the seats of a basket of the website, whosever it is. */
export function dropSiteHold(db: Db, holdId: string): void {
  drop.run(db, { id: holdId })
}
