import { expect } from 'vitest'
import { byTimeOptions } from './by-time.ts'
import { playSeed } from './run.ts'

/** How long an evening of the tests is; README.md says how many longer ones are played. */
export const steps = 150

/** How many evenings a run of all tests plays, and how many of them every run before a commit. */
export const [seeds, everyday] = [60, 12]

/** Plays the evenings of these seeds with everything that can go wrong; fails with the command that plays the first bad one. */
export async function playClean(first: number, last: number): Promise<void> {
  for (let seed = first; seed <= last; seed++) {
    const { violation } = await playSeed(seed, { steps, options: byTimeOptions(seed) })
    expect(violation, `node test/simulation/simulate.ts --seeds 1 --seed ${seed} --steps ${steps}`).toBeNull()
  }
}
