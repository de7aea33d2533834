import { addDays, instantOf } from '#core/programme/day.ts'

/** When a day begins and ends by a cinema's clock, as two instants. */
export function plainDayEnds(day: string, zone: string): { from: string; until: string } {
  const beginning = (of: string) => new Date(instantOf(of, '00:00', zone, 0)).toISOString()
  return { from: beginning(day), until: beginning(addDays(day, 1)) }
}
