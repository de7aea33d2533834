import { factKinds } from '#core/facts.ts'
import type { Tx } from '#core/journal/node.ts'
import { turnOwnerOf, type TurnChange } from '#core/vouchers/turn.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

/** Every turn is read as this side's own. */
function owningAllTurns(tx: Tx): Tx {
  const owner = turnOwnerOf(tx.identity)
  const mine = (row: Record<string, unknown>) =>
    typeof row === 'object' && 'owner' in row ? { ...row, owner } : row
  return reading(reading(tx, 'turn_tokens', mine), 'vouchers', mine)
}

/** This node believes that it holds ten euros more of each voucher's value than it does. */
function holdingMore(tx: Tx): Tx {
  return reading(tx, 'refreshment_parts', row => ({ ...row, cents: Number(row['cents']) + 1000 }))
}

const without = (left: string) =>
  commandsWith(tx => writing(tx, (type, body) => (type === left ? undefined : body)))

/** Rules about vouchers that are switched off. */
export const voucherMutants: Mutant[] = [
  { rule: 'only the owner uses a turn', rules: () => ({ node: commandsWith(owningAllTurns) }) },
  {
    rule: 'each node spends only what it holds of a voucher’s value',
    rules: () => ({ node: commandsWith(holdingMore) }),
  },
  {
    rule: 'a refund gives a voucher’s value back',
    rules: () => ({ node: without('refreshments.returned') }),
  },
  {
    rule: 'a count sets the stock as of its moment',
    rules: () => ({ kinds: { ...factKinds, 'stock.counted': factKinds['stock.delivered']! } }),
  },
  {
    rule: 'a turn that is used counts as used',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'turn_tokens', row =>
          row['state'] === 'spent' ? { ...row, state: 'free', billId: null } : row,
        ),
      ),
    }),
  },
  {
    rule: 'turns in payment do not move',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'link'
          ? reading(tx, 'turn_tokens', row => (row['state'] === 'paying' ? { ...row, state: 'free' } : row))
          : tx,
      ),
    }),
    options: { crash: 0, cut: 0, lost: 0, mirror: 0, pauseSeconds: 20 },
  },
  {
    rule: 'every change of a turn writes its next version',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) =>
          type.startsWith('turns.')
            ? {
                ...body,
                turns: (body['turns'] as TurnChange[]).map(turn => ({
                  ...turn,
                  version: Math.max(1, turn.version - 1),
                })),
              }
            : body,
        ),
      ),
    }),
  },
  {
    rule: 'a purchase that comes to nothing gives its turns back',
    rules: () => ({ node: without('turns.returned') }),
  },
  {
    rule: 'whoever is let in on a manager’s word leaves a debt',
    rules: () => ({ node: without('voucher.overridden') }),
    options: { cut: 0.08 },
  },
  {
    rule: 'a debt is paid as soon as a turn is free',
    rules: () => ({ node: without('voucher_debt.settled') }),
    options: { cut: 0.08 },
  },
]
