import { addDays } from '../programme/day.ts'
import { cineWeek } from '../programme/week.ts'
import type { Comparison } from './contract.ts'
import { isInTime, type Grouping, type InTime } from './subjects.ts'

/** First and last business day, YYYY-MM-DD. */
export type Days = { from: string; to: string }

/** A report reads at most so many days: a leap year and a month, so that a year is compared with another one. */
export const mostDays = 397

const dayMs = 86_400_000
export const countDays = ({ from, to }: Days) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** Every business day of a period, in order. */
export function everyDay({ from, to }: Days): string[] {
  return Array.from({ length: Math.max(0, countDays({ from, to })) }, (_, index) => addDays(from, index))
}

const monday = 1

/**
 * The line of a grouping in time that a day is in: itself, the Monday of its week, the first day of its cine week, or its
 * month.
 *
 * @param cineWeekStartsOn 1 Monday to 7 Sunday
 */
export function keyOfDay(day: string, by: InTime, cineWeekStartsOn: number): string {
  if (by === 'day') return day
  if (by === 'month') return day.slice(0, 7)
  return cineWeek(day, by === 'week' ? monday : cineWeekStartsOn)[0]!
}

/** All lines of a grouping in time, also of days on which nothing was; none of any other grouping. */
export function linesInTime(days: Days, by: Grouping, weekStartsOn: number): string[] {
  return isInTime(by) ? [...new Set(everyDay(days).map(day => keyOfDay(day, by, weekStartsOn)))] : []
}

const firstOfNext = (month: string) => addDays(`${month}-01`, 31).slice(0, 7)

/** Whether a period is whole months, from the first day of one to the last of another. */
function isWholeMonths({ from, to }: Days): boolean {
  return from.endsWith('-01') && to === addDays(`${firstOfNext(to.slice(0, 7))}-01`, -1)
}

function monthsOn(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/**
 * The days a period is compared with. Whole months meet whole months; of others `before` is as many days that end where
 * the period begins, and `year` the same weekdays 52 weeks ago. A period that is not over is compared as far as it has
 * come.
 *
 * @param today the business day; what comes after it has not happened
 * @returns `shiftDays` is by how many days the compared one is earlier
 */
export function comparedWith(
  days: Days,
  compare: Exclude<Comparison, 'none'>,
  today: string,
): Days & { shiftDays: number } {
  const whole = wholePeriod(days, compare)
  const shiftDays = Math.round((Date.parse(days.from) - Date.parse(whole.from)) / dayMs)
  const end = days.to > today && days.from <= today ? addDays(today, -shiftDays) : whole.to
  return { from: whole.from, to: end < whole.to ? end : whole.to, shiftDays }
}

function wholePeriod(days: Days, compare: Exclude<Comparison, 'none'>): Days {
  if (isWholeMonths(days)) {
    const [first, last] = [days.from.slice(0, 7), days.to.slice(0, 7)]
    const months = monthsBetween(first, last) + 1
    const back = compare === 'year' ? -12 * Math.ceil(months / 12) : -months
    const [from, end] = [monthsOn(first, back), monthsOn(last, back)]
    return { from: `${from}-01`, to: addDays(`${firstOfNext(end)}-01`, -1) }
  }
  const count = countDays(days)
  const back = compare === 'year' ? 364 * Math.ceil(count / 364) : count
  return { from: addDays(days.from, -back), to: addDays(days.to, -back) }
}

function monthsBetween(first: string, last: string): number {
  const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return at(last) - at(first)
}

/** The weekday of a day, 1 Monday to 7 Sunday, as a line of a report. */
export const weekdayOf = (day: string) => String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)
