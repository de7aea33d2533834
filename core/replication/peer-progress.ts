import type { Node } from '../journal/node.ts'
import { editedBetween, keepPeerHeads, peerHeads } from '../journal/storage/edit-store.ts'
import type { SyncMessage } from './sync-messages.ts'
import type { Peer } from './sync.ts'

/** Progress is stored at most this often while the link is up; it is always stored when the link closes. */
const keepEveryMs = 60_000

/**
 * How far another node holds each stream: as it confirms while the link is up, and as it last reported, by the link
 * or in a bundle of offline sync, while the link is cut or after a restart. After a crash this may be too low, never
 * too high.
 *
 * @param onArrived called when the other node has received new edits of the catalogue
 */
export function openPeerProgress(node: Node, nodeId: string, onArrived: () => void) {
  let peer: Peer | undefined
  let keptAtMs = node.runtime.now()

  function keep() {
    if (!peer?.ready() || !node.db.raw.open) return
    const heads = new Map<string, number>()
    for (const { origin } of node.journal.heads()) heads.set(origin, peer.confirmed(origin))
    keepPeerHeads(node.db, nodeId, heads)
    keptAtMs = node.runtime.now()
  }

  return {
    confirmed: (origin: string): number =>
      peer?.ready() ? peer.confirmed(origin) : (peerHeads(node.db, nodeId).get(origin) ?? 0),
    begin(next: Peer) {
      peer = next
    },
    /** Messages of the other node pass through here to its peer. */
    receive(message: SyncMessage) {
      const origin = message.kind === 'head' ? message.head.origin : undefined
      const before = origin === undefined ? 0 : peer?.confirmed(origin)
      peer?.receive(message)
      if (origin === undefined || before === undefined) return
      if (editedBetween(node.db, origin, before, peer?.confirmed(origin) ?? 0)) onArrived()
      if (node.runtime.now() - keptAtMs > keepEveryMs) keep()
    },
    /** Call it before the peer is closed. */
    end() {
      keep()
      peer = undefined
    },
  }
}
export type PeerProgress = ReturnType<typeof openPeerProgress>
