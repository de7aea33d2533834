import { test } from 'vitest'
import { everyThird, notice } from './notice.ts'

test.each(everyThird(0))('a check notices when this is switched off: $rule', { timeout: 400_000 }, notice)
