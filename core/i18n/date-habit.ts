import { dates } from './date-writer.ts'

/**
 * How an exhibitor writes dates: as the reader's language does, or the numbers of day, month and year in one order for
 * every language. Weekdays stay words, and times stay on the 24-hour clock.
 */
export const dateHabits = ['language', 'dots', 'slashes', 'dashes', 'iso'] as const
export type DateHabit = (typeof dateHabits)[number]

/** Whose dates are written now; a server writes for many exhibitors and says so by `habit-store.ts`. */
let habitNow: () => DateHabit = () => 'language'

dates.written = (at, region, options, formatOf) => {
  const habit = habitNow()
  if (habit === 'language' || !options.day || !options.month) return undefined
  const { timeZone, weekday, year } = options
  const numbers = formatOf('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  const named = weekday && formatOf(region, { weekday, timeZone }).format(at)
  return dateInNumbers(habit, numbers.formatToParts(at), named ?? '', year !== undefined)
}

/** The habit of whoever is written for at this moment. */
export function dateHabit(): DateHabit {
  return habitNow()
}

/** A page is of one exhibitor: from now on its dates are written so. Anything that is no habit is the language's. */
export function writeDatesAs(given: unknown): void {
  const habit = habitGiven(given)
  habitNow = () => habit
}

/** On a server: asked each time a date is written. */
export function askForHabit(asked: () => DateHabit): void {
  habitNow = asked
}

/** Writes something in a habit, at once; for a program that writes for several exhibitors in turn. */
export function writtenAs<T>(given: unknown, write: () => T): T {
  const before = habitNow
  writeDatesAs(given)
  try {
    return write()
  } finally {
    habitNow = before
  }
}

/** What a setting says, which a newer version may have written. */
export function habitGiven(given: unknown): DateHabit {
  return dateHabits.find(each => each === given) ?? 'language'
}

type Part = { readonly type: string; readonly value: string }

const order: Record<Exclude<DateHabit, 'language'>, { sign: string; yearFirst?: true; end?: string }> = {
  dots: { sign: '.', end: '.' },
  slashes: { sign: '/' },
  dashes: { sign: '-' },
  iso: { sign: '-', yearFirst: true },
}

/**
 * A date by its numbers: `Sat 21.11.`, `Saturday 21/11/2026`, `2026-11-21`; a year is left out where it was not asked
 * for, but for ISO, which has none without.
 *
 * @param numbers day and month with two digits, and the year
 * @param weekday in the reader's language; empty where it was not asked for
 */
export function dateInNumbers(
  habit: Exclude<DateHabit, 'language'>,
  numbers: readonly Part[],
  weekday: string,
  withYear: boolean,
): string {
  const { sign, yearFirst, end = '' } = order[habit]
  const of = (type: string) => numbers.find(part => part.type === type)?.value ?? ''
  const dayAndMonth = [of('day'), of('month')]
  const written = yearFirst
    ? [of('year'), of('month'), of('day')].join(sign)
    : withYear
      ? [...dayAndMonth, of('year')].join(sign)
      : dayAndMonth.join(sign) + end
  return weekday ? `${weekday} ${written}` : written
}
