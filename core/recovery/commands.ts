import type { Actor } from '../journal/fact.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { Known } from '../receipts/headers.ts'

/**
 * A register speaks to the box, and says what it was last told. A box that does not know that itself was put back to an
 * older state: it recovers before it sells anything, into an epoch beyond the one that the register knows. Costs nothing
 * when all is well.
 *
 * @param isProven whether the box itself once told the register so; asked only when that would matter
 */
export function checkClaim(node: Node, known: Known, isProven: () => boolean): void {
  const { nodeId, epoch } = partsOf(known.origin)
  const { identity, journal, nodeStatus } = node
  if (identity.role !== 'box' || nodeId !== identity.nodeId) return
  // What it knows is still being read.
  if (node.state() === 'reading') return
  // Older epochs were left behind: whatever could be learned of them was learned then.
  const knows =
    epoch === identity.epoch ? journal.head(known.origin).seq >= known.seq : epoch < identity.epoch
  if (knows) return
  if (isProven()) nodeStatus.begin('till_knows_more', { heardOf: epoch })
  else
    node.runtime.log.warn({ ...known }, 'a page claims to know more of this box than it does, without proof')
}

/**
 * Lets a recovering, cut-off box sell what no fact ever moved. Recorded as the first fact of an epoch of the box's own
 * making, with who did it. Refuses `not_recovering`.
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
