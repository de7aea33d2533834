import type { Options } from './options.ts'
import { playSeed, type Run } from './run.ts'
import type { Rules } from './rules.ts'

/**
 * Leaves out as many actions as it can while the same rule is still violated: first halves, then ever smaller pieces.
 *
 * @param play.tries how often it may play at most
 */
export async function shorten(
  run: Run,
  play: { steps: number; rules?: Rules; tries?: number; options?: Partial<Options> | undefined },
): Promise<Run> {
  let best = run
  let left = play.tries ?? 300
  for (let size = Math.ceil(best.actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < best.actions.length && left > 0; left--) {
      const kept = best.actions.filter((_, at) => at < from || at >= from + size)
      const again = await playSeed(run.seed, { ...play, only: new Set(kept.map(action => action.index)) })
      if (again.violation?.rule === run.violation?.rule) best = again
      else from += size
    }
  return best
}
