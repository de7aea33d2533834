import type { Db } from '../database/sql.ts'
import { partsOf } from '../journal/fact.ts'
import type { Arrangement, Seat } from '../venue/arrangement.ts'
import type { Token } from './token.ts'
import type { Visitor } from '../api/visitor.ts'

/** A drawn room with its seats by their ids. */
export type DrawnRoom = Arrangement & { freeSeating: boolean; byId: ReadonlyMap<string, Seat> }

/** A drawn room; it never changes, so it is parsed once. */
export function arrangementById(db: Db, id: string): DrawnRoom | undefined {
  const key = `arrangement ${id}`
  const kept = db.memory.get(key) as DrawnRoom | undefined
  if (kept) return kept
  const row = db
    .prepare(
      'SELECT screen_id AS screenId, columns, seats, free_seating AS freeSeating FROM arrangements WHERE id = ?',
    )
    .get(id) as { screenId: string; columns: number; seats: string; freeSeating: number } | undefined
  if (!row) return undefined
  const seats = JSON.parse(row.seats) as Seat[]
  const room: DrawnRoom = {
    id,
    screenId: row.screenId,
    columns: row.columns,
    seats,
    freeSeating: row.freeSeating === 1,
    byId: new Map(seats.map(seat => [seat.id, seat])),
  }
  db.memory.set(key, room)
  return room
}

/** The tokens of a show that any fact has changed; all others are as the show's own fact said. */
export function changedTokens(db: Db, scheduleId: string): Map<string, Token> {
  const rows = db
    .prepare(
      'SELECT seat_id AS seatId, version, owner, state, bill_id AS billId FROM seat_tokens WHERE schedule_id = ?',
    )
    .all(scheduleId) as (Token & { seatId: string })[]
  return new Map(rows.map(({ seatId, ...token }) => [seatId, token]))
}

function changedToken(db: Db, scheduleId: string, seatId: string): Token | undefined {
  return db
    .prepare(
      'SELECT version, owner, state, bill_id AS billId FROM seat_tokens WHERE schedule_id = ? AND seat_id = ?',
    )
    .get(scheduleId, seatId) as Token | undefined
}

/** Seats that wait for a bill's money, in their order. */
export function seatsWaiting(db: Db, billId: string): (Token & { scheduleId: string; seatId: string })[] {
  return db
    .prepare(
      `SELECT schedule_id AS scheduleId, seat_id AS seatId, version, owner, state, bill_id AS billId
       FROM seat_tokens WHERE bill_id = ? AND state = 'paying' ORDER BY schedule_id, seat_id`,
    )
    .all(billId) as (Token & { scheduleId: string; seatId: string })[]
}

/** The tokens of a few seats that any fact has changed. */
export function tokensOf(db: Db, scheduleId: string, seatIds: readonly string[]): Map<string, Token> {
  const tokens = new Map<string, Token>()
  for (const seatId of seatIds) {
    const token = changedToken(db, scheduleId, seatId)
    if (token) tokens.set(seatId, token)
  }
  return tokens
}

/** Whether the fact that last changed a seat was written in that epoch of whichever node wrote it. */
export function isOfEpoch(db: Db, scheduleId: string, seatId: string, epoch: number): boolean {
  const fact = db
    .prepare('SELECT fact FROM seat_tokens WHERE schedule_id = ? AND seat_id = ?')
    .pluck()
    .get(scheduleId, seatId) as string | undefined
  return partsOf(fact ?? '').epoch === epoch
}

/** As `basketKey` names a basket. */
const keyColumn = `CASE visitor WHEN '' THEN hold_id ELSE hold_id || ':' || visitor END`

/** Baskets that hold any of a few seats now, seat to basket. */
export function holdsOf(
  db: Db,
  scheduleId: string,
  seatIds: readonly string[],
  nowMs: number,
): Map<string, string> {
  const holds = new Map<string, string>()
  const find = db
    .prepare(`SELECT ${keyColumn} FROM holds WHERE schedule_id = ? AND seat_id = ? AND until_ms > ?`)
    .pluck()
  for (const seatId of seatIds) {
    const basket = find.get(scheduleId, seatId, nowMs) as string | undefined
    if (basket) holds.set(seatId, basket)
  }
  return holds
}

/** Holds of a show that still stand, seat to basket. */
export function nodeStatusHolds(db: Db, scheduleId: string, nowMs: number): Map<string, string> {
  const rows = db
    .prepare(
      `SELECT seat_id AS seatId, ${keyColumn} AS basket FROM holds WHERE schedule_id = ? AND until_ms > ?`,
    )
    .all(scheduleId, nowMs) as { seatId: string; basket: string }[]
  return new Map(rows.map(row => [row.seatId, row.basket]))
}

/** How many seats of its show a basket holds now. */
export function seatsHeld(
  db: Db,
  basket: { id: string; scheduleId: string; visitor?: Visitor | undefined },
  nowMs: number,
): number {
  return db
    .prepare(
      'SELECT count(*) FROM holds WHERE hold_id = ? AND visitor = ? AND schedule_id = ? AND until_ms > ?',
    )
    .pluck()
    .get(basket.id, basket.visitor?.id ?? '', basket.scheduleId, nowMs) as number
}

/** Lets go of a basket's seats; of a visitor's basket only its own visitor does. */
export function dropHold(db: Db, holdId: string, visitor?: Visitor): void {
  db.prepare('DELETE FROM holds WHERE hold_id = ? AND visitor = ?').run(holdId, visitor?.id ?? '')
}

export function writeHold(
  db: Db,
  basket: { id: string; scheduleId: string; channel: string; visitor?: Visitor | undefined },
  seatId: string,
  untilMs: number,
): void {
  const { id, scheduleId, channel, visitor } = basket
  db.prepare(
    `INSERT OR REPLACE INTO holds (hold_id, schedule_id, seat_id, until_ms, channel, visitor, address)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, scheduleId, seatId, untilMs, channel, visitor?.id ?? '', visitor?.address ?? '')
}

/** Whether there are holds whose time is over. */
export function hasExpiredHolds(db: Db, nowMs: number): boolean {
  return db.prepare('SELECT 1 FROM holds WHERE until_ms <= ? LIMIT 1').get(nowMs) !== undefined
}

/** Forgets holds whose time is over; returns the shows whose counts that changes. */
export function dropExpiredHolds(db: Db, nowMs: number): string[] {
  const shows = db
    .prepare('SELECT DISTINCT schedule_id FROM holds WHERE until_ms <= ?')
    .pluck()
    .all(nowMs) as string[]
  if (shows.length) db.prepare('DELETE FROM holds WHERE until_ms <= ?').run(nowMs)
  return shows
}

/** Tickets of a show that each side sold, or began to sell, since a moment (ISO, UTC), and that still stand. */
export function ticketsSoldSince(
  db: Db,
  scheduleId: string,
  since: string,
): Record<'site' | 'register', number> {
  // The show's own tokens lead to its bills: as many rows as it has seats sold, whatever else the cinema sells.
  const rows = db
    .prepare(
      `SELECT b.source, count(*) AS tickets FROM seat_tokens t JOIN bills b ON b.id = t.bill_id
       WHERE t.schedule_id = ? AND t.state <> 'free' AND b.opened_at >= ? GROUP BY b.source`,
    )
    .all(scheduleId, since) as { source: 'site' | 'register'; tickets: number }[]
  const sold = { site: 0, register: 0 }
  for (const { source, tickets } of rows) sold[source] = tickets
  return sold
}
