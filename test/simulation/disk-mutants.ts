import type { Mutant } from './mutant.ts'
import { nodeStatusWith } from './switched-off.ts'

/** Rules about what a node says before its disks hold it, and after they have lost something. */
export const diskMutants: Mutant[] = [
  {
    rule: 'whatever leaves waits for the mirror',
    rules: () => ({
      mirror: mirror => ({
        ...mirror,
        append: async facts => void mirror.append(facts).catch(() => undefined),
      }),
    }),
  },
  {
    rule: 'what a crash left out is mirrored first',
    rules: () => ({
      mirror: mirror => {
        let [written, atStart] = [false, false]
        return {
          ...mirror,
          reopen() {
            atStart = !written
            return mirror.reopen()
          },
          append: async facts => {
            written = true
            return atStart ? void (atStart = false) : mirror.append(facts)
          },
        }
      },
    }),
    options: { crash: 0.05 },
  },
  {
    rule: 'readers wait for the mirror too',
    rules: () => ({ node: node => ({ ...node, whenMirrored: async () => {} }) }),
    options: { mirror: 0.04 },
  },
  {
    rule: 'what the database lost is read from the mirror',
    rules: () => ({ mirror: mirror => ({ ...mirror, last: () => undefined }) }),
    options: { disk: 0.04, corrupted: 0 },
  },
  {
    rule: 'what a mirror denied counts for nothing, though it shows it',
    rules: () => ({ mirror: mirror => ({ ...mirror, reopen: async () => {} }) }),
    options: { mirror: 0.04, corrupted: 0 },
  },
  {
    rule: 'a mirror that was replaced is filled again',
    rules: () => ({
      mirror: mirror => {
        let first: ReturnType<typeof mirror.last> | 'unasked' = 'unasked'
        const last = () => {
          const now = mirror.last()
          if (first === 'unasked') first = now
          return first === null ? undefined : now
        }
        return { ...mirror, last }
      },
    }),
    options: { disk: 0.04, corrupted: 0 },
  },
  {
    rule: 'who may have forgotten something writes nothing before the other side has told',
    rules: () => ({
      tick: node => node.nodeStatus.recovery() && node.nodeStatus.finish(node.identity.epoch),
    }),
    options: { bothDisks: 0.03, cut: 0.08, corrupted: 0 },
  },
  {
    rule: 'whoever comes back begins a new epoch',
    rules: () => ({ node: nodeStatusWith(nodeStatus => ({ finish: () => nodeStatus.finish(1) })) }),
    options: { bothDisks: 0.03, corrupted: 0 },
  },
]
