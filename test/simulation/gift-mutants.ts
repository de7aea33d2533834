import { commandsWith, writing } from './switched-off.ts'
import type { Mutant } from './mutant.ts'

/** Rules about orders of several vouchers that are switched off. */
export const giftMutants: Mutant[] = [
  {
    rule: 'what is paid of an order is issued, all of it',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) =>
          type === 'voucher.issued' && String(body['requestId']).endsWith('-voucher-2') ? undefined : body,
        ),
      ),
    }),
    options: { gifts: 0.3 },
  },
]
