import type { Actor } from '#core/journal/fact.ts'
import type { Node, Tx } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading } from './switched-off.ts'

/** A relay whose tables say something else, to whoever looks and to its rules when they run. */
const relayReading =
  (table: string, lie: (row: Record<string, unknown>) => Record<string, unknown>) =>
  (node: Node): Node => {
    if (node.identity.role !== 'relay') return node
    const lying = (tx: Tx, { via }: Actor) => (via === 'automations' ? reading(tx, table, lie) : tx)
    return { ...commandsWith(lying)(node), db: reading({ db: node.db } as Tx, table, lie).db }
  }

const options = { alarms: 0.05 }

/** Rules about what a manager's rules tell that are switched off. */
export const alarmMutants: Mutant[] = [
  {
    rule: 'a box is told of as away that is not there',
    rules: () => ({ boxes: boxes => boxes.map(box => ({ ...box, connected: false })) }),
    options,
  },
  {
    rule: 'a product is told of as low that is',
    rules: () => ({
      node: relayReading('stock_levels', row => ('countAt' in row ? { ...row, counted: 0, since: 0 } : row)),
    }),
    options: options,
  },
  {
    rule: 'a voucher is told to end on which something is left',
    rules: () => ({ node: relayReading('vouchers', row => ({ ...row, cancelled: 0 })) }),
    options: { alarms: 0.1, cards: 0.3 },
  },
]
