import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { OriginHead } from '../journal/fact.ts'
import { keepPeerHeads, peerHeads } from '../journal/storage/edit-store.ts'

const anyPeer = prepared(q => q.selectFrom('peer_heads').select('node_id as nodeId').limit(1))

/**
 * How far the other side held each stream when it last reported, over the link or in a bundle. It may be too low, and
 * too high only when that side lost facts since: then a bundle's header shows the gap.
 *
 * @param nodeId a box's id at the relay; a box knows one relay and names none
 */
export function heldBy(db: Db, nodeId?: string): Map<string, number> {
  const peer = nodeId ?? anyPeer.first(db)?.nodeId
  return peer !== undefined ? peerHeads(db, peer) : new Map()
}

/** A bundle of the other side tells how far it holds everything: replaces what was known before. */
export function keepHeldBy(db: Db, nodeId: string, heads: readonly OriginHead[]): void {
  const before = [...peerHeads(db, nodeId).keys()].map(origin => [origin, 0] as const)
  keepPeerHeads(db, nodeId, new Map([...before, ...heads.map(({ origin, seq }) => [origin, seq] as const)]))
}
