import { addDays } from '#core/programme/day.ts'
import { daysOf, type Days } from '../sales/date-range.ts'

/** Stretches of shows that people ask for by name; the first is taken where none is asked for. */
export const showDays = ['coming', 'today', 'tomorrow', 'this_month', 'yesterday', 'last_week'] as const
export type ShowDays = (typeof showDays)[number]

/** How many days from today on count as coming: as far as most cinemas have planned. */
const comingDays = 28

/**
 * First and last business day of the shows that are asked for.
 *
 * @param today the cinema's business day, YYYY-MM-DD
 */
export function showDaysOf(named: ShowDays, today: string): Days {
  if (named === 'coming') return { from: today, to: addDays(today, comingDays) }
  if (named === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) }
  return daysOf(named, today)!
}
