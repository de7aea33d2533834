import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { drawnPlan } from '../venue/arrangement.ts'
import type { Screen } from '../venue/screen.ts'
import { arrangementById, changedTokens, holdsInForce } from '../seating/store.ts'
import type { Db } from '../database/sql.ts'
import type { Cinema } from '../venue/cinema.ts'
import { cancelSchedule, createSchedule, requirePlannable, requireFreeScreen } from './commands.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import { instantOf } from '../programme/day.ts'
import { spanOf } from '../programme/occupancy.ts'
import type { ScheduleFields } from '../programme/schedule.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'

/** Where a show shall go: screen, business day and wall time in its cinema. */
export type WantedPlace = { screenId: string; day: string; time: string }

/** Seats of a show that are sold, in payment or in somebody's basket, as far as this node knows. */
export function seatsTaken(db: Db, scheduleId: string, nowMs: number): number {
  const taken = new Set(holdsInForce(db, scheduleId, nowMs).keys())
  for (const [seatId, { state }] of changedTokens(db, scheduleId)) if (state !== 'free') taken.add(seatId)
  return taken.size
}

/**
 * Moves a show to another time, or into another screen with the same seat plan. Its seats, tickets and holds stay what
 * they are, because they name the show and not the time; the end of online sale moves along. Moving it to where it
 * already is changes nothing.
 *
 * A show never changes its seat plan, on any node: each seat of it has one owner and one version chain from the show's
 * first fact on, so that two disconnected sides agree on every seat. For another seat plan there is `replanSchedule`.
 *
 * Refuses `schedule_unknown`, `schedule_cancelled`, `schedule_over`, `screen_unknown`, `seat_plan_differs`,
 * `screen_occupied`, and as `requirePlannable`.
 */
export function moveSchedule(tx: Tx, id: string, wanted: WantedPlace): ScheduleRow {
  const schedule = requirePending(tx, id)
  const { screen, cinema } = requireScreen(tx, schedule, wanted.screenId)
  // In its own screen it keeps the plan it was sold by, even when the screen has a new one.
  if (screen.id !== schedule.screenId && screen.arrangementId !== drawnPlan(schedule.arrangementId))
    throw new Refusal(
      'seat_plan_differs',
      { screen: screen.name },
      { screenId: ['refusal.seat_plan_differs'] },
    )
  const span = spanAt(tx, schedule, screen, cinema, wanted)
  if (screen.id === schedule.screenId && span.startMs === schedule.startMs) return schedule
  requirePlannable(tx, span.startMs, schedule)
  requireFreeScreen(tx, screen, span, cinema.timezone, id)
  const fields = {
    place: { screenId: screen.id, ...span },
    onlineUntilMs: span.featureMs + schedule.onlineUntilMs - schedule.featureMs,
  }
  tx.append(`cinema:${schedule.cinemaId}`, 'schedule.changed', {
    id,
    stamp: editStamp(tx, 'schedule', id, fields),
    fields,
  })
  return scheduleById(tx.db, id)!
}

/**
 * Cancels a show nobody has bought and plans it anew under another id: the way into a screen with another seat plan.
 * Its event, channels and free seating move along. If the other side has sold a seat meanwhile, that bill belongs to a
 * cancelled show and is refunded like any other. Sent again it is the same new show.
 *
 * Refuses as `createSchedule` does, and `schedule_unknown`, `schedule_cancelled`, `schedule_over`, `show_has_sales`.
 */
export function replanSchedule(tx: Tx, id: string, newId: string, wanted: WantedPlace): ScheduleRow {
  const before = scheduleById(tx.db, id)
  const again = before?.cancelled && scheduleById(tx.db, newId) !== undefined
  const schedule = again ? before : requirePending(tx, id)
  requireScreen(tx, schedule, wanted.screenId)
  const taken = seatsTaken(tx.db, id, tx.nowMs)
  if (!again && taken) throw new Refusal('show_has_sales', { count: taken })
  if (!again) cancelSchedule(tx, id)
  const freeSeating = arrangementById(tx.db, schedule.arrangementId)?.freeSeating
  const planned = createSchedule(tx, { id: newId, versionId: schedule.versionId, freeSeating, ...wanted })
  if (again) return planned
  if (planned.visibility !== schedule.visibility)
    tx.append(`cinema:${schedule.cinemaId}`, 'schedule.changed', {
      id: newId,
      stamp: tx.stamp(),
      fields: { visibility: JSON.parse(schedule.visibility) as ScheduleFields['visibility'] },
    })
  for (const event of tx.catalogue.all('event'))
    if (event.scheduleId === id && !event.deleted) changeEntry(tx, 'event', event.id, { scheduleId: newId })
  return scheduleById(tx.db, newId)!
}

/** A show that is neither cancelled nor over. */
function requirePending(tx: Tx, id: string): ScheduleRow {
  const schedule = scheduleById(tx.db, id)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (schedule.cancelled) throw new Refusal('schedule_cancelled')
  if (schedule.endMs <= tx.nowMs) throw new Refusal('schedule_over')
  return schedule
}

function requireScreen(tx: Tx, schedule: ScheduleRow, screenId: string) {
  const screen = tx.catalogue.get('screen', screenId)
  const cinema = tx.catalogue.get('cinema', schedule.cinemaId)
  if (!screen || !cinema || screen.deleted || screen.cinemaId !== schedule.cinemaId)
    throw new Refusal('screen_unknown', {}, { screenId: ['refusal.screen_unknown'] })
  return { screen, cinema }
}

function spanAt(tx: Tx, schedule: ScheduleRow, screen: Screen, cinema: Cinema, wanted: WantedPlace) {
  const offset = midnightOffsetOf(tx.catalogue)
  const movie = tx.catalogue.get('movie', schedule.movieId)
  const runtimeMinutes = movie?.runtimeMinutes ?? Math.round((schedule.endMs - schedule.featureMs) / 60_000)
  return spanOf(instantOf(wanted.day, wanted.time, cinema.timezone, offset), screen, runtimeMinutes)
}
