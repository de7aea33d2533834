import type { Counter } from '#core/signage/plays/counter.ts'
import { sendToBox } from './box-calls.ts'
import { afterAnswer, withPlay } from './play-counters.ts'
import { remembered } from './remembered.ts'

const playsEntry = 'foyer.signage.plays'
/** A wall tells this often at most; the box writes down less than that. */
const everyMs = 5 * 60_000

/**
 * Counts what this wall has shown and tells its box, which counts the same numbers once however often it hears them.
 * While the box is silent it goes on counting, also over a restart. `played` takes a business day and a spot.
 */
export function openPlays(): { played: (day: string, spotId: string) => void; end: () => void } {
  let counters = remembered<Counter[]>(playsEntry) ?? []
  let timer: ReturnType<typeof setTimeout> | undefined
  let reportedMs: number | undefined
  let ended = false

  function keep(next: Counter[]): void {
    counters = next
    try {
      localStorage.setItem(playsEntry, JSON.stringify(next))
    } catch {
      localStorage.removeItem(playsEntry)
    }
  }

  async function tell(): Promise<void> {
    clearTimeout(timer)
    if (counters.length) reportedMs = performance.now()
    const answer = await sendToBox<{ today: string; counted: Counter[] }>(
      '/api/signage/plays',
      JSON.stringify({ plays: counters }),
    )
    if (ended) return
    if (answer) keep(afterAnswer(counters, answer))
    timer = setTimeout(() => void tell(), everyMs)
  }

  void tell()
  return {
    played(day, spotId) {
      keep(withPlay(counters, day, spotId))
      if (reportedMs === undefined || performance.now() - reportedMs >= everyMs) void tell()
    },
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
