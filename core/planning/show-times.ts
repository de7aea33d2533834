import { businessDay, isoIn } from '../programme/day.ts'
import { onlineSaleEndsMs } from '../programme/schedule.ts'
import type { ScheduleRow } from '../programme/store.ts'
import type { ScheduleView } from './contract.ts'

type Times = Pick<ScheduleView, 'start' | 'featureStart' | 'end' | 'ready' | 'day' | 'onlineUntil'>

/** A show's times as its cinema's clock tells them: they change only with its row. */
const times = new WeakMap<ScheduleRow, { by: string; shown: Times }>()

export function timesOf(row: ScheduleRow, timezone: string, midnightOffsetMinutes: number): Times {
  const by = `${timezone} ${midnightOffsetMinutes}`
  let known = times.get(row)
  if (known?.by !== by) {
    const iso = (ms: number) => isoIn(ms, timezone)
    const shown = {
      start: iso(row.startMs),
      featureStart: iso(row.featureMs),
      end: iso(row.endMs),
      ready: iso(row.readyMs),
      day: businessDay(row.startMs, timezone, midnightOffsetMinutes),
      onlineUntil: iso(onlineSaleEndsMs(row)),
    }
    times.set(row, (known = { by, shown }))
  }
  return known.shown
}
