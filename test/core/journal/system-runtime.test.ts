import { expect, test } from 'vitest'
import { systemRuntime } from '#core/journal/storage/system-runtime.ts'
import { quietLog } from '../../world/clock.ts'

test('what chance gives is as long as was asked for, and never given twice', () => {
  const { random } = systemRuntime(quietLog().log)
  const given = new Set<string>()
  for (let draw = 0; draw < 1500; draw++) {
    const bytes = random(draw % 2 ? 10 : 16)
    expect(bytes.length).toBe(draw % 2 ? 10 : 16)
    given.add(Buffer.from(bytes).toString('hex'))
    // Whoever gets them may do with them what they like.
    bytes.fill(0)
  }
  expect(given.size).toBe(1500)
  expect(random(10_000).length).toBe(10_000)
})
