import { applyRefundMade } from '#core/billing/refunds/apply.ts'
import { factKinds } from '#core/facts.ts'
import { allBoxes } from '#core/membership/store.ts'
import type { Mutant } from './mutant.ts'

/** Rules about what people do besides, and about a relay that was put back. */
export const actorMutants: Mutant[] = [
  {
    rule: 'what comes back of a purchase is its seller’s, whatever else has its id',
    rules: () => ({
      kinds: { ...factKinds, 'refund.made': { v: 1, apply: applyRefundMade } },
    }),
    options: { idTwice: 0.15, cut: 0.02 },
  },
  {
    rule: 'a relay that starts hears its boxes before it writes',
    rules: () => ({
      node: node => {
        const unsynced = () =>
          allBoxes(node.db).forEach(({ cinemaId }) => node.nodeStatus.receiveFirstWord(cinemaId))
        node.stoodUp.then(unsynced, () => undefined)
        return node
      },
    }),
    options: {
      relayBack: 0.15,
      providerTrouble: 0.7,
      cut: 0,
      pauseSeconds: 2,
      fork: 0,
      twin: 0,
      emergencyMode: 0,
      hostile: 0,
    },
  },
]
