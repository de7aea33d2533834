import type { Actor } from '../journal/fact.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Known } from '../receipts/headers.ts'

/**
 * A register's request names the last position it knows. A box that does not have it was restored to an older state:
 * it recovers before it sells anything, into an epoch beyond the one that the register knows. Costs nothing when all
 * is well.
 *
 * @param isProven whether the box itself issued that position; called only when it matters
 */
export function checkClaim(node: Node, known: Known, isProven: () => boolean): void {
  const { nodeId, epoch } = partsOf(known.origin)
  const { identity, journal, nodeStatus } = node
  if (identity.role !== 'box' || nodeId !== identity.nodeId) return
  // Its disks are still being read.
  if (node.state() === 'reading') return
  // Older epochs have ended: everything available of them was received then.
  const knows =
    epoch === identity.epoch ? journal.head(known.origin).seq >= known.seq : epoch < identity.epoch
  if (knows) return
  if (isProven()) nodeStatus.begin('till_knows_more', { newestEpoch: epoch })
  else
    node.runtime.log.warn({ ...known }, 'a page claims to know more of this box than it does, without proof')
}

/**
 * Lets a recovering, cut-off box sell seats that were never transferred. Recorded as the first fact of an epoch that
 * the box chooses itself, with who did it. Refuses `not_recovering`.
 */
export async function startEmergencyMode(node: Node, actor: Actor): Promise<void> {
  const reason = node.nodeStatus.recovery()?.reason ?? ''
  const { epoch, before, requestId } = node.nodeStatus.startEmergencyMode()
  const { nodeId, cinemaId } = node.identity
  await node.execute(actor, tx => {
    tx.append(`cinema:${cinemaId ?? ''}`, 'emergency_mode.started', {
      nodeId,
      epoch,
      before,
      requestId,
      reason,
    })
  })
}
