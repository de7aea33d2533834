import type { OpeningHours } from './opening-entry.ts'

/** The days of a line, 1 Monday to 7 Sunday, in their order. */
export function daysOf({ fromDay, toDay }: Pick<OpeningHours, 'fromDay' | 'toDay'>): number[] {
  const count = ((toDay - fromDay + 7) % 7) + 1
  return Array.from({ length: count }, (_, at) => ((fromDay - 1 + at) % 7) + 1)
}

/** Minutes after midnight as a time of day, such as `17:30`. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** Stretches of closed days that are not over on a day, YYYY-MM-DD, the next ones first. */
export function closedAhead<C extends { from: string; to: string }>(
  closed: readonly C[],
  today: string,
  most: number,
): C[] {
  return closed
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, most)
}
