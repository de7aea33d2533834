import { test } from 'vitest'
import { everyday, playClean } from './clean-evenings.ts'

test(
  `${everyday} evenings before each commit: no seat twice, no sale lost, all sides agree`,
  { timeout: 300_000 },
  () => playClean(1, everyday),
)
