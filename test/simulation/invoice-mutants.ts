import { office } from './invoice-people.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading } from './switched-off.ts'

const options = { invoices: 0.4 }

/** Whoever makes invoices reads rows of a table as something else. */
const misread = (table: string, lie: (row: Record<string, unknown>) => Record<string, unknown>) =>
  commandsWith((tx, { via }) => (via === office.via ? reading(tx, table, lie) : tx))

/** Rules about paper for companies. */
export const invoiceMutants: Mutant[] = [
  {
    rule: 'an invoice follows the last one of its stream',
    rules: () => ({
      node: misread('invoices', row =>
        'last' in row ? { ...row, last: row['last'] && Number(row['last']) + 1 } : row,
      ),
    }),
    options,
  },
  {
    rule: 'a bill is on one invoice',
    rules: () => ({
      node: misread('invoices', row =>
        'creditNumber' in row ? { ...row, creditNumber: row['creditNumber'] ?? 'C' } : row,
      ),
    }),
    options,
  },
  {
    rule: 'who sold a bill alone makes its invoice',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === office.via ? reading(tx, 'bill_owners', row => ({ ...row, owner: tx.identity.role })) : tx,
      ),
    }),
    options,
  },
]
