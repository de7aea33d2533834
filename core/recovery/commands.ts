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
export function heedRegister(node: Node, known: Known, isProven: () => boolean): void {
  const { nodeId, epoch } = partsOf(known.origin)
  const { identity, journal, standing } = node
  if (identity.role !== 'box' || nodeId !== identity.nodeId) return
  // What it knows is still being read.
  if (node.state() === 'reading') return
  // Older epochs were left behind: whatever could be learned of them was learned then.
  const knows =
    epoch === identity.epoch ? journal.head(known.origin).seq >= known.seq : epoch < identity.epoch
  if (knows) return
  if (isProven()) standing.begin('till_knows_more', { heardOf: epoch })
  else node.world.log.warn({ ...known }, 'a page claims to know more of this box than it does, without proof')
}

/**
 * Lets a recovering, cut-off box sell what no fact ever moved. Recorded as the first fact of an epoch of the box's own
 * making, with who did it. Refuses `not_recovering`.
 */
export async function breakGlass(node: Node, actor: Actor): Promise<void> {
  const reason = node.standing.recovery()?.reason ?? ''
  const { epoch, before, askId } = node.standing.breakGlass()
  const { nodeId, cinemaId } = node.identity
  await node.execute(actor, tx => {
    tx.append(`cinema:${cinemaId ?? ''}`, 'glass.broken', { nodeId, epoch, before, askId, reason })
  })
}
