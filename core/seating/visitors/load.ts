import type { Visitor } from '../../api/visitor.ts'
import type { Tx } from '../../journal/node.ts'
import { onlineSaleEndsMs } from '../../programme/schedule.ts'
import { scheduleById, type ScheduleRow } from '../../programme/store.ts'
import { showSeats } from '../load.ts'
import { freeSeats } from '../seat-state.ts'
import type { Show } from '../show.ts'
import { seatsHeld } from '../hold-store.ts'
import { arrangementById } from '../store.ts'
import type { Owner } from '../token.ts'
import { sharesOf } from '../allotment.ts'
import type { VisitorShow } from './bounds.ts'
import { freeForVisitors, freeForWebsite, type ShownSeats } from './register-share.ts'
import { keptBeside, onlineCounts, type OnlineCounts } from './store.ts'

type At = Pick<Tx, 'db' | 'catalogue' | 'nowMs'>

function shownSeats(
  { catalogue, nowMs }: Pick<At, 'catalogue' | 'nowMs'>,
  schedule: ScheduleRow,
  capacity: number,
  counts: OnlineCounts,
): ShownSeats {
  const shares = sharesOf(catalogue.get('screen', schedule.screenId), schedule)
  const { endMs } = schedule
  return { nowMs, onlineEndsMs: onlineSaleEndsMs(schedule), endMs, capacity, shares, ...counts }
}

/** A show as needed for the limits on visitors. */
export function loadVisitorShow(
  at: At,
  { schedule, arrangement }: Pick<Show, 'schedule' | 'arrangement'>,
  basket: { id: string; visitor?: Visitor | undefined },
): VisitorShow {
  const { id, visitor } = basket
  const { db, nowMs } = at
  const scheduleId = schedule.id
  const capacity = arrangement.seats.length
  return {
    capacity,
    held: seatsHeld(db, { id, scheduleId, visitor }, nowMs),
    kept: visitor && keptBeside(db, visitor, { id, scheduleId, nowMs }),
    free: seatsForVisitors(at, schedule, capacity, onlineCounts(db, scheduleId, nowMs)),
  }
}

/** At the relay: how many more seats of a show visitors may hold before they pay; see `freeForVisitors`. */
export function seatsForVisitors(
  at: Pick<At, 'catalogue' | 'nowMs'>,
  schedule: ScheduleRow,
  capacity: number,
  counts: OnlineCounts,
): number {
  return freeForVisitors(shownSeats(at, schedule, capacity, counts))
}

/**
 * At the box: how many of its own free seats it may give to visitors; see `freeForWebsite`.
 *
 * @param spare seats the relay could return
 */
export function seatsForWebsite(at: At, scheduleId: string, spare: number): number {
  const schedule = scheduleById(at.db, scheduleId)
  const arrangement = schedule && arrangementById(at.db, schedule.arrangementId)
  if (!schedule || !arrangement) return 0
  const counts = onlineCounts(at.db, scheduleId, at.nowMs)
  const seats = shownSeats(at, schedule, arrangement.seats.length, counts)
  return freeForWebsite(seats, seatsToSpare(at.db, scheduleId, at.nowMs, 'box'), spare)
}

/** Free seats of a show that a side owns and that are in nobody's basket there. */
export function seatsToSpare(db: Tx['db'], scheduleId: string, nowMs: number, me: Owner = 'relay'): number {
  const schedule = scheduleById(db, scheduleId)
  if (!schedule || !arrangementById(db, schedule.arrangementId)) return 0
  return freeSeats(showSeats(db, scheduleId, me, false, nowMs).seating).mine.length
}
