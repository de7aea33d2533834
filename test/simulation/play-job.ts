import { answer } from './jobs.ts'
import { roughOptions } from './rough-options.ts'
import { playSeed, type Run } from './run.ts'

/** `rough`: with more of everything that meets seldom. */
export type Evening = { seed: number; steps: number; rough?: boolean }

// A refusal is an expected answer, and writing down where each was thrown takes time that no evening needs.
Error.stackTraceLimit = 0

/** What was done is told of a failing seed only. */
answer(async ({ seed, steps, rough }: Evening): Promise<Run> => {
  const run = await playSeed(seed, { steps, options: rough ? roughOptions(seed) : undefined })
  return run.violation ? run : { ...run, actions: [] }
})
