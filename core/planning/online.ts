import type { Draft } from '../journal/draft.ts'
import { Refusal } from '../refusal.ts'
import { onlineSaleEndsMs, type ScheduleFields, type ShowShares } from '../programme/schedule.ts'
import type { ScheduleRow } from '../programme/store.ts'

/** How a show is sold on the website; what is left out stays as it is. */
export type WantedOnline = {
  /** Minutes before the film after which nobody begins to buy; 0 at its beginning. */
  endsBefore?: number | undefined
  /** Percent of its seats that each side keeps; null: as its screen says. */
  shares?: ShowShares | null | undefined
}

/** Minutes before its film at which online sale of a show ends. */
export function onlineEndsBefore(show: Pick<ScheduleRow, 'featureMs' | 'onlineUntilMs'>): number {
  return Math.round((show.featureMs - onlineSaleEndsMs(show)) / 60_000)
}

/**
 * Says until when and with how many seats a show is sold online. What visitors hold or pay for stays theirs; nothing is
 * written where it is so already. Refuses `schedule_unknown`, `schedule_cancelled`, `schedule_over`.
 *
 * @param now.stampFor a stamp for an edit of some of its fields
 */
export function setOnline(
  now: {
    schedule: ScheduleRow | undefined
    nowMs: number
    stampFor: (fields: Partial<ScheduleFields>) => string
  },
  { endsBefore, shares }: WantedOnline,
): Draft[] {
  const { schedule, nowMs } = now
  if (!schedule) throw new Refusal('schedule_unknown')
  if (schedule.cancelled) throw new Refusal('schedule_cancelled')
  if (schedule.endMs <= nowMs) throw new Refusal('schedule_over')
  const { id } = schedule
  const fields: Partial<ScheduleFields> = {}
  if (endsBefore !== undefined && endsBefore !== onlineEndsBefore(schedule))
    fields.onlineEndsBefore = endsBefore
  if (shares !== undefined && (shares ? JSON.stringify(shares) : null) !== schedule.shares)
    fields.shares = shares
  if (!Object.keys(fields).length) return []
  const body = { id, stamp: now.stampFor(fields), fields }
  return [{ scope: `cinema:${schedule.cinemaId}`, type: 'schedule.changed', body }]
}
