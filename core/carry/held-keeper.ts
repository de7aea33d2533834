import type { OriginHead } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { keepHeldBy } from './store.ts'

const everyMs = 20_000

/** What the line told of the other side: how far it holds each stream. */
export type HeldThere = { peer: string; streams: readonly Pick<OriginHead, 'origin' | 'seq'>[] }

/**
 * Writes down how far the other side holds everything, so that a parcel made during a cut, even after a restart, holds
 * only what is lacking there. It looks now and then, and when it is told that the line has gone.
 */
export function keepHeld(node: Node, heldThere: () => readonly HeldThere[]) {
  const written = new Map<string, string>()
  const look = () => {
    for (const { peer, streams } of heldThere()) {
      const heads = streams.map(({ origin, seq }) => ({
        origin,
        seq,
        hash: node.journal.hashAt(origin, seq) ?? '',
      }))
      const text = JSON.stringify(heads)
      if (!heads.length || written.get(peer) === text) continue
      written.set(peer, text)
      node
        .execute({ who: 'node', via: 'carry' }, tx => keepHeldBy(tx.db, peer, heads))
        .catch(() => written.delete(peer))
    }
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return { look, close: () => clearInterval(timer) }
}
