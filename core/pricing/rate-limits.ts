/** The smallest and largest number of tickets of a price in one purchase, where limited. */
export type RateLimits = { min: number; max: number }

/** Whether a purchase may have this many tickets of a price. */
export function mayHave({ min, max }: RateLimits, count: number): boolean {
  return count === 0 || (count >= min && count <= max)
}

/** The most tickets of a price where `seats` are left for it: none when they are fewer than its minimum. */
export function mostTickets({ min, max }: RateLimits, seats: number): number {
  const most = Math.min(max, seats)
  return most < Math.max(1, min) ? 0 : most
}

/** The number after a step: its minimum is the first step up and the last step down (spec/website.md section 4). */
export function stepped({ min }: RateLimits, from: number, wanted: number): number {
  if (wanted >= min || wanted <= 0) return Math.max(0, wanted)
  return wanted > from ? min : 0
}
