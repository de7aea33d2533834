import type { Mutant } from './mutant.ts'
import { commandsWith, reading } from './switched-off.ts'

/** Rules about baskets that were put aside, switched off. */
export const parkMutants: Mutant[] = [
  {
    rule: 'a basket that was put aside is taken up by one till',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'parked_baskets', row => ('taken_by' in row ? { ...row, taken_by: '' } : row)),
      ),
    }),
    options: { parked: 0.4 },
  },
  {
    rule: 'what a dark register had in front of it is gone on with at one other',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'running_baskets', row => ('device' in row ? { ...row, device: 'till-6' } : row)),
      ),
    }),
    options: { takenOver: 0.4 },
  },
]
