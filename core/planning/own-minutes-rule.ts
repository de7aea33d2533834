import type { Draft } from '../journal/draft.ts'
import { writeOwnMinutes } from '../programme/own-minutes.ts'
import { Refusal } from '../refusal.ts'
import { requireMovable, type MoveNow } from './move.ts'
import { placed, requireFree } from './plan.ts'

/** Gives a show other minutes before and after its film; see `setOwnMinutes`, which says what it refuses. */
export function resize(now: MoveNow): Draft[] {
  const { schedule, slot } = requireMovable(now)
  if (writeOwnMinutes(slot.ownMinutes) === schedule.ownMinutes) return []
  if (schedule.startMs <= now.nowMs) throw new Refusal('schedule_started')
  requireFree(slot)
  const { id, cinemaId } = schedule
  const fields = placed(slot)
  const body = { id, stamp: now.stampFor(fields), fields }
  return [{ scope: `cinema:${cinemaId}`, type: 'schedule.changed', body }]
}
