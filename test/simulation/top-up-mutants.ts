import type { Tx } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

const without = (left: string) =>
  commandsWith((tx: Tx) => writing(tx, (type, body) => (type === left ? undefined : body)))

/** This node believes that it holds fifty euros more of each card's value than it does, where a top-up goes back. */
const holdingMore = (tx: Tx) =>
  reading(tx, 'refreshment_parts', row => ({ ...row, cents: Number(row['cents']) + 5000 }))

/** Rules about value that is put on cards at registers that are switched off. */
export const topUpMutants: Mutant[] = [
  {
    rule: 'a top-up that is paid for is on its card',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) =>
          type === 'voucher.topped_up' && body['billId'] !== null ? undefined : body,
        ),
      ),
    }),
    options: { topUps: 0.3 },
  },
  {
    rule: 'a top-up whose money goes back is off its card',
    rules: () => ({ node: without('voucher.top_up_refunded') }),
    options: { topUps: 0.3 },
  },
  {
    rule: 'a top-up goes back only while so much is on its card',
    rules: () => ({
      node: commandsWith((tx, { who }) => (who === 'employee:mia' ? holdingMore(tx) : tx)),
    }),
    options: { topUps: 0.4, cut: 0 },
  },
]
