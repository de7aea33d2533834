import { factKinds } from '#core/facts.ts'
import type { FactKinds } from '#core/journal/apply.ts'
import type { Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import type { EpochOpened } from '#core/journal/storage/epoch-store.ts'
import type { Mutant } from './mutant.ts'
import { nodeStatusWith } from './switched-off.ts'

/** A replaced machine goes on although it has heard of the other one. */
function goingOn({ identity, nodeStatus }: Node): void {
  if (nodeStatus.recovery()?.reason === 'taken_over') nodeStatus.finish(identity.epoch)
}

/** No stream ever ends. */
function withoutEnds(): FactKinds {
  const usual = factKinds['epoch.opened']!
  return {
    ...factKinds,
    'epoch.opened': {
      ...usual,
      apply(at, fact: Fact<EpochOpened>) {
        usual.apply(at, { ...fact, body: { ...fact.body, closed: [] } })
      },
    },
  }
}

const options = { twin: 0.04, corrupted: 0 }

/** Rules by which one box on two machines is one box. */
export const twinMutants: Mutant[] = [
  {
    rule: 'a machine that was replaced writes nothing once it has heard',
    rules: () => ({ tick: goingOn }),
    options,
  },
  {
    rule: 'a register that another machine told stops the one it speaks to',
    rules: () => ({
      node: nodeStatusWith(({ begin }) => ({
        begin: reason => (reason === 'till_knows_more' ? undefined : begin(reason)),
      })),
    }),
    options,
  },
  {
    rule: 'one machine of a box at a time is on the line',
    rules: () => ({ manyMachines: true }),
    options,
  },
  {
    rule: 'a disk in another machine waits for a person',
    rules: () => ({
      durableIdentity: durableIdentity =>
        Object.defineProperty(durableIdentity, 'machineChanged', { value: false }),
    }),
    options,
  },
  {
    rule: 'a machine knows an epoch that another one asked for',
    rules: () => ({
      durableIdentity: durableIdentity => Object.defineProperty(durableIdentity, 'instance', { value: '' }),
    }),
    options,
  },
  { rule: 'a stream that has ended takes no more', rules: () => ({ kinds: withoutEnds() }), options },
  {
    rule: 'what came after the end of its stream is kept aside',
    rules: () => ({
      db: db => ({
        ...db,
        prepare: text =>
          text.startsWith('insert or ignore into "quarantined"')
            ? ({ run: () => undefined } as never)
            : db.prepare(text),
      }),
    }),
    options,
  },
]
