import type { SignageThemeFields } from './theme.ts'

type Dated = Pick<SignageThemeFields, 'from' | 'until' | 'yearly'>

/** Whether a theme holds on a business day (YYYY-MM-DD). One of every year may go over New Year. */
export function holdsOn({ from, until, yearly }: Dated, day: string): boolean {
  if (!yearly || !from || !until) return (!from || from <= day) && (!until || day <= until)
  const [first, last, today] = [from, until, day].map(date => date.slice(5)) as [string, string, string]
  return first <= last ? first <= today && today <= last : first <= today || today <= last
}

/**
 * The theme of a business day: of several the one with the fewest days, so that a weekend of carnival shows within a
 * month that has a look of its own; undefined where none holds.
 */
export function themeOn<T extends Dated & { id: string }>(themes: readonly T[], day: string): T | undefined {
  return themes
    .filter(theme => holdsOn(theme, day))
    .toSorted((a, b) => daysOf(a) - daysOf(b) || (a.id < b.id ? -1 : 1))[0]
}

const dayMs = 86_400_000

function daysOf({ from, until, yearly }: Dated): number {
  if (!from || !until) return Infinity
  const days = (Date.parse(until) - Date.parse(from)) / dayMs
  return yearly ? ((days % 365) + 365) % 365 : days
}
