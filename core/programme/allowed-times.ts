import type { Movie } from './movie.ts'

/** When a show is to begin: the business day and the wall time in the cinema. */
type Begin = { day: string; time: string }

/** What of a film says when it may be shown. */
type Limits = Pick<Movie, 'weekdays' | 'startsFrom' | 'startsUntil'>

/**
 * Whether a film may begin then, by its own weekdays and hours: a film for adults not before 22:00, one that a distributor
 * gives for matinees alone. Hours after midnight belong to the business day's evening.
 *
 * @param midnightOffsetMinutes when the business day begins
 */
export function mayBegin(film: Limits, { day, time }: Begin, midnightOffsetMinutes: number): boolean {
  return isOnWeekday(film, day) && isAtHour(film, time, midnightOffsetMinutes)
}

/** Whether a business day is one of some weekdays; without any it is. */
export function isOnWeekday({ weekdays }: Pick<Limits, 'weekdays'>, day: string): boolean {
  const weekday = String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)
  return !weekdays?.length || weekdays.some(each => each === weekday)
}

/** Whether a wall time, HH:MM, is within some hours, the last minute included; those after midnight are the evening's. */
export function isAtHour(
  { startsFrom, startsUntil }: Pick<Limits, 'startsFrom' | 'startsUntil'>,
  time: string,
  midnightOffsetMinutes: number,
): boolean {
  const inBusinessDay = (minutes: number) => (minutes < midnightOffsetMinutes ? minutes + 1440 : minutes)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = inBusinessDay(hours * 60 + minutes)
  if (startsFrom != null && at < inBusinessDay(startsFrom)) return false
  return startsUntil == null || at <= inBusinessDay(startsUntil)
}

/** Whether a cinema is closed on a business day. */
export function isClosedOn(
  { closedDays }: { closedDays?: readonly { from: string; to: string }[] | undefined },
  day: string,
): boolean {
  return closedDays?.some(({ from, to }) => day >= from && day <= to) ?? false
}
