import { sql } from 'kysely'
import type { Visitor } from '../api/visitor.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'

type OneSeat = { scheduleId: string; seatId: string }

/** As `basketKey` names a basket. */
const basketName = sql<string>`case visitor when '' then hold_id else hold_id || ':' || visitor end`
const holdOfSeat = prepared((q, given: OneSeat & { nowMs: number }) =>
  q
    .selectFrom('holds')
    .select([basketName.as('basket'), 'unfinished', 'held_blocked as heldBlocked'])
    .where('schedule_id', '=', given.scheduleId)
    .where('seat_id', '=', given.seatId)
    .where('until_ms', '>', given.nowMs),
)
const holdsOfShow = prepared((q, given: { scheduleId: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select(['seat_id as seatId', basketName.as('basket'), 'unfinished', 'held_blocked as heldBlocked'])
    .where('schedule_id', '=', given.scheduleId)
    .where('until_ms', '>', given.nowMs),
)
const countHeld = prepared((q, given: { id: string; visitor: string; scheduleId: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('hold_id', '=', given.id)
    .where('visitor', '=', given.visitor)
    .where('schedule_id', '=', given.scheduleId)
    .where('until_ms', '>', given.nowMs),
)
const deviceOf = prepared((q, given: { id: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select('device')
    .where('hold_id', '=', given.id)
    .where('visitor', '=', '')
    .where('until_ms', '>', given.nowMs)
    .limit(1),
)
const drop = prepared((q, given: { id: string; visitor: string }) =>
  q.deleteFrom('holds').where('hold_id', '=', given.id).where('visitor', '=', given.visitor),
)
const put = prepared((q, given: Tables['holds']) =>
  q
    .insertInto('holds')
    .orReplace()
    .values(
      only(
        given,
        'hold_id',
        'schedule_id',
        'seat_id',
        'until_ms',
        'channel',
        'visitor',
        'address',
        'unfinished',
        'device',
        'held_blocked',
      ),
    ),
)
const oneExpired = prepared((q, given: { nowMs: number }) =>
  q.selectFrom('holds').select('hold_id').where('until_ms', '<=', given.nowMs).limit(1),
)
const showsExpired = prepared((q, given: { nowMs: number }) =>
  q.selectFrom('holds').select('schedule_id as scheduleId').distinct().where('until_ms', '<=', given.nowMs),
)
const dropExpired = prepared((q, given: { nowMs: number }) =>
  q.deleteFrom('holds').where('until_ms', '<=', given.nowMs),
)

/** Seats that are in baskets, the baskets among them whose party is still being placed, and the seats that were blocked before. */
export type HoldsNow = { holds: Map<string, string>; unfinished: Set<string>; heldBlocked: Set<string> }

/** Baskets that hold any of a few seats now. */
export function holdsOf(db: Db, scheduleId: string, seatIds: readonly string[], nowMs: number): HoldsNow {
  const rows = seatIds.flatMap(seatId => {
    const row = holdOfSeat.first(db, { scheduleId, seatId, nowMs })
    return row ? { seatId, ...row } : []
  })
  return asHolds(rows)
}

/** The same for all seats of a show. */
export function everyHold(db: Db, scheduleId: string, nowMs: number): HoldsNow {
  return asHolds(holdsOfShow.all(db, { scheduleId, nowMs }))
}

/** Holds of a show that still stand, seat to basket. */
export function holdsInForce(db: Db, scheduleId: string, nowMs: number): Map<string, string> {
  return everyHold(db, scheduleId, nowMs).holds
}

type HoldRow = { seatId: string; basket: string; unfinished: number; heldBlocked: number }

function asHolds(rows: readonly HoldRow[]): HoldsNow {
  return {
    holds: new Map(rows.map(row => [row.seatId, row.basket])),
    unfinished: new Set(rows.flatMap(row => (row.unfinished ? row.basket : []))),
    heldBlocked: new Set(rows.flatMap(row => (row.heldBlocked ? row.seatId : []))),
  }
}

/** How many seats of its show a basket holds now. */
export function seatsHeld(
  db: Db,
  basket: { id: string; scheduleId: string; visitor?: Visitor | undefined },
  nowMs: number,
): number {
  const { id, scheduleId, visitor } = basket
  return countHeld.first(db, { id, visitor: visitor?.id ?? '', scheduleId, nowMs })?.many ?? 0
}

/** The register that a basket at the till was begun at, by its entry; undefined for none, and where it is not known. */
export function registerOf(db: Db, holdId: string, nowMs: number): string | undefined {
  return deviceOf.first(db, { id: holdId, nowMs })?.device || undefined
}

/** Lets go of a basket's seats; of a visitor's basket only its own visitor does. */
export function dropHold(db: Db, holdId: string, visitor?: Visitor): void {
  drop.run(db, { id: holdId, visitor: visitor?.id ?? '' })
}

export function writeHold(
  db: Db,
  basket: {
    id: string
    scheduleId: string
    channel: string
    visitor?: Visitor | undefined
    unfinished?: boolean | undefined
    /** The register's entry. */
    device?: string | undefined
    /** Seats that are blocked and come into it nevertheless. */
    heldBlocked?: ReadonlySet<string>
  },
  seatId: string,
  untilMs: number,
): void {
  const { id, scheduleId, channel, visitor, unfinished, device, heldBlocked } = basket
  put.run(db, {
    hold_id: id,
    schedule_id: scheduleId,
    seat_id: seatId,
    until_ms: untilMs,
    channel,
    visitor: visitor?.id ?? '',
    address: visitor?.address ?? '',
    unfinished: Number(unfinished ?? false),
    device: device ?? '',
    held_blocked: Number(heldBlocked?.has(seatId) ?? false),
  })
}

/** Whether there are holds whose time is over. */
export function hasExpiredHolds(db: Db, nowMs: number): boolean {
  return oneExpired.first(db, { nowMs }) !== undefined
}

/** Forgets holds whose time is over; returns the shows whose counts that changes. */
export function dropExpiredHolds(db: Db, nowMs: number): string[] {
  const shows = showsExpired.all(db, { nowMs }).map(({ scheduleId }) => scheduleId)
  if (shows.length) dropExpired.run(db, { nowMs })
  return shows
}
