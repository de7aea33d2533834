import type { Db } from '../../database/sql.ts'
import type { Tx } from '../../journal/node.ts'
import { onlineSaleEndsMs } from '../../programme/schedule.ts'
import { scheduleById, type ScheduleRow } from '../../programme/store.ts'
import { roomNow } from '../room.ts'
import { freeSeats } from '../seat-state.ts'
import { arrangementById } from '../store.ts'
import { registerShare, usualShares } from '../working-set.ts'
import { onlineCounts, type OnlineCounts } from './store.ts'

type At = Pick<Tx, 'catalogue' | 'nowMs'>

/** How many seats of a show are left to the register while nobody has paid for them. */
function shareNow({ catalogue, nowMs }: At, schedule: ScheduleRow, capacity: number, sold: number): number {
  const shares = catalogue.get('screen', schedule.screenId)?.shares ?? usualShares
  const { endMs } = schedule
  const show = { nowMs, onlineEndsMs: onlineSaleEndsMs(schedule), endMs, capacity, shares }
  return registerShare(show, capacity - sold)
}

/**
 * At the relay: how many more seats of a show visitors may keep before they pay, while the register can have the others.
 * Below nought where the line was cut when they took them.
 */
export function seatsForVisitors(
  at: At,
  schedule: ScheduleRow,
  capacity: number,
  { sold, paying, held }: OnlineCounts,
): number {
  return capacity - sold - paying - held - shareNow(at, schedule, capacity, sold)
}

/**
 * At the box: how many of its own free seats it may give to visitors, so that with those the relay could give back the
 * register keeps its share.
 */
export function seatsForWebsite(at: At & { db: Db }, scheduleId: string, spare: number): number {
  const schedule = scheduleById(at.db, scheduleId)
  const arrangement = schedule && arrangementById(at.db, schedule.arrangementId)
  if (!schedule || !arrangement) return 0
  const { sold } = onlineCounts(at.db, scheduleId, at.nowMs)
  const capacity = arrangement.seats.length
  const own = seatsToSpare(at.db, scheduleId, at.nowMs, 'box')
  return Math.max(0, own + spare - shareNow(at, schedule, capacity, sold))
}

/** Free seats of a show that a side owns and that are in nobody's basket there. */
export function seatsToSpare(
  db: Db,
  scheduleId: string,
  nowMs: number,
  me: 'box' | 'relay' = 'relay',
): number {
  const schedule = scheduleById(db, scheduleId)
  if (!schedule || !arrangementById(db, schedule.arrangementId)) return 0
  return freeSeats(roomNow(db, scheduleId, me, false, nowMs).room).mine.length
}
