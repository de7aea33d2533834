import type { Mutant } from './mutant.ts'
import { commandsWith, nodeStatusWith, writing } from './switched-off.ts'

const options = { fork: 0.05, boxKept: 0, twin: 0, emergencyMode: 0, corrupted: 0 }
/** Nothing else goes wrong, so that many boxes have two histories. */
const quiet = { hostile: 0, version: 0, crash: 0, mirror: 0, disk: 0, bothDisks: 0 }

/** Rules about a box that was set back where nobody who remembers could be heard, and wrote on. */
export const forkMutants: Mutant[] = [
  {
    rule: 'a box with two histories stands still until a person has chosen one',
    rules: () => ({
      node: nodeStatusWith(({ begin }) => ({
        begin: (reason, about) => (reason === 'fork' ? undefined : begin(reason, about)),
      })),
    }),
    options,
  },
  {
    rule: 'sales of the history that was not chosen come back',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'recovery'
          ? writing(tx, (type, body) => (type === 'sale.reinstated' ? undefined : body))
          : tx,
      ),
    }),
    options: { ...options, fork: 0.08 },
  },
  {
    rule: 'the history that was not chosen is kept aside',
    rules: () => ({
      db: db => ({
        ...db,
        prepare: text =>
          text.startsWith('insert or ignore into "quarantined"')
            ? ({ run: () => ({ changes: 0 }) } as never)
            : db.prepare(text),
      }),
    }),
    options,
  },
  {
    rule: 'guests whose seat or show went with the history that was not chosen are listed',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'recovery'
          ? writing(tx, (type, body) => (type === 'guests.displaced' ? undefined : body))
          : tx,
      ),
    }),
    options: { ...options, ...quiet, fork: 0.15, boxKept: 1, boxes: 1, pauseSeconds: 20 },
  },
  {
    rule: 'what a sale did with vouchers is done again where that alone was set aside',
    rules: () => ({
      node: commandsWith((tx, { via }) =>
        via === 'recovery'
          ? writing(tx, (type, body) =>
              type === 'turns.spent' || type === 'voucher.overridden' ? undefined : body,
            )
          : tx,
      ),
    }),
    options: { ...options, ...quiet, fork: 0.15, boxes: 1, pauseSeconds: 20 },
  },
]
