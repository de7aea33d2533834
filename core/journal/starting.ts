import { announceEpoch } from './epochs.ts'
import type { DurableIdentity } from './identity.ts'
import type { Node } from './node.ts'
import { recoveryAtStart } from './node-status.ts'
import { knowsEpoch } from './storage/epoch-store.ts'
import type { StoodUp } from './storage/replay-mirror.ts'
import { restoredAt } from './storage/node-status-store.ts'

/**
 * Once per start, when the mirror was read to its end: whether this node must recover before it writes.
 *
 * @param durableIdentity what is stored outside the database; without one the database is believed
 */
export function standAtStart(
  node: Node,
  durableIdentity: DurableIdentity | undefined,
  stoodUp: StoodUp,
): void {
  const { nodeStatus, identity, journal, db } = node
  if (!durableIdentity) return nodeStatus.checkForNewerEpoch()
  if (identity.role === 'relay' && journal.position()) nodeStatus.awaitFirstWord()
  const reason = recoveryAtStart({
    role: identity.role,
    facts: journal.position(),
    unmirrored: journal.position() - stoodUp.held,
    installed: durableIdentity.installed,
    restored: restoredAt(db) !== null,
    machineChanged: durableIdentity.machineChanged,
    epochKnown: knowsEpoch(db, identity.nodeId, identity.epoch),
    recovering: durableIdentity.recovering,
    mirrorDamaged: stoodUp.damaged > 0,
  })
  if (reason) nodeStatus.begin(reason)
  else {
    nodeStatus.recallEnd()
    nodeStatus.recallEmergencyMode()
  }
  if (!reason && !durableIdentity.installed) durableIdentity.keep(identity.epoch)
  nodeStatus.checkForNewerEpoch()
  if (identity.role === 'relay' && nodeStatus.recovery()) announce(node)
}

/** A recovering relay announces its epoch first, as soon as it may write to the exhibitor's stream. */
function announce(node: Node): void {
  const { nodeStatus } = node
  if (!nodeStatus.awaitsFirstWord())
    return void announceEpoch(node).then(nodeStatus.finishWhenSynced, () => undefined)
  const stop = nodeStatus.onChange(() => {
    if (nodeStatus.awaitsFirstWord()) return
    stop()
    announce(node)
  })
}
