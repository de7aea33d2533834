import { backoffMs } from '../backoff.ts'
import type { Runtime } from '../journal/identity.ts'

const waitsMs = { firstMs: 1000, longestMs: 60_000 }
/** After so many failures it is shown on the health page: a single damage is gone with the next try. */
const shownFrom = 4

/**
 * Streams whose facts could not be taken. Each is asked for again after a wait that doubles up to a minute: once,
 * however many of its messages failed, or every retry would ask for all those messages again. Where its end here has moved
 * when it is asked for, what was missing came another way, in a file say: its failures are forgotten.
 *
 * @param options.endOf how far a stream is held here
 * @param options.ask asks the other side for a stream from its end here on
 */
export function openBackoff(
  runtime: Runtime,
  { endOf, ask }: { endOf: (origin: string) => number; ask: (origin: string) => void },
) {
  const waits = new Map<string, { failures: number; resting: boolean }>()
  return {
    /** Whether the stream is waiting: messages of it that arrive now will be sent again. */
    rests: (origin: string) => waits.get(origin)?.resting ?? false,
    taken: (origin: string) => void waits.delete(origin),
    later(origin: string): void {
      const before = waits.get(origin)
      if (before?.resting) return
      const wait = { failures: (before?.failures ?? 0) + 1, resting: true }
      const end = endOf(origin)
      waits.set(origin, wait)
      void runtime.sleep(backoffMs(wait.failures, waitsMs, runtime.random)).then(() => {
        wait.resting = false
        if (endOf(origin) > end && waits.get(origin) === wait) waits.delete(origin)
        ask(origin)
      })
    },
    /** Streams that have been tried several times, for the health page. */
    troubled: () => [...waits].flatMap(([origin, { failures }]) => (failures >= shownFrom ? origin : [])),
  }
}
