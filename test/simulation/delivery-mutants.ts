import { factKinds } from '#core/facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { VoucherAddressed } from '#core/vouchers/facts.ts'
import type { Mutant } from './mutant.ts'
import { readingFacts } from './switched-off.ts'

const options = { deliveries: 0.2 }
const addressed = factKinds['voucher.addressed']!

/** Rules about gifts that are mailed to whom they are for that are switched off. */
export const deliveryMutants: Mutant[] = [
  {
    rule: 'a gift leaves on its day, and not before',
    rules: () => ({
      kinds: {
        ...factKinds,
        'voucher.addressed': {
          ...addressed,
          apply: (at, fact) =>
            addressed.apply(at, { ...fact, body: { ...(fact as Fact<VoucherAddressed>).body, fromMs: 0 } }),
        },
      },
    }),
    options,
  },
  {
    rule: 'a gift goes to whom its buyer named last',
    rules: () => ({
      kinds: readingFacts('voucher.addressed', (_, { body }, usual) => {
        if (!body['round']) usual()
      }),
    }),
    options,
  },
]
