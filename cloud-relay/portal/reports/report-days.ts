import { addDays } from '#core/programme/day.ts'
import { cineWeek } from '#core/programme/week.ts'
import type { ViewPeriod } from '#core/reports/view.ts'
import { daysOf, type Days } from '../sales/date-range.ts'

/**
 * The days of a named period, or of two days as `2026-11-01..2026-11-07`; undefined for what is neither.
 *
 * @param today the business day
 * @param cineWeekStartsOn 1 Monday to 7 Sunday
 */
export function reportDays(named: string, today: string, cineWeekStartsOn: number): Days | undefined {
  const year = Number(today.slice(0, 4))
  switch (named as ViewPeriod) {
    case 'this_cine_week':
      return weekOf(today, cineWeekStartsOn)
    case 'last_cine_week':
      return weekOf(addDays(today, -7), cineWeekStartsOn)
    case 'this_year':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    case 'last_year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
    default:
      return daysOf(named, today)
  }
}

function weekOf(day: string, startsOn: number): Days {
  const week = cineWeek(day, startsOn)
  return { from: week[0]!, to: week[6]! }
}
