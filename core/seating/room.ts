import { Refusal } from '../refusal.ts'
import type { Db } from '../database/sql.ts'
import { glassOf } from '../journal/storage/standing-store.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import type { RoomNow } from './seat-state.ts'
import { arrangementById, changedTokens, holdsOf, isOfEpoch, standingHolds, tokensOf } from './store.ts'
import type { Owner } from './token.ts'

/** The show with its room as it is now. Refuses `schedule_unknown`. */
export function roomNow(db: Db, scheduleId: string, me: Owner, connected: boolean, nowMs: number) {
  const tokens = changedTokens(db, scheduleId)
  return roomOf(db, scheduleId, { me, connected, tokens, holds: standingHolds(db, scheduleId, nowMs) })
}

/** The same, knowing only a few seats: enough to sell those, and quick in a room that is filling up. */
export function seatsNow(
  db: Db,
  scheduleId: string,
  seatIds: readonly string[],
  me: Owner,
  connected: boolean,
  nowMs: number,
) {
  const tokens = tokensOf(db, scheduleId, seatIds)
  return roomOf(db, scheduleId, { me, connected, tokens, holds: holdsOf(db, scheduleId, seatIds, nowMs) })
}

function roomOf(db: Db, scheduleId: string, known: Pick<RoomNow, 'me' | 'connected' | 'tokens' | 'holds'>) {
  const schedule = scheduleById(db, scheduleId)
  const arrangement = schedule && arrangementById(db, schedule.arrangementId)
  if (!schedule || !arrangement) throw new Refusal('schedule_unknown')
  const room: RoomNow = { arrangement, relaySeats: relaySeatsOf(schedule), ...known }
  return { schedule, arrangement, room: behindGlass(db, scheduleId, room) }
}

/**
 * Behind broken glass a box knows only what it remembers: a seat that any earlier fact has moved may have moved again,
 * so it counts as the other side's until the relay has been heard.
 */
function behindGlass(db: Db, scheduleId: string, room: RoomNow): RoomNow {
  const glass = glassOf(db)
  if (!glass || !room.tokens.size) return room
  const tokens = new Map(room.tokens)
  for (const [seatId, token] of tokens)
    if (token.state === 'free' && !isOfEpoch(db, scheduleId, seatId, glass.epoch))
      tokens.set(seatId, { ...token, owner: room.me === 'box' ? 'relay' : 'box' })
  return { ...room, tokens }
}

const parsed = new Map<string, ReadonlySet<string>>()

/** A show's first relay seats never change, and most shows of a screen share the same text. */
export function relaySeatsOf(schedule: Pick<ScheduleRow, 'relaySeats'>): ReadonlySet<string> {
  let seats = parsed.get(schedule.relaySeats)
  if (!seats) {
    if (parsed.size > 500) parsed.clear()
    parsed.set(schedule.relaySeats, (seats = new Set(JSON.parse(schedule.relaySeats) as string[])))
  }
  return seats
}
