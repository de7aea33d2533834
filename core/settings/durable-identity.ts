import { randomBytes } from 'node:crypto'
import { newId } from '../journal/id.ts'
import type { DurableIdentity } from '../journal/identity.ts'

/** What identity.json stores of this node's durable identity, outside the database and its copies. */
export type Durable = { installed?: boolean; instance?: string; machine?: string; recovering?: boolean }

/**
 * The durable identity that a file holds.
 *
 * @param file.save writes a change durably before it returns
 * @param machine this machine's fingerprint, where it has one
 */
export function openDurableIdentity(
  file: { read: () => Durable; save: (change: Durable & { epoch?: number }) => void },
  machine: string | undefined,
): DurableIdentity {
  const here = machine ? { machine } : {}
  if (!file.read().instance) file.save({ instance: newId(randomBytes, 12), ...here })
  return {
    get installed() {
      return file.read().installed ?? false
    },
    get machineChanged() {
      const known = file.read().machine
      return machine !== undefined && known !== undefined && known !== machine
    },
    get instance() {
      return file.read().instance ?? ''
    },
    get recovering() {
      return file.read().recovering ?? false
    },
    keepRecovering: isUnderWay => {
      if (isUnderWay !== (file.read().recovering ?? false)) file.save({ recovering: isUnderWay })
    },
    keep: epoch => file.save({ epoch, installed: true, ...(file.read().machine ? {} : here) }),
    adopt: () => file.save({ ...here, instance: newId(randomBytes, 12) }),
  }
}
