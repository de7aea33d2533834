import { channels, type Channel } from '../access/channels.ts'
import type { Tx } from '../journal/node.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { Refusal } from '../refusal.ts'
import { setVisibility } from './undo-commands.ts'

/**
 * Says where a show is told and sold. Who plans always sees it, or nobody could bring it back. Tickets that were sold stay
 * valid, and a purchase that has begun is still paid. Sent again it changes nothing.
 *
 * Refuses `schedule_unknown`, `schedule_cancelled`, `schedule_over`.
 */
export function showOn(tx: Tx, id: string, shownOn: readonly Channel[]): ScheduleRow {
  const schedule = scheduleById(tx.db, id)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (schedule.cancelled) throw new Refusal('schedule_cancelled')
  if (schedule.endMs <= tx.nowMs) throw new Refusal('schedule_over')
  setVisibility(
    tx,
    schedule,
    channels.filter(channel => channel === 'portal' || shownOn.includes(channel)),
  )
  return scheduleById(tx.db, id)!
}
