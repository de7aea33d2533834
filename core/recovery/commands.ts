import type { Actor } from '../journal/fact.ts'
import { partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { closedAt } from '../journal/storage/epoch-store.ts'

/** The last thing a kiosk was told of its box: a place in the box's own stream. */
export type Known = { origin: string; seq: number }

/**
 * A register speaks to the box, and says what it was last told. A box that does not know that itself was put back to an
 * older state: it recovers before it sells anything. Costs nothing when all is well.
 */
export function heedRegister(node: Node, known: Known): void {
  const { nodeId, epoch } = partsOf(known.origin)
  const { identity, journal, standing, db } = node
  if (identity.role !== 'box' || nodeId !== identity.nodeId) return
  // What an epoch before this one said and nobody kept is lost for good: nothing is left to recover it from.
  const forgotten =
    epoch === identity.epoch &&
    journal.head(known.origin).seq < known.seq &&
    closedAt(db, known.origin) === undefined
  if (epoch > identity.epoch || forgotten) standing.begin('till_knows_more')
}

/**
 * Lets a recovering, cut-off box sell what no fact ever moved. Recorded as the first fact of an epoch of the box's own
 * making, with who did it. Refuses `not_recovering`.
 */
export async function breakGlass(node: Node, actor: Actor): Promise<void> {
  const reason = node.standing.recovery()?.reason ?? ''
  const { epoch, before } = node.standing.breakGlass()
  const { nodeId, cinemaId } = node.identity
  await node.execute(actor, tx => {
    tx.append(`cinema:${cinemaId ?? ''}`, 'glass.broken', { nodeId, epoch, before, reason })
  })
}
