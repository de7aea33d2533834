import { answer } from './jobs.ts'
import { byTimeOptions } from './by-time.ts'
import { roughOptions } from './rough-options.ts'
import { playSeed, type Run } from './run.ts'

/** `rough`: with more of everything that meets seldom. `byTime`: it ends by time alone, whatever its seed says. */
export type Evening = { seed: number; steps: number; rough?: boolean; byTime?: boolean }

// A refusal is an expected answer, and writing down where each was thrown takes time that no evening needs.
Error.stackTraceLimit = 0

/** What was done is told of a failing seed only. */
answer(async ({ seed, steps, rough, byTime }: Evening): Promise<Run> => {
  const options = { ...(rough && roughOptions(seed)), ...byTimeOptions(seed, byTime) }
  const run = await playSeed(seed, { steps, options })
  return run.violation ? run : { ...run, actions: [] }
})
