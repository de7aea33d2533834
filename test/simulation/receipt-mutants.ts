import type { Mutant } from './mutant.ts'
import { commandsWith, writing } from './switched-off.ts'

/** Facts that kiosks give back, by what marks them, are not written. */
const without = (marked: (type: string, body: Record<string, unknown>) => boolean) =>
  commandsWith((tx, { via }) =>
    via === 'register 1' ? writing(tx, (type, body) => (marked(type, body) ? undefined : body)) : tx,
  )

const reinstated = (wanted: RegExp) => without((type, body) => wanted.test(type) && 'witness' in body)
const options = { bothDisks: 0.03, cut: 0.12, corrupted: 0 }

/** Rules about what registers and scanners remember of a box that has lost both disks. */
export const memoryMutants: Mutant[] = [
  {
    rule: 'money a register gave out is written down again',
    rules: () => ({ node: reinstated(/^(refund|exchange)/) }),
    options,
  },
  {
    rule: 'a voucher sold at the till is good again',
    rules: () => ({ node: without((_, body) => String(body['requestId']).endsWith('-again')) }),
    options,
  },
  {
    rule: 'a register is believed for the signature of its box alone',
    rules: () => ({ receipts: (node, actor, _, take) => node.execute(actor, take) }),
    options,
  },
  {
    rule: 'whom a scanner let in is not let in again',
    rules: () => ({ node: reinstated(/^ticket/) }),
    options,
  },
]
