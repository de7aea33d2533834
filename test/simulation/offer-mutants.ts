import type { Mutant } from './mutant.ts'
import { commandsWith, reading } from './switched-off.ts'

const options = { offers: 0.8 }

/** Rules about prices that are not the same for everybody and for ever. */
export const offerMutants: Mutant[] = [
  {
    rule: 'no side sells more of a rate for a show than its contingent',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'bill_lines', row =>
          'priceRateId' in row && 'status' in row && Object.keys(row).length === 2 ? undefined : row,
        ),
      ),
    }),
    options,
  },
  {
    rule: 'tickets that cost less together cost that',
    rules: () => ({
      node: commandsWith(tx => ({
        ...tx,
        catalogue: {
          ...tx.catalogue,
          all: kind => (kind === 'ticket_discount' ? [] : tx.catalogue.all(kind)),
        },
      })),
    }),
    options,
  },
  {
    rule: 'who holds seats pays what they were shown',
    rules: () => ({ node: commandsWith(tx => reading(tx, 'kept_prices', () => undefined)) }),
    options: { offers: 0.1 },
  },
]
