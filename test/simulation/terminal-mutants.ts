import type { Mutant } from './mutant.ts'
import { commandsWith, reading, writing } from './switched-off.ts'

const options = { terminals: 0.4 }

/** Rules about card terminals that are switched off. */
export const terminalMutants: Mutant[] = [
  {
    rule: 'what a terminal took is used once',
    rules: () => ({
      node: commandsWith(tx =>
        reading(tx, 'terminal_attempts', row =>
          'isOpen' in row ? { ...row, isOpen: row['outcome'] === 'approved' ? 1 : row['isOpen'] } : row,
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
]
