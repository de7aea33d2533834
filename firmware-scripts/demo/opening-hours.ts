import { Temporal } from 'temporal-polyfill'

/** From when to when the demo's cinemas sell, in hours of the day. */
const openFrom = 10
const openUntil = 22

/**
 * The moments at which a cinema is open between two others, in order: a part from 0 to 1 of that time becomes epoch
 * milliseconds, so that sales before the demo opened lie in opening hours.
 */
export function openMoments(fromMs: number, toMs: number, timezone: string): (part: number) => number {
  const windows: { fromMs: number; ms: number }[] = []
  const dayOf = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).toPlainDate()
  for (
    let day = dayOf(fromMs);
    Temporal.PlainDate.compare(day, dayOf(toMs)) <= 0;
    day = day.add({ days: 1 })
  ) {
    const at = (hour: number) =>
      day.toZonedDateTime({ timeZone: timezone, plainTime: { hour } }).epochMilliseconds
    const [opens, closes] = [Math.max(at(openFrom), fromMs), Math.min(at(openUntil), toMs)]
    if (closes > opens) windows.push({ fromMs: opens, ms: closes - opens })
  }
  const open = windows.reduce((sum, { ms }) => sum + ms, 0)
  return part => {
    let left = Math.min(Math.max(part, 0), 1) * open
    for (const window of windows) {
      if (left <= window.ms) return Math.round(window.fromMs + left)
      left -= window.ms
    }
    return toMs
  }
}
