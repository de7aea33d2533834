import { Refusal } from '../refusal.ts'

/** Attempts allowed before waiting begins, and the first wait in seconds; it doubles from there. */
const freeAttempts = 5
const firstWaitSeconds = 15
/** After this long without another attempt, wrong ones are forgotten; longer than the longest wait. */
const forgottenMs = 2 * 3_600_000

/** A key that attempts are counted under. */
export type TryKey = {
  key: string
  longestWaitSeconds: number
  /** A right attempt clears all wrong ones; otherwise it only uncounts itself. */
  forgives: boolean
}

/** An attempt that was counted before it was evaluated. Exactly one of these three ends it. */
export type Try = {
  right(): void
  wrong(): void
  /** It was never evaluated. */
  abandon(): void
  /** If it is wrong, the next one has to wait. */
  readonly locks: boolean
}

type Bucket = { tries: number; open: number; untilMs: number; lastMs: number; longestWaitSeconds: number }

/**
 * Slows down guessing: an attempt counts from the moment it is begun, five are free, each further one doubles the wait.
 * It remembers a bounded number of names and places. Short counts are dropped for new ones, running waits never: when
 * there are too many of those, new names and places are refused.
 *
 * @param most how many counts and how many waits are remembered
 */
export function openThrottle(most = 20_000) {
  const slips = new Map<string, Bucket>()
  const waits = new Map<string, Bucket>()

  function bucketOf(key: TryKey, nowMs: number): Bucket {
    const known = waits.get(key.key) ?? slips.get(key.key)
    if (known && nowMs - known.lastMs < forgottenMs) return known
    waits.delete(key.key)
    return { tries: 0, open: 0, untilMs: 0, lastMs: nowMs, longestWaitSeconds: key.longestWaitSeconds }
  }

  /** Puts it into the right map; counts are in the order of their last change. */
  function keep(key: string, bucket: Bucket): void {
    slips.delete(key)
    if (bucket.tries >= freeAttempts) return void waits.set(key, bucket)
    waits.delete(key)
    if (bucket.tries + bucket.open === 0) return
    slips.set(key, bucket)
    if (slips.size > most) slips.delete(slips.keys().next().value!)
  }

  function isFull(nowMs: number): boolean {
    if (waits.size < most) return false
    for (const [key, bucket] of waits) if (nowMs - bucket.lastMs >= forgottenMs) waits.delete(key)
    return waits.size >= most
  }

  return {
    /** Counts an attempt under each key. Refuses `login_throttled` with the seconds to wait. */
    begin(keys: readonly TryKey[], nowMs: number): Try {
      const buckets = keys.map(key => [key, bucketOf(key, nowMs)] as const)
      const untilMs = Math.max(...buckets.map(([, bucket]) => bucket.untilMs))
      if (untilMs > nowMs)
        throw new Refusal('login_throttled', { seconds: Math.ceil((untilMs - nowMs) / 1000) })
      if (isFull(nowMs)) throw new Refusal('login_throttled', { seconds: firstWaitSeconds })
      for (const [{ key }, bucket] of buckets) {
        bucket.tries += 1
        bucket.open += 1
        bucket.lastMs = nowMs
        bucket.untilMs = nowMs + waitSeconds(bucket) * 1000
        keep(key, bucket)
      }
      const end = (attemptsOf: (key: TryKey, bucket: Bucket) => number) => {
        for (const [key, bucket] of buckets) {
          bucket.open -= 1
          bucket.tries = Math.max(attemptsOf(key, bucket), bucket.open)
          if (bucket.tries < freeAttempts) bucket.untilMs = 0
          keep(key.key, bucket)
        }
      }
      return {
        right: () => end((key, bucket) => (key.forgives ? bucket.open : bucket.tries - 1)),
        wrong: () => end((_, bucket) => bucket.tries),
        abandon: () => end((_, bucket) => bucket.tries - 1),
        locks: buckets.some(([, bucket]) => bucket.untilMs > nowMs),
      }
    },
    /** How much is remembered. */
    size: () => slips.size + waits.size,
  }
}
export type Throttle = ReturnType<typeof openThrottle>

function waitSeconds({ tries, longestWaitSeconds }: Bucket): number {
  const over = tries - freeAttempts
  return over < 0 ? 0 : Math.min(firstWaitSeconds * 2 ** Math.min(over, 20), longestWaitSeconds)
}
