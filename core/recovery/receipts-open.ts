import { boxById } from '../devices/store.ts'
import type { Node } from '../journal/node.ts'
import { epochOpenedAt } from '../journal/storage/epoch-store.ts'

/** As long as kiosks keep what they were told; who comes later has nothing to bring. */
const openMs = 24 * 3_600_000

/**
 * Whether this box may have forgotten what a kiosk remembers: it recovered, or took another machine's place, within the
 * last day, or it sells alone. At any other time nobody has anything to bring back, whatever it is signed with.
 */
export function takesReceipts({ identity, db, standing, world }: Node): boolean {
  if (standing.glass() || standing.listens()) return true
  const since = epochOpenedAt(db, identity.nodeId, identity.epoch) ?? boxById(db, identity.nodeId)?.enrolledAt
  return since !== undefined && world.now() - Date.parse(since) < openMs
}
