import { addDays, businessDay, startOfDay } from '#core/programme/day.ts'

/** When the business day of the cinemas in journeys begins, in minutes after midnight: five o'clock. */
const dayBegins = 300

/** The instant at which the business day of an instant ends by a zone's clock; both in epoch milliseconds. */
export function endOfDay(nowMs: number, zone: string): number {
  return startOfDay(addDays(businessDay(nowMs, zone, dayBegins), 1), zone, dayBegins)
}

/** An instant half an hour from now, or a minute before the business day ends if that is sooner, in epoch milliseconds. */
export function soonOnThisDay(nowMs: number, zone: string): number {
  return Math.min(nowMs + 30 * 60_000, endOfDay(nowMs, zone) - 60_000)
}

/**
 * How long to wait, in milliseconds, until what takes a while can be done on one business day: nothing when this one has as
 * much left, or else until the next one has begun.
 */
export function pauseBeforeDay(nowMs: number, zone: string, takesMs: number): number {
  const leftMs = endOfDay(nowMs, zone) - nowMs
  return leftMs > takesMs ? 0 : leftMs + 1000
}
