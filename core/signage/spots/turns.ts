import { isAtHour, isOnWeekday } from '../../programme/allowed-times.ts'

/** Spots that one wall is given at most: more than an evening has time for. */
export const spotsMost = 40

/** A spot as a wall knows it; the wall chooses by its own clock, also cut off. */
export type WallSpot = {
  readonly id: string
  /** The address of its picture for a wall that is wider than high, and for one that is higher than wide. */
  readonly landscape: string | null
  readonly portrait: string | null
  /** Business days, YYYY-MM-DD. */
  readonly from: string
  readonly until: string
  readonly weekdays: readonly string[]
  /** Minutes after midnight. */
  readonly hoursFrom: number | null
  readonly hoursUntil: number | null
  readonly seconds: number
  readonly everyMinutes: number
}

type Dated = Pick<WallSpot, 'from' | 'until' | 'hoursFrom' | 'hoursUntil'> & { weekdays: readonly string[] }

/** Whether a spot is booked for a business day. */
function isBookedOn(
  { from, until, weekdays }: Pick<Dated, 'from' | 'until' | 'weekdays'>,
  day: string,
): boolean {
  return from <= day && day <= until && isOnWeekday({ weekdays: weekdays as ('1' | '2')[] }, day)
}

/** Whether a spot is booked for a moment. @param moment the business day, HH:MM on the cinema's wall, when its day begins */
export function isBookedAt(
  spot: Dated,
  moment: { day: string; time: string; midnightOffsetMinutes: number },
): boolean {
  const hours = { startsFrom: spot.hoursFrom, startsUntil: spot.hoursUntil }
  return isBookedOn(spot, moment.day) && isAtHour(hours, moment.time, moment.midnightOffsetMinutes)
}

/** What a wall has shown; times in milliseconds of any clock that only goes forward. */
export type Shown = {
  /** When each spot began last. */
  readonly beganMs: ReadonlyMap<string, number>
  /** When the last of them went, and how long it was meant to stand, in seconds; null before the first one. */
  readonly last: { readonly goneMs: number; readonly seconds: number } | null
}

/**
 * The spot that a wall shows as a page of the programme is turned: the one that has waited longest for its share;
 * undefined where none is due. The programme always stands at least as long as the spot before it did, so spots never
 * have more than half of a wall's time, however many are sold.
 *
 * @param ready those that are booked for now and whose picture this wall has
 */
export function nextSpot<S extends Pick<WallSpot, 'id' | 'seconds' | 'everyMinutes'>>(
  ready: readonly S[],
  { beganMs, last }: Shown,
  nowMs: number,
): S | undefined {
  if (last && nowMs - last.goneMs < last.seconds * 1000) return undefined
  /** How many of its turns it has waited for. */
  const waited = ({ id, everyMinutes }: S) => {
    const began = beganMs.get(id)
    return began === undefined ? Infinity : (nowMs - began) / (everyMinutes * 60_000)
  }
  const due = ready.filter(spot => waited(spot) >= 1)
  return due.toSorted((a, b) => {
    const [first, second] = [waited(a), waited(b)]
    return first === second ? (a.id < b.id ? -1 : 1) : second - first
  })[0]
}

/** From so long before a show until so long after it began, the sign at its door is what guests look for. */
const doorBeforeMs = 10 * 60_000
const doorAfterMs = 20 * 60_000

/**
 * Whether a wall that is not dark may show a spot now: never beside an urgent notice, nor on the sign at a door from ten
 * minutes before its show until twenty after it began.
 *
 * @param shows those of the screen at whose door it is the sign; empty for every other wall. `start` is ISO.
 */
export function maySpotPlay(
  notices: readonly { urgent: boolean }[],
  shows: readonly { start: string; cancelled: boolean }[],
  nowMs: number,
): boolean {
  if (notices.some(({ urgent }) => urgent)) return false
  return !shows.some(({ start, cancelled }) => {
    const startMs = Date.parse(start)
    return !cancelled && startMs - doorBeforeMs <= nowMs && nowMs < startMs + doorAfterMs
  })
}
