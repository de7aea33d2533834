import { Temporal } from 'temporal-polyfill'
import type { Catalogue } from '../journal/apply.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'

const minuteMs = 60_000
const days = new Map<string, string>()

/** The business day of an instant: with an offset of 360 minutes, 02:00 on the 22nd is still the 21st. */
export function businessDay(ms: number, timeZone: string, midnightOffsetMinutes: number): string {
  // Cached, since every sale asks for it. A day begins at a whole minute, in every zone since 1972.
  const minute = Math.floor(ms / minuteMs)
  const asked = `${minute} ${timeZone} ${midnightOffsetMinutes}`
  let day = days.get(asked)
  if (!day) {
    if (days.size > 500) days.clear()
    // By the clock on the wall, not by elapsed time: on the night of a clock change the day turns at the usual hour too.
    const instant = Temporal.Instant.fromEpochMilliseconds(minute * minuteMs)
    const wall = instant.toZonedDateTimeISO(timeZone).toPlainDateTime()
    days.set(asked, (day = wall.subtract({ minutes: midnightOffsetMinutes }).toPlainDate().toString()))
  }
  return day
}

/** The business day of an instant at a cinema, YYYY-MM-DD; by UTC where the cinema is not known. */
export function businessDayAt(
  catalogue: Pick<Catalogue, 'get' | 'all'>,
  cinemaId: string,
  ms: number,
): string {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  return businessDay(ms, zone, midnightOffsetOf(catalogue))
}

/** The calendar day of an instant in a zone, YYYY-MM-DD. */
export function plainDay(ms: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/**
 * The instant of a wall time on a business day, in epoch milliseconds: `00:30` with an offset of 360 is the night after
 * that day's evening. When a clock change repeats an hour, the first one is meant; when it skips one, the later time.
 */
export function instantOf(
  day: string,
  time: string,
  timeZone: string,
  midnightOffsetMinutes: number,
): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const date = Temporal.PlainDate.from(day).add({ days: hour * 60 + minute < midnightOffsetMinutes ? 1 : 0 })
  return date.toPlainDateTime({ hour, minute }).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .epochMilliseconds
}

/** An instant as local time in the zone: ISO with offset, to the second. */
export function isoIn(ms: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** A day some days later (or earlier, when negative), YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
