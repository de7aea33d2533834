import { sql } from 'kysely'
import { only, prepared, type Builder } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import { knownStates } from '../kept-seats.ts'
import type { Kept } from './visitor.ts'
import type { Visitor } from '../../api/visitor.ts'

const heldBeside = prepared((q, given: { visitor: string; id: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select(({ fn }) => [
      fn.count<number>('hold_id').distinct().as('baskets'),
      fn.countAll<number>().as('seats'),
    ])
    .where('visitor', '=', given.visitor)
    .where('visitor', '<>', '')
    .where('hold_id', '<>', given.id)
    .where('until_ms', '>', given.nowMs),
)
const payingBeside = prepared((q, given: { visitor: string; id: string }) =>
  q
    .selectFrom('unpaid_bills as u')
    .innerJoin('bills as b', 'b.id', 'u.bill_id')
    .select(({ fn }) => fn.countAll<number>().as('bills'))
    .select(sql<number>`total(u.seats)`.as('seats'))
    .where('u.visitor', '=', given.visitor)
    .where('u.bill_id', '<>', given.id)
    .where('b.status', '=', 'paying'),
)
type Beside = { scheduleId: string; address: string; id: string }
const heldAtAddress = prepared((q, given: Beside & { visitor: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where('schedule_id', '=', given.scheduleId)
    .where('address', '=', given.address)
    .where('until_ms', '>', given.nowMs)
    .where(({ not, and, eb }) => not(and([eb('hold_id', '=', given.id), eb('visitor', '=', given.visitor)]))),
)
const payingAtAddress = prepared((q, given: Beside) =>
  q
    .selectFrom('seat_tokens as t')
    .innerJoin('unpaid_bills as u', 'u.bill_id', 't.bill_id')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where('t.schedule_id', '=', given.scheduleId)
    .where('t.state', '=', 'paying')
    .where('u.address', '=', given.address)
    .where('u.bill_id', '<>', given.id),
)
const putUnpaid = prepared((q, given: Tables['unpaid_bills']) =>
  q
    .insertInto('unpaid_bills')
    .orReplace()
    .values(only(given, 'bill_id', 'visitor', 'address', 'seats')),
)
const isPaying = (q: Builder) =>
  q
    .selectFrom('bills as b')
    .select('b.id')
    .where('b.id', '=', sql.ref<string>('unpaid_bills.bill_id'))
    .where('b.status', '=', 'paying')
const onePaid = prepared(q =>
  q
    .selectFrom('unpaid_bills')
    .select('bill_id')
    .where(({ not, exists }) => not(exists(isPaying(q))))
    .limit(1),
)
const dropPaid = prepared(q =>
  q.deleteFrom('unpaid_bills').where(({ not, exists }) => not(exists(isPaying(q)))),
)
const countStates = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('seat_tokens')
    .select([
      sql<number>`total(state IN ('sold', 'blocked', 'reserved'))`.as('sold'),
      sql<number>`total(state = 'paying')`.as('paying'),
    ])
    .where('schedule_id', '=', given.scheduleId),
)
type OfShow = { scheduleId: string; nowMs: number }
const heldOnline = (q: Builder, given: { nowMs: number }) =>
  q.selectFrom('holds').where('channel', '=', 'site').where('until_ms', '>', given.nowMs)
const countHeldOnline = prepared((q, given: OfShow) =>
  heldOnline(q, given)
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('schedule_id', '=', given.scheduleId),
)
const seatsOnline = prepared((q, given: OfShow) =>
  heldOnline(q, given)
    .select('seat_id as seatId')
    .where('schedule_id', '=', given.scheduleId)
    .orderBy('seat_id'),
)
const showsOnline = prepared((q, given: { nowMs: number }) =>
  heldOnline(q, given).select('schedule_id as scheduleId').distinct(),
)
const dropOnline = prepared((q, given: { scheduleId: string; seatId: string }) =>
  q
    .deleteFrom('holds')
    .where('schedule_id', '=', given.scheduleId)
    .where('seat_id', '=', given.seatId)
    .where('channel', '=', 'site'),
)

/** What a visitor, and everybody from the same address, keeps without having paid, one basket left out. */
export function keptBeside(
  db: Db,
  visitor: Visitor,
  basket: { id: string; scheduleId: string; nowMs: number },
): Kept {
  const { id, scheduleId, nowMs } = basket
  const { id: who, address } = visitor
  const held = heldBeside.first(db, { visitor: who, id, nowMs })
  const paying = payingBeside.first(db, { visitor: who, id })
  const addressHeld = heldAtAddress.first(db, { scheduleId, address, nowMs, id, visitor: who })
  const addressPaying = payingAtAddress.first(db, { scheduleId, address, id })
  return {
    baskets: held?.baskets ?? 0,
    bills: paying?.bills ?? 0,
    seats: (held?.seats ?? 0) + (paying?.seats ?? 0),
    addressSeats: (addressHeld?.seats ?? 0) + (addressPaying?.seats ?? 0),
  }
}

/** Remembers whose purchase it is that seats are kept for. */
export function noteUnpaid(db: Db, billId: string, visitor: Visitor, seats: number): void {
  putUnpaid.run(db, { bill_id: billId, visitor: visitor.id, address: visitor.address, seats })
}

/** Whether there are purchases to forget the visitors of. */
export function hasPaid(db: Db): boolean {
  return onePaid.first(db) !== undefined
}

/** Forgets whose purchases they were, once they are paid or over. */
export function forgetPaid(db: Db): void {
  dropPaid.run(db)
}

/** Seats of a show that are sold or blocked, those being paid for online, and those in visitors' baskets that are held here. */
export type OnlineCounts = { sold: number; paying: number; held: number }
export function onlineCounts(db: Db, scheduleId: string, nowMs: number): OnlineCounts {
  const states = knownStates.read(db, scheduleId, () => countStates.first(db, { scheduleId }))
  const { sold = 0, paying = 0 } = states ?? {}
  return { sold, paying, held: countHeldOnline.first(db, { scheduleId, nowMs })?.held ?? 0 }
}

/** The seats of a show that are in visitors' baskets here, in their order. */
export function seatsHeldOnline(db: Db, scheduleId: string, nowMs: number): string[] {
  return seatsOnline.all(db, { scheduleId, nowMs }).map(({ seatId }) => seatId)
}

/** Shows of which visitors hold seats here. */
export function showsHeldOnline(db: Db, nowMs: number): string[] {
  return showsOnline.all(db, { nowMs }).map(({ scheduleId }) => scheduleId)
}

/** Takes seats of a show out of visitors' baskets, whosever they are. */
export function dropHeldOnline(db: Db, scheduleId: string, seatIds: readonly string[]): void {
  for (const seatId of seatIds) dropOnline.run(db, { scheduleId, seatId })
}
