import * as z from 'zod'
import { isOnWeekday } from '../programme/allowed-times.ts'

const minuteOfDay = z.int().min(0).max(1439)

/** When a product costs something else: on some weekdays, between two times on the wall, both included. */
export const happyHourFields = z.object({
  /** 1 Monday to 7 Sunday, of business days; any when empty. */
  weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).max(7),
  /** Minutes after midnight; those before the business day begins are its evening's. */
  startsFrom: minuteOfDay,
  startsUntil: minuteOfDay,
  /** What it costs then, VAT included. */
  cents: z.int().min(0).max(10_000_000),
})
export type HappyHour = z.infer<typeof happyHourFields>

/** A product has so many such times at most. */
export const mostHappyHours = 12

/** A moment as the clock on a cinema's wall tells it. */
export type WallMoment = {
  /** The business day, YYYY-MM-DD. */
  day: string
  /** HH:MM */
  time: string
  /** When the business day begins. */
  midnightOffsetMinutes: number
}

type Timed = { cents: number; happyHours?: readonly HappyHour[] | undefined }

/** What a product costs at a moment, in cents: by the first of its times that holds then, and else as always. */
export function centsAt({ cents, happyHours = [] }: Timed, moment: WallMoment): number {
  return happyHours.find(each => isOnWeekday(each, moment.day) && isBetween(each, moment))?.cents ?? cents
}

/** Between two times of a business day; from 00:00 until 23:59 is all of it, wherever it begins. */
function isBetween(
  { startsFrom, startsUntil }: HappyHour,
  { time, midnightOffsetMinutes }: WallMoment,
): boolean {
  const inBusinessDay = (minutes: number) => (minutes < midnightOffsetMinutes ? minutes + 1440 : minutes)
  const [from, until, at] = [startsFrom, startsUntil, minutesOf(time)].map(inBusinessDay) as [
    number,
    number,
    number,
  ]
  return from <= until ? at >= from && at <= until : at >= from || at <= until
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Products as they cost at a moment; the same list where none has times of its own. */
export function pricedAt<P extends Timed>(products: readonly P[], moment: WallMoment): readonly P[] {
  if (!products.some(({ happyHours }) => happyHours?.length)) return products
  return products.map(each => (each.happyHours?.length ? { ...each, cents: centsAt(each, moment) } : each))
}

/**
 * In how many minutes a price changes by the clock at the earliest, or may: at the beginning of a time, after its last
 * minute, and when a business day begins; null where no product has times of its own.
 */
export function minutesToChange(products: readonly Timed[], moment: WallMoment): number | null {
  const now = minutesOf(moment.time)
  const turns = products.flatMap(({ happyHours = [] }) =>
    happyHours.flatMap(({ startsFrom, startsUntil }) => [startsFrom, startsUntil + 1]),
  )
  if (!turns.length) return null
  const away = (turn: number) => ((turn - now + 2879) % 1440) + 1
  return Math.min(...[...turns, moment.midnightOffsetMinutes].map(away))
}
