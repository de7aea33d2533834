import type { Carrier } from '#core/offline-sync/commands.ts'
import type { Node } from '#core/journal/node.ts'
import type { Mutant } from './mutant.ts'

const nothingElse = { twin: 0, emergencyMode: 0, fork: 0, hostile: 0, version: 0, poison: 0 }

const around =
  (change: (node: Node) => Partial<Node>) =>
  (carrier: Carrier): Carrier => ({ ...carrier, node: { ...carrier.node, ...change(carrier.node) } })

/** Rules about files that are carried by hand. */
export const carriedMutants: Mutant[] = [
  {
    rule: 'a file is no first word to a relay that starts',
    rules: () => ({
      carrier: around(({ execute, identity, nodeStatus }) => ({
        execute(actor, work) {
          if (identity.role === 'relay' && actor.via === 'offline-sync')
            nodeStatus.receiveFirstWord('cinema-1')
          return execute(actor, work)
        },
      })),
    }),
    options: { ...nothingElse, carried: 0.06, relayBack: 0.3, cut: 0, boxes: 1, pauseSeconds: 20, topUps: 0 },
  },
  {
    rule: 'a file holds nothing that its machine could still lose',
    rules: () => ({ carrier: around(() => ({ whenMirrored: async () => {} })) }),
    options: { ...nothingElse, carried: 0.15, mirror: 0.1 },
  },
  {
    rule: 'what a file holds is written down before it is told as taken',
    rules: () => ({
      carrier: around(({ receive }) => ({
        async receive(origin, facts, ...rest) {
          const taken = await receive(origin, facts.slice(0, -1), ...rest)
          return { ...taken, head: { ...taken.head, seq: taken.head.seq + 1 } }
        },
      })),
    }),
    options: { ...nothingElse, carried: 0.15, cut: 0.1 },
  },
  {
    rule: 'a machine that reads in a file of its two histories stands still',
    rules: () => ({
      carrier: around(({ nodeStatus }) => ({
        nodeStatus: {
          ...nodeStatus,
          begin: (reason, ...rest) => void (reason !== 'fork' && nodeStatus.begin(reason, ...rest)),
        },
      })),
    }),
    options: { ...nothingElse, fork: 0.2, carried: 0.3, cut: 0.2 },
  },
]
