import type { Mutant } from './mutant.ts'
import { commandsWith, reading } from './switched-off.ts'

export const moneyMutants: Mutant[] = [
  {
    rule: 'nobody buys a show that is over',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'payments'
          ? reading(tx, 'schedules', row =>
              'endMs' in row ? { ...row, endMs: Number.MAX_SAFE_INTEGER } : row,
            )
          : tx,
      ),
    }),
    options: { paidHoursLater: 1, paidAfterEnd: 0 },
  },
]
