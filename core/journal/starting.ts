import { announceEpoch } from './epochs.ts'
import type { Anchor } from './identity.ts'
import type { Node } from './node.ts'
import { recoveryAtStart } from './standing.ts'
import { knowsEpoch } from './storage/epoch-store.ts'
import type { StoodUp } from './storage/stand-up.ts'
import { restoredAt } from './storage/standing-store.ts'

/**
 * Once per start, when the mirror was read to its end: whether this node must recover before it writes.
 *
 * @param anchor what is known outside the database; without one the database is believed
 */
export function standAtStart(node: Node, anchor: Anchor | undefined, stoodUp: StoodUp): void {
  const { standing, identity, journal, db } = node
  if (!anchor) return standing.heed()
  if (identity.role === 'relay' && journal.position()) standing.awaitFirstWord()
  const reason = recoveryAtStart({
    role: identity.role,
    facts: journal.position(),
    unmirrored: journal.position() - stoodUp.held,
    installed: anchor.installed,
    restored: restoredAt(db) !== null,
    machineChanged: anchor.machineChanged,
    epochKnown: knowsEpoch(db, identity.nodeId, identity.epoch),
    mirrorDamaged: stoodUp.damaged > 0,
  })
  if (reason) standing.begin(reason)
  else standing.recallGlass()
  if (!reason && !anchor.installed) anchor.keep(identity.epoch)
  standing.heed()
  if (identity.role === 'relay' && standing.recovery()) announce(node)
}

/** A relay that recovers says so first, as soon as it may write what belongs to all its cinemas. */
function announce(node: Node): void {
  const { standing } = node
  if (!standing.awaitsFirstWord())
    return void announceEpoch(node).then(standing.finishWhenHeard, () => undefined)
  const stop = standing.onChange(() => {
    if (standing.awaitsFirstWord()) return
    stop()
    announce(node)
  })
}
