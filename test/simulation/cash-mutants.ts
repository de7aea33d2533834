import { factKinds } from '#core/facts.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, writing } from './switched-off.ts'

type Payments = { shiftId?: string }[]

/** Rules about shifts and drawers that are switched off. */
export const cashMutants: Mutant[] = [
  {
    rule: 'what a till takes is in the shift that is open there',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) =>
          type === 'sale.made'
            ? {
                ...body,
                payments: (body['payments'] as Payments).map(each => ({ ...each, shiftId: undefined })),
              }
            : body,
        ),
      ),
    }),
    options: { shifts: 0.2 },
  },
  {
    rule: 'what goes to the safe is no longer in the drawer',
    rules: () => ({ kinds: { ...factKinds, 'cash.withdrawn': factKinds['cash.paid_in']! } }),
    options: { shifts: 0.2 },
  },
]
