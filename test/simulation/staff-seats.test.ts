import { expect, test } from 'vitest'
import { playSeed } from './run.ts'

test('evenings on which staff sells blocked seats: by their owner alone, each once, and all sides agree', async () => {
  let sold = 0
  for (const seed of [3, 11, 24]) {
    const options = { blockedSeats: 0.25, staffSeats: 0.5, hostile: 0 }
    const { violation, stats } = await playSeed(seed, { steps: 120, options })
    expect(violation, `seed ${seed}`).toBeNull()
    sold += stats['blocked seats sold'] ?? 0
  }
  expect(sold).toBeGreaterThan(0)
}, 240_000)
