import type { Draft } from '../../journal/draft.ts'
import type { Counter } from './counter.ts'

/** Between two facts about one wall and day that is not over, so that a day of a wall is a dozen facts. */
const betweenFactsMs = 2 * 3_600_000

/** Beyond what the time allows: pages that were loaded anew begin with a spot, and clocks differ a little. */
const slackMs = 120_000

type Known = {
  cinemaId: string
  wallId: string
  nowMs: number
  today: string
  /** How long a spot stands, in seconds; undefined for one that nobody ever made. */
  secondsOf: (spotId: string) => number | undefined
  /** What facts say of this wall and day, and when the last of them was made. */
  counted: ReadonlyMap<string, number>
  lastMs: number | null
  /** When the business day begins and ends. */
  beginsMs: number
  endsMs: number
}

/**
 * What a wall says it has shown on one business day, as a fact; none where it says nothing new, where the last fact is
 * younger than two hours and its day not over, or where there was no time for so many plays: between two of them the
 * programme stands as long as they do, so they have half of the time since the last fact at most. A counter that was told
 * before counts once, and a lower one not at all.
 */
export function countPlays(
  counters: readonly Pick<Counter, 'spotId' | 'count'>[],
  day: string,
  known: Known,
): Draft[] {
  const { cinemaId, wallId, counted, lastMs, nowMs, today } = known
  const isOver = day < today
  if (!isOver && lastMs !== null && nowMs - lastMs < betweenFactsMs) return []
  const higher = new Map<string, number>()
  let stoodMs = 0
  for (const { spotId, count } of counters) {
    const seconds = known.secondsOf(spotId)
    const before = Math.max(counted.get(spotId) ?? 0, higher.get(spotId) ?? 0)
    if (seconds === undefined || count <= before) continue
    higher.set(spotId, count)
    stoodMs += (count - before) * seconds * 1000
  }
  const sinceMs = Math.max(known.beginsMs, lastMs ?? 0)
  const passedMs = Math.max(0, Math.min(nowMs, known.endsMs) - sinceMs)
  if (!higher.size || 2 * stoodMs > passedMs + slackMs) return []
  const plays = [...higher].map(([spotId, count]) => ({ spotId, count }))
  return [{ scope: `cinema:${cinemaId}`, type: 'spots.played', body: { cinemaId, wallId, day, plays } }]
}
