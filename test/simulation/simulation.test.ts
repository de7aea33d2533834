import { expect, test } from 'vitest'
import { playSeed } from './run.ts'

/** A share of what README.md says is played, so that a run of all tests ends within minutes. */
const seeds = 60
const steps = 150

test(
  `${seeds} evenings with everything that can go wrong: no seat twice, no sale lost, all sides agree`,
  { timeout: 600_000 },
  async () => {
    for (let seed = 1; seed <= seeds; seed++) {
      const { violation } = await playSeed(seed, { steps })
      expect(
        violation,
        `node test/simulation/simulate.ts --seeds 1 --seed ${seed} --steps ${steps}`,
      ).toBeNull()
    }
  },
)

test('a seed always plays the same, whatever was played before it', async () => {
  const options = { planChanges: 0.2, fork: 0.1, boxes: 1 as const }
  const play = async () => JSON.stringify(await playSeed(7, { steps, options }))
  const first = await play()
  expect(await play()).toBe(first)
  await playSeed(42, { steps, options })
  expect(await play()).toBe(first)
})
