import type { CardTerminal } from '#box/drivers/terminal/contract.ts'
import type { Mutant } from './mutant.ts'

const aborted = {
  was: 'ended',
  given: { outcome: 'failed', reason: 'aborted', receipt: null, trace: null, card: null },
} as const

/** As soon as a cashier takes a code away it counts as not paid. */
const believingCashiers = (terminal: CardTerminal): CardTerminal => ({
  ...terminal,
  order: (order, onSign, stopping) =>
    Promise.race([
      terminal.order(order, onSign, stopping),
      new Promise<typeof aborted>(resolve => {
        stopping.addEventListener('abort', () => resolve(aborted))
      }),
    ]),
})

/** Rules about codes that guests scan at registers that are switched off. */
export const codeMutants: Mutant[] = [
  {
    rule: 'what became of a code that is taken away its provider says',
    rules: () => ({ terminal: believingCashiers }),
    options: { codes: 0.5 },
  },
]
