import { sql } from 'kysely'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import { partsOf } from '../journal/fact.ts'
import type { Arrangement, Drawing, Seat } from '../venue/arrangement.ts'
import { drawnPlan } from '../venue/arrangement.ts'
import type { Token } from './token.ts'
import type { Visitor } from '../api/visitor.ts'

type OneSeat = { scheduleId: string; seatId: string }

const drawn = prepared((q, given: { id: string }) =>
  q
    .selectFrom('arrangements')
    .select(['screen_id as screenId', 'columns', 'seats', 'free_seating as freeSeating', 'drawing'])
    .where('id', '=', given.id),
)
const plansOfScreen = prepared((q, given: { screenId: string }) =>
  q.selectFrom('arrangements').select('id').where('screen_id', '=', given.screenId).orderBy('id'),
)
const tokensOfShow = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('seat_tokens')
    .select(['seat_id as seatId', 'version', 'owner', 'state', 'bill_id as billId'])
    .where('schedule_id', '=', given.scheduleId),
)
const tokenOfSeat = prepared((q, given: OneSeat) =>
  q
    .selectFrom('seat_tokens')
    .select(['version', 'owner', 'state', 'bill_id as billId'])
    .where('schedule_id', '=', given.scheduleId)
    .where('seat_id', '=', given.seatId),
)
const tokensWaiting = prepared((q, given: { billId: string }) =>
  q
    .selectFrom('seat_tokens')
    .select([
      'schedule_id as scheduleId',
      'seat_id as seatId',
      'version',
      'owner',
      'state',
      'bill_id as billId',
    ])
    .where('bill_id', '=', given.billId)
    .where('state', '=', 'paying')
    .orderBy('schedule_id')
    .orderBy('seat_id'),
)
const factOfSeat = prepared((q, given: OneSeat) =>
  q
    .selectFrom('seat_tokens')
    .select('fact')
    .where('schedule_id', '=', given.scheduleId)
    .where('seat_id', '=', given.seatId),
)
const soldSince = prepared((q, given: { scheduleId: string; since: string }) =>
  q
    .selectFrom('seat_tokens as t')
    .innerJoin('bills as b', 'b.id', 't.bill_id')
    .select('b.source')
    .select(({ fn }) => fn.countAll<number>().as('tickets'))
    .where('t.schedule_id', '=', given.scheduleId)
    .where('t.state', '<>', 'free')
    .where('b.opened_at', '>=', given.since)
    .groupBy('b.source'),
)

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

/** A drawn arrangement with its seats by their ids. */
export type DrawnArrangement = Arrangement & { freeSeating: boolean; byId: ReadonlyMap<string, Seat> }

/** A drawn arrangement; it never changes, so it is parsed once. */
export function arrangementById(db: Db, id: string): DrawnArrangement | undefined {
  const key = `arrangement ${id}`
  const kept = db.memory.get(key) as DrawnArrangement | undefined
  if (kept) return kept
  const row = drawn.first(db, { id })
  if (!row) return undefined
  const seats = JSON.parse(row.seats) as Seat[]
  const arrangement: DrawnArrangement = {
    id,
    screenId: row.screenId,
    columns: row.columns,
    seats,
    freeSeating: row.freeSeating === 1,
    ...(row.drawing ? { drawing: JSON.parse(row.drawing) as Drawing } : {}),
    byId: new Map(seats.map(seat => [seat.id, seat])),
  }
  db.memory.set(key, arrangement)
  return arrangement
}

/** The plans a screen ever had, the shared ones of counted places left out. */
export function arrangementsOf(db: Db, screenId: string): DrawnArrangement[] {
  return plansOfScreen
    .all(db, { screenId })
    .flatMap(({ id }) => arrangementById(db, id) ?? [])
    .filter(({ id }) => drawnPlan(id) === id)
}

/** The tokens of a show that any fact has changed; all others are as the show's own fact said. */
export function changedTokens(db: Db, scheduleId: string): Map<string, Token> {
  const rows = tokensOfShow.all(db, { scheduleId })
  return new Map(rows.map(({ seatId, ...token }) => [seatId, token]))
}

/** Seats that wait for a bill's money, in their order. */
export function seatsWaiting(db: Db, billId: string): (Token & { scheduleId: string; seatId: string })[] {
  return tokensWaiting.all(db, { billId })
}

/** The tokens of a few seats that any fact has changed. */
export function tokensOf(db: Db, scheduleId: string, seatIds: readonly string[]): Map<string, Token> {
  const tokens = new Map<string, Token>()
  for (const seatId of seatIds) {
    const token = tokenOfSeat.first(db, { scheduleId, seatId })
    if (token) tokens.set(seatId, token)
  }
  return tokens
}

/** Whether the fact that last changed a seat was written in that epoch of whichever node wrote it. */
export function isOfEpoch(db: Db, scheduleId: string, seatId: string, epoch: number): boolean {
  const fact = factOfSeat.first(db, { scheduleId, seatId })?.fact
  return partsOf(fact ?? '').epoch === epoch
}

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

/** Tickets of a show that each side sold, or began to sell, since a moment (ISO, UTC), and that still stand. */
export function ticketsSoldSince(
  db: Db,
  scheduleId: string,
  since: string,
): Record<'site' | 'register', number> {
  // The show's own tokens lead to its bills: as many rows as it has seats sold, whatever else the cinema sells.
  const rows = soldSince.all(db, { scheduleId, since })
  const sold = { site: 0, register: 0 }
  for (const { source, tickets } of rows) sold[source] = tickets
  return sold
}
