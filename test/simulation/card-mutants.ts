import type { Tx } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

/** This node takes every voucher for one that is still good. */
const takingForGood = (tx: Tx) => reading(tx, 'vouchers', row => ({ ...row, cancelled: 0, moved: 0 }))

/** This node takes every free turn for its own. */
const owningAll = (tx: Tx) =>
  reading(tx, 'turn_tokens', row => ({
    ...row,
    owner: tx.identity.role === 'relay' ? 'relay' : `cinema:${tx.identity.cinemaId}`,
  }))

/** Rules about cards that are exchanged for new ones that are switched off. */
export const cardMutants: Mutant[] = [
  {
    rule: 'a card whose rest is on another one is worth nothing',
    rules: () => ({ node: commandsWith(takingForGood) }),
    options: { cards: 0.2 },
  },
  {
    rule: 'a card is exchanged where all is that is left of it',
    rules: () => ({ node: commandsWith((tx, { via }) => (via === 'cards' ? owningAll(tx) : tx)) }),
    options: { cards: 0.3 },
  },
  {
    rule: 'all that is left of a card is on the new one',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        writing(tx, (type, body) =>
          via === 'cards' && type === 'voucher.issued' ? { ...body, turns: Number(body['turns']) + 1 } : body,
        ),
      ),
    }),
    options: { cards: 0.2 },
  },
]
