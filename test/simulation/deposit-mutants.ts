import { factKinds } from '#core/facts.ts'
import type { Mutant } from './mutant.ts'

/** Rules about deposits that are switched off. */
export const depositMutants: Mutant[] = [
  {
    rule: 'what is paid for glasses that come back is no longer in the drawer',
    rules: () => ({
      kinds: {
        ...factKinds,
        'deposits.given_back': { ...factKinds['deposits.given_back']!, apply: () => {} },
      },
    }),
    options: { shifts: 0.2, deposits: 0.3 },
  },
]
