import type { Fact } from '../journal/fact.ts'
import type { TokenChange } from './token.ts'

/** The seats whose tokens some facts change, show to seats. */
export function changedSeats(facts: readonly Fact[]): Map<string, Set<string>> {
  const shows = new Map<string, Set<string>>()
  for (const { body } of facts) {
    const { tokens = [], freed = [] } = body as { tokens?: TokenChange[]; freed?: TokenChange[] }
    for (const { scheduleId, seatId } of [...tokens, ...freed]) {
      let changed = shows.get(scheduleId)
      if (!changed) shows.set(scheduleId, (changed = new Set()))
      changed.add(seatId)
    }
  }
  return shows
}
