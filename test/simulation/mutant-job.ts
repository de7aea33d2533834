import { answer } from './jobs.ts'
import { mutants } from './mutant-list.ts'
import { playSeed } from './run.ts'

export type Search = { rule: string; first: number; seeds: number; steps: number }
/** How many seeds it took until a check noticed, and which; undefined when none did. */
export type Noticed = { seeds: number; by: string } | undefined

answer(async ({ rule, first, seeds, steps }: Search): Promise<{ noticed: Noticed }> => {
  const { rules, options } = mutants.find(mutant => mutant.rule === rule)!
  for (let tries = 1; tries <= seeds; tries++) {
    const { violation } = await playSeed(first + tries - 1, { steps, rules: rules(), options })
    if (violation) return { noticed: { seeds: tries, by: `${violation.rule}: ${violation.what}` } }
  }
  return { noticed: undefined }
})
