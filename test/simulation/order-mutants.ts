import type { Mutant } from './mutant.ts'
import { readingFacts } from './switched-off.ts'

/** What tables are in whichever order streams come, switched off. */
export const orderMutants: Mutant[] = [
  {
    rule: 'what is told of a sale before the sale itself goes for it',
    rules: () => ({
      kinds: readingFacts('sale.made', ({ db }, _, usual) => {
        db.prepare('DELETE FROM early_bills').run()
        usual()
      }),
    }),
    options: {},
  },
]
