import { addDays } from './day.ts'

/**
 * The seven business days (YYYY-MM-DD) of the cine week that `day` belongs to.
 *
 * @param startsOn the week's first day, 1 Monday to 7 Sunday
 */
export function cineWeek(day: string, startsOn: number): string[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  const first = addDays(day, -((weekday - startsOn + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}
