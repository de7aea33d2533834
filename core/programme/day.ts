import { Temporal } from 'temporal-polyfill'
import type { Catalogue } from '../journal/apply.ts'
import { midnightOffsetOf } from '../venue/exhibitor.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The offsets of a zone at the beginning and the end of a day of UTC, in milliseconds. */
type Offsets = { first: number; last: number }
const offsets = new Map<string, Offsets>()
/** A few years of a few zones; what is asked beyond that is computed anew. */
const offsetsKept = 5000

/**
 * How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. Only on the day of a clock change is the
 * calendar asked for each instant; it would be most of the time it takes to tell a programme.
 */
function offsetAt(ms: number, timeZone: string): number {
  const day = Math.floor(ms / dayMs)
  const asked = `${day} ${timeZone}`
  let known = offsets.get(asked)
  if (!known) {
    if (offsets.size >= offsetsKept) offsets.clear()
    known = { first: exactOffset(day * dayMs, timeZone), last: exactOffset((day + 1) * dayMs, timeZone) }
    offsets.set(asked, known)
  }
  return known.first === known.last ? known.first : exactOffset(ms, timeZone)
}

function exactOffset(ms: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
}

/** The business day of an instant: with an offset of 360 minutes, 02:00 on the 22nd is still the 21st. */
export function businessDay(ms: number, timeZone: string, midnightOffsetMinutes: number): string {
  // By the clock on the wall, not by elapsed time: on the night of a clock change the day turns at the usual hour too.
  return dayOf(ms + offsetAt(ms, timeZone) - midnightOffsetMinutes * minuteMs)
}

/** The day of a wall time that is told as if it were one of UTC. */
const dayOf = (wallMs: number) => new Date(wallMs).toISOString().slice(0, 10)

/** The business day of an instant at a cinema, YYYY-MM-DD; by UTC where the cinema is not known. */
export function businessDayAt(
  catalogue: Pick<Catalogue, 'get' | 'all'>,
  cinemaId: string,
  ms: number,
): string {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  return businessDay(ms, zone, midnightOffsetOf(catalogue))
}

/** An instant as the clock on the wall of a cinema tells it: the business day, and HH:MM. By UTC where it is not known. */
export function wallMomentAt(
  catalogue: Pick<Catalogue, 'get' | 'all'>,
  cinemaId: string,
  ms: number,
): { day: string; time: string; midnightOffsetMinutes: number } {
  const zone = catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  const midnightOffsetMinutes = midnightOffsetOf(catalogue)
  const day = businessDay(ms, zone, midnightOffsetMinutes)
  return { day, time: isoIn(ms, zone).slice(11, 16), midnightOffsetMinutes }
}

/** The calendar day of an instant in a zone, YYYY-MM-DD. */
export function plainDay(ms: number, timeZone: string): string {
  return dayOf(ms + offsetAt(ms, timeZone))
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

/** The instant a business day begins, in epoch milliseconds. */
export function startOfDay(day: string, timeZone: string, midnightOffsetMinutes: number): number {
  const two = (number: number) => String(number).padStart(2, '0')
  const turn = `${two(Math.floor(midnightOffsetMinutes / 60))}:${two(midnightOffsetMinutes % 60)}`
  return instantOf(day, turn, timeZone, 0)
}

/** An instant as local time in the zone: ISO with offset, to the second. */
export function isoIn(ms: number, timeZone: string): string {
  const offsetMs = offsetAt(ms, timeZone)
  const minutes = Math.abs(Math.round(offsetMs / minuteMs))
  const two = (number: number) => String(number).padStart(2, '0')
  const zone = `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return new Date(ms + offsetMs).toISOString().slice(0, 19) + zone
}

/** A day some days later (or earlier, when negative), YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
