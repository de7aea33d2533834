/** Wrong tries allowed before waiting begins; then it doubles from this many seconds. */
const freeTries = 5
const firstWaitSeconds = 15
const longestWaitSeconds = 900

type Tries = { wrong: number; untilMs: number }

/**
 * Slows down guessing: five wrong tries are free, each further one doubles the wait. Kept per name and place, so that
 * nobody can lock a colleague out from another kiosk.
 */
export function openThrottle() {
  const tries = new Map<string, Tries>()
  return {
    /** Seconds still to wait; 0 when a try is allowed. */
    waitSeconds(key: string, nowMs: number): number {
      const known = tries.get(key)
      return known && known.untilMs > nowMs ? Math.ceil((known.untilMs - nowMs) / 1000) : 0
    },
    wrong(key: string, nowMs: number): void {
      const wrong = (tries.get(key)?.wrong ?? 0) + 1
      const over = wrong - freeTries
      const seconds = over < 0 ? 0 : Math.min(firstWaitSeconds * 2 ** over, longestWaitSeconds)
      tries.set(key, { wrong, untilMs: nowMs + seconds * 1000 })
      if (tries.size > 10_000) tries.delete(tries.keys().next().value!)
    },
    right(key: string): void {
      tries.delete(key)
    },
  }
}
