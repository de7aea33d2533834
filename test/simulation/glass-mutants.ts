import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

const options = { glass: 0.05, corrupted: 0 }

/** Rules by which a box sells alone behind broken glass. */
export const glassMutants: Mutant[] = [
  {
    rule: 'behind broken glass only seats are sold that no fact ever moved',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'settings', value => (JSON.stringify(value).includes('before') ? undefined : value)),
      ),
    }),
    options,
  },
  {
    rule: 'the relay registers the epoch that was lived in behind broken glass',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (_, body) => (body['reason'] === 'glass_broken' ? undefined : body)),
      ),
    }),
    options,
  },
]
