import type { Db } from '../database/sql.ts'
import type { OriginHead } from '../journal/fact.ts'

/**
 * How far the other side held each stream when it last said so, on the line or in a parcel. It may say too little, and
 * too much only when that side lost something since: then a parcel's header shows the hole.
 *
 * @param peer a box's id at the relay, `relay` at a box
 */
export function heldBy(db: Db, peer: string): Map<string, OriginHead> {
  const rows = db.prepare('SELECT origin, seq, hash FROM held_elsewhere WHERE peer = ?').all(peer)
  return new Map((rows as OriginHead[]).map(head => [head.origin, head]))
}

/** The other side has said how far it holds everything: what was believed before is forgotten. */
export function keepHeldBy(db: Db, peer: string, heads: readonly OriginHead[]): void {
  db.prepare('DELETE FROM held_elsewhere WHERE peer = ?').run(peer)
  const insert = db.prepare('INSERT INTO held_elsewhere (peer, origin, seq, hash) VALUES (?, ?, ?, ?)')
  for (const { origin, seq, hash } of heads) if (seq > 0) insert.run(peer, origin, seq, hash)
}
