/**
 * By how much a figure is above (or below) another one, in whole percent; nothing where there is nothing to compare it
 * with, and where it is many times as much, which no percent tells well.
 */
export function percentMore(now: number, then: number): number | undefined {
  if (then <= 0) return undefined
  const percent = Math.round((now / then - 1) * 100)
  return percent > 999 ? undefined : percent
}
