import { readingFacts } from './switched-off.ts'
import type { Mutant } from './mutant.ts'

/** What lets a manager's rules run once, and lets happen what they ask the other side for, switched off. */
export const ruleMutants: Mutant[] = [
  {
    rule: 'a rule runs once for each occasion',
    rules: () => ({ kinds: readingFacts('automation.ran', () => undefined) }),
    options: { rules: 0.1 },
  },
  {
    rule: 'a reservation ends whose end the other side asked for',
    rules: () => ({ kinds: readingFacts('reservation.cancel_asked', () => undefined) }),
    options: { reservations: 0.2, rules: 0.05 },
  },
]
