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

/** A relay that asks as if a table were empty, in the same two places. */
const relayWithout =
  (table: string) =>
  (node: Node): Node => {
    if (node.identity.role !== 'relay') return node
    const named = new RegExp(`(from|join) "${table}"(?! as)`, 'gi')
    const aliased = new RegExp(`(from|join) "${table}"(?= as)`, 'gi')
    const none = `$1 (select * from ${table} where false)`
    const asks = (text: string) => text.replace(named, `${none} as "${table}"`).replace(aliased, none)
    const without = (db: Node['db']): Node['db'] => ({
      ...db,
      memory: new Map(),
      prepare: text => db.prepare(/^\s*select/i.test(text) ? asks(text) : text),
    })
    const asking = (tx: Tx, { via }: Actor) => (via === 'automations' ? { ...tx, db: without(tx.db) } : tx)
    return { ...commandsWith(asking)(node), db: without(node.db) }
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
    rules: () => ({ node: relayWithout('voucher_cancellations') }),
    options: { alarms: 0.1, cards: 0.3 },
  },
]
