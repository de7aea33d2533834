import { boxById } from '../membership/store.ts'
import { openEpoch } from '../journal/epochs.ts'
import { nodeActor, partsOf } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { closedAt, epochFor, isUsedEpoch, newestEpoch } from '../journal/storage/epoch-store.ts'
import { boxStep, epochToLeave } from '../replication/recovery-step.ts'
import type { BundleHeader } from './bundle.ts'

/**
 * What a bundle did for a box that lost facts: the relay `opened` its next epoch, or `waits` because it does not hold
 * the same facts of the box's streams; `relay_recovers`: it has to hear on the line first what it may have forgotten
 * of that cinema; the box `recovered`, or still `asks`. Null when no box is recovering.
 */
export type BroughtBack = 'opened' | 'waits' | 'relay_recovers' | 'recovered' | 'asks' | null

/**
 * What goes into a bundle's header: a recovering box asks for its next epoch as it does over the link, the relay
 * answers.
 */
export function talkOf(node: Node, boxId: string | undefined): Pick<BundleHeader, 'asks' | 'answers'> {
  const recovery = node.nodeStatus.recovery()
  if (node.identity.role === 'box') {
    if (!recovery?.needsEpoch || !recovery.confirmed) return {}
    const { requestId, reason, above } = recovery
    return { asks: { requestId, reason, above: epochToLeave(node.identity, above) } }
  }
  const newest = boxId === undefined ? undefined : newestEpoch(node.db, boxId)
  return newest ? { answers: newest.requestId } : {}
}

/**
 * Continues a recovery once a bundle was imported, by the same rules as over the link: the relay opens an epoch only
 * when both hold exactly the same facts of the box's streams, and from then on takes nothing more of its older
 * epochs; the box continues only with the answer to its own request, in a bundle that was imported completely, and in an
 * epoch that it has not written in before.
 */
export async function bringBack(node: Node, header: BundleHeader): Promise<BroughtBack> {
  const { identity, nodeStatus, db } = node
  const { nodeId } = header.from
  if (identity.role === 'relay') {
    const asking = boxById(db, nodeId)
    if (!header.asks || asking?.replacedBy) return null
    const isOpen = () => !asking || nodeStatus.openFor(asking.cinemaId)
    const heads = header.heads.filter(({ origin }) => partsOf(origin).nodeId === nodeId)
    const ask = { nodeId, ...header.asks, heads, emergencyMode: null }
    const opened = await node.execute(nodeActor('offline-sync'), tx => openEpoch(tx, ask, isOpen()))
    if (opened) return 'opened'
    return isOpen() ? 'waits' : 'relay_recovers'
  }
  const recovery = nodeStatus.recovery()
  if (!recovery?.needsEpoch || !recovery.confirmed) return null
  const next = boxStep({
    recovery,
    emergencyMode: null,
    epoch: identity.epoch,
    caughtUp: () => header.heads.every(head => isHere(node, head)),
    epochFor: requestId =>
      header.answers === requestId ? epochFor(db, identity.nodeId, requestId) : undefined,
    isUsed: epoch => isUsedEpoch(db, identity.nodeId, epoch),
  })
  if (next.do === 'begin anew') nodeStatus.begin('peer_knows_more', { wasOver: true })
  if (next.do !== 'finish') return 'asks'
  nodeStatus.finish(next.epoch)
  return 'recovered'
}

/** Everything up to there is here, or is never taken. */
function isHere(node: Node, { origin, seq }: BundleHeader['heads'][number]): boolean {
  const here = node.journal.head(origin).seq
  return here >= seq || here >= (closedAt(node.db, origin) ?? Infinity)
}
