import { Refusal } from '../refusal.ts'
import { hasLinesFor } from '../billing/line-store.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { businessDayAt, isoIn } from '../programme/day.ts'
import { readOwnMinutes } from '../programme/own-minutes.ts'
import type { ScheduleFields } from '../programme/schedule.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { arrangementById } from '../seating/store.ts'
import { cancelSchedule, createSchedule, moveEvents } from './commands.ts'
import { seatsTaken } from './load.ts'

/**
 * Takes back a show that nobody has bought or has in a basket: it is cancelled and shown nowhere any more. Taken back
 * again it stays so. If the other side has sold a seat meanwhile, that bill belongs to a cancelled show and is refunded
 * like any other.
 *
 * Refuses `schedule_unknown`, `show_has_sales`.
 */
export function withdrawSchedule(tx: Tx, id: string): ScheduleRow {
  const schedule = scheduleById(tx.db, id)
  if (!schedule) throw new Refusal('schedule_unknown')
  requireUnsold(tx, id, 'show_has_sales')
  cancelSchedule(tx, id)
  setVisibility(tx, schedule, [])
  return scheduleById(tx.db, id)!
}

/**
 * Undoes that a show was cancelled: the same show is planned anew under another id, since a cancellation holds on every
 * node for ever, and the cancelled one is shown nowhere any more. Its event, channels, price list, free seating and own minutes move along. Only
 * while nobody had bought it: whoever did was told that it is off, and tickets name the cancelled show. Sent again it is
 * the same new show; one that is not cancelled stays as it is.
 *
 * Refuses as `createSchedule` does, and `schedule_unknown`, `cancel_has_sales`.
 */
export function restoreSchedule(tx: Tx, id: string, newId: string): ScheduleRow {
  const schedule = scheduleById(tx.db, id)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (!schedule.cancelled) return schedule
  requireUnsold(tx, id, 'cancel_has_sales')
  const isAgain = scheduleById(tx.db, newId) !== undefined
  const zone = tx.catalogue.get('cinema', schedule.cinemaId)?.timezone ?? 'UTC'
  const planned = createSchedule(tx, {
    id: newId,
    versionId: schedule.versionId,
    screenId: schedule.screenId,
    day: businessDayAt(tx.catalogue, schedule.cinemaId, schedule.startMs),
    time: isoIn(schedule.startMs, zone).slice(11, 16),
    freeSeating: arrangementById(tx.db, schedule.arrangementId)?.freeSeating,
    ownMinutes: readOwnMinutes(schedule.ownMinutes),
  })
  if (isAgain) return planned
  setVisibility(tx, planned, JSON.parse(schedule.visibility) as ScheduleFields['visibility'])
  setVisibility(tx, schedule, [])
  keepList(tx, newId, schedule)
  moveEvents(tx, id, newId)
  return scheduleById(tx.db, newId)!
}

/** Whoever bought, or begins to, whatever became of it. */
function requireUnsold(tx: Tx, id: string, code: 'show_has_sales' | 'cancel_has_sales'): void {
  const taken = seatsTaken(tx.db, id, tx.nowMs)
  if (taken || hasLinesFor(tx.db, id)) throw new Refusal(code, { count: Math.max(taken, 1) })
}

/** Writes where a show is told; nothing where it is told there already. */
export function setVisibility(tx: Tx, schedule: ScheduleRow, visibility: ScheduleFields['visibility']): void {
  if (schedule.visibility === JSON.stringify(visibility)) return
  const fields = { visibility }
  const stamp = editStamp(tx, 'schedule', schedule.id, fields)
  tx.append(`cinema:${schedule.cinemaId}`, 'schedule.changed', { id: schedule.id, stamp, fields })
}

/** A show that is planned anew has the price list it had. */
function keepList(tx: Tx, newId: string, { cinemaId, priceListId }: ScheduleRow): void {
  if (priceListId === null) return
  const fields = { priceListId }
  const stamp = editStamp(tx, 'schedule', newId, fields)
  tx.append(`cinema:${cinemaId}`, 'schedule.changed', { id: newId, stamp, fields })
}
