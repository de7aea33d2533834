import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { ScheduleFields } from '../programme/schedule.ts'
import type { ScheduleRow } from '../programme/store.ts'
import { drawnPlan } from '../venue/arrangement.ts'
import { placed, requireFree, requirePlannable, screenUnknown, type Slot } from './plan.ts'

/** A show that is to be elsewhere, as one node knows it at one moment; unknown things are undefined. */
export type MoveNow = {
  schedule: ScheduleRow | undefined
  slot: Slot | undefined
  nowMs: number
  /** A stamp for an edit of some of its fields. */
  stampFor: (fields: Partial<ScheduleFields>) => string
}

/** Moves a show; see `moveSchedule`, which says what it refuses. Nothing when it is there already. */
export function move(now: MoveNow): Draft[] {
  const { schedule, slot } = requireMovable(now)
  const { screen, span } = slot
  // In its own screen it keeps the plan it was sold by, even when the screen has a new one.
  if (screen.id !== schedule.screenId && screen.arrangementId !== drawnPlan(schedule.arrangementId))
    throw new Refusal(
      'seat_plan_differs',
      { screen: screen.name },
      { screenId: ['refusal.seat_plan_differs'] },
    )
  if (screen.id === schedule.screenId && span.startMs === schedule.startMs) return []
  requirePlannable(slot)
  requireFree(slot)
  const { id, cinemaId } = schedule
  const fields = placed(slot)
  const body = { id, stamp: now.stampFor(fields), fields }
  return [{ scope: `cinema:${cinemaId}`, type: 'schedule.changed', body }]
}

/**
 * A show that is neither cancelled nor over, and a screen of its cinema. Refuses `schedule_unknown`,
 * `schedule_cancelled`, `schedule_over`, `screen_unknown`.
 *
 * @param mayBeOver it is known that it ended as it was asked for
 */
export function requireMovable({ schedule, slot, nowMs }: MoveNow, { mayBeOver = false } = {}) {
  if (!schedule) throw new Refusal('schedule_unknown')
  if (schedule.cancelled && !mayBeOver) throw new Refusal('schedule_cancelled')
  if (schedule.endMs <= nowMs && !mayBeOver) throw new Refusal('schedule_over')
  if (!slot || slot.screen.deleted || slot.screen.cinemaId !== schedule.cinemaId) throw screenUnknown()
  return { schedule, slot }
}
