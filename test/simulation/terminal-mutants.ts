import { factKinds } from '#core/facts.ts'
import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

const options = { terminals: 0.4 }
/** Most bring back what they have bought by card, and want cash. */
const wantingCash = { terminals: 0.6, cashForCard: 0.5 }

/** Rules about card terminals that are switched off. */
export const terminalMutants: Mutant[] = [
  {
    rule: 'what a terminal took is used once',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'terminal_attempts', row =>
          row['kind'] === 'payment' && row['outcome'] === 'approved' ? { ...row, isOpen: 1 } : row,
        ),
      ),
    }),
    options,
  },
  {
    rule: 'a terminal’s answer that was lost is never guessed',
    rules: () => ({
      terminal: terminal => ({
        ...terminal,
        async order(...asked) {
          const end = await terminal.order(...asked)
          if (end.was === 'ended') return end
          const given = {
            outcome: 'failed',
            reason: 'not_done',
            receipt: null,
            trace: null,
            card: null,
          } as const
          return { was: 'ended', given }
        },
      }),
    }),
    options,
  },
  {
    rule: 'what a terminal answered is written down',
    rules: () => ({
      node: commandsWith(tx =>
        writing(tx, (type, body) => (type === 'terminal.answered' ? undefined : body)),
      ),
    }),
    options,
  },
  {
    rule: 'what a till gave in cash is not asked for at the terminal any more',
    rules: () => ({
      kinds: { ...factKinds, 'refund.given': { ...factKinds['refund.given']!, apply: () => {} } },
    }),
    options: wantingCash,
  },
]
