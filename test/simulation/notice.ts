import { expect } from 'vitest'
import { mutants } from './mutant-list.ts'
import type { Mutant } from './mutant.ts'
import { noticingSeeds } from './noticing-seeds.ts'
import { playSeed } from './run.ts'

/** A rule that needs several things to go wrong together is noticed by one evening in some dozens. */
const seeds = 120

/** Every third rule from the one at `first` on: a file of tests plays on one core, so they are in three. */
export const everyThird = (first: number): Mutant[] => mutants.filter((_, at) => at % 3 === first)

/** Fails when so many short evenings notice nothing of a rule that is switched off; begins with the one that did before. */
export async function notice({ rule, rules, options }: Mutant): Promise<void> {
  const before = noticingSeeds[rule] ?? 1
  const others = Array.from({ length: seeds }, (_, index) => index + 1).filter(seed => seed !== before)
  for (const seed of [before, ...others])
    if ((await playSeed(seed, { steps: 150, rules: rules(), options })).violation) return
  expect.fail(`${seeds} seeds noticed nothing`)
}
