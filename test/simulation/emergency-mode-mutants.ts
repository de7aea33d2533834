import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

const options = { emergencyMode: 0.05, corrupted: 0 }

/** Rules by which a box sells alone in emergency mode. */
export const emergencyModeMutants: Mutant[] = [
  {
    rule: 'in emergency mode only seats are sold that no fact ever moved',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'settings', value => (JSON.stringify(value).includes('before') ? undefined : value)),
      ),
    }),
    options,
  },
  {
    rule: 'in emergency mode nothing goes back of what was sold before it',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'desk'
          ? reading(tx, 'settings', value => (JSON.stringify(value).includes('before') ? undefined : value))
          : tx,
      ),
    }),
    options: { ...options, cashAgain: 0.8 },
  },
  {
    rule: 'the relay registers the epoch that was lived in in emergency mode',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (_, body) => (body['reason'] === 'emergency_mode_started' ? undefined : body)),
      ),
    }),
    options,
  },
]
