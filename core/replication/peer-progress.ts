import type { Node } from '../journal/node.ts'
import { editedBetween, keepPeerHeads, peerHeads } from '../journal/storage/edit-store.ts'
import type { SyncMessage } from './sync-messages.ts'
import type { Peer } from './sync.ts'

/** What was heard is written down at most this often while the line is up; the end of a line is always written. */
const keepEveryMs = 60_000

/**
 * How far another node is known to hold each stream: by its own word while the line is up, and as it was last heard
 * while the line is cut or after a restart: there, or in a file that was carried by hand. After a crash it may know less than is true, never more.
 *
 * @param onArrived told when the other node has got edits of the catalogue that it did not have
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
    /** What the other node says goes through here to its peer. */
    hear(message: SyncMessage) {
      const origin = message.kind === 'head' ? message.head.origin : undefined
      const before = origin === undefined ? 0 : peer?.confirmed(origin)
      peer?.hear(message)
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
