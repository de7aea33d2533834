import { commandsWith, reading } from './switched-off.ts'
import type { Mutant } from './mutant.ts'

const options = { limits: 0.3, offers: 0.3 }

/** Rules about what a turn of a voucher pays for that are switched off. */
export const limitMutants: Mutant[] = [
  {
    rule: 'a turn pays no more of a ticket than its voucher’s limit',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'vouchers', row => ('ticketMaxCents' in row ? { ...row, ticketMaxCents: null } : row)),
      ),
    }),
    options,
  },
  {
    rule: 'a voucher that pays for no dearer ticket pays nothing of one',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'vouchers', row => ('ticketAbove' in row ? { ...row, ticketAbove: 'difference' } : row)),
      ),
    }),
    options,
  },
]
