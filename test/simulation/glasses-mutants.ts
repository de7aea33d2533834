import type { Tx } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

/** This node does not know of old tickets what their guests brought. */
const forgetting = (tx: Tx) => reading(tx, 'bill_lines', row => ({ ...row, waived: null }))

/** Lines that do not say what was taken off them. */
const saying = (lines: unknown) => (lines as object[]).map(line => ({ ...line, waived: undefined }))

/** Rules about supplements that guests need not pay that are switched off. */
export const glassesMutants: Mutant[] = [
  {
    rule: 'a buyer who exchanges keeps what they need not pay',
    rules: () => ({ node: commandsWith(forgetting) }),
    options: { glasses: 0.7, exchanges: 0.3 },
  },
  {
    rule: 'what is taken off in an exchange has its name',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) => (type === 'exchange.made' ? { ...body, discounts: [] } : body)),
      ),
    }),
    options: { glasses: 0.5 },
  },
  {
    rule: 'a ticket says what its guest need not pay',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) =>
          type === 'sale.made' ? { ...body, lines: saying(body['lines']) } : body,
        ),
      ),
    }),
    options: { glasses: 0.5 },
  },
]
