import { expect, test } from 'vitest'
import { everyday, playClean, seeds, steps } from './clean-evenings.ts'
import { playSeed } from './run.ts'

test(
  `evenings up to the ${seeds}th with everything that can go wrong: no seat twice, no sale lost, all sides agree`,
  { timeout: 600_000 },
  () => playClean(everyday + 1, seeds),
)

test('a seed always plays the same, whatever was played before it', async () => {
  const options = { planChanges: 0.2, fork: 0.1, boxes: 1 as const }
  const play = async () => JSON.stringify(await playSeed(7, { steps, options }))
  const first = await play()
  expect(await play()).toBe(first)
  await playSeed(42, { steps, options })
  expect(await play()).toBe(first)
})
