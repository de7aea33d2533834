import type { Mutant } from './mutant.ts'
import { commandsWith, standingWith, writing } from './switched-off.ts'

const options = { fork: 0.05, twin: 0, glass: 0, corrupted: 0 }

/** Rules about a box that was set back where nobody who remembers could be heard, and wrote on. */
export const forkMutants: Mutant[] = [
  {
    rule: 'a box with two histories stands still until a person has chosen one',
    rules: () => ({
      node: standingWith(({ begin }) => ({
        begin: (reason, about) => (reason === 'history_split' ? undefined : begin(reason, about)),
      })),
    }),
    options,
  },
  {
    rule: 'sales of the history that was not chosen come back',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'recovery' ? writing(tx, (type, body) => (type === 'sale.witnessed' ? undefined : body)) : tx,
      ),
    }),
    options,
  },
  {
    rule: 'the history that was not chosen is kept aside',
    rules: () => ({
      db: db => ({
        ...db,
        prepare: text =>
          text.startsWith('INSERT OR IGNORE INTO ghosts')
            ? ({ run: () => undefined } as never)
            : db.prepare(text),
      }),
    }),
    options,
  },
]
