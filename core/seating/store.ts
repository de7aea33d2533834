import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { partsOf } from '../journal/fact.ts'
import type { Arrangement, Drawing, Seat } from '../venue/arrangement.ts'
import { drawnPlan } from '../venue/arrangement.ts'
import { knownTokens } from './kept-seats.ts'
import type { Token } from './token.ts'

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
export function changedTokens(db: Db, scheduleId: string): ReadonlyMap<string, Token> {
  return knownTokens.read(db, scheduleId, () => readTokens(db, scheduleId)) ?? new Map()
}

function readTokens(db: Db, scheduleId: string): ReadonlyMap<string, Token> {
  const tokens = new Map<string, Token>()
  for (const { seatId, version, owner, state, billId } of tokensOfShow.all(db, { scheduleId }))
    tokens.set(seatId, { version, owner, state, billId })
  return tokens
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
