import type { Db } from '../../database/sql.ts'
import { parseFact, type Fact } from '../fact.ts'
import type { Stamps } from '../merge.ts'
import { stampAfter, type Stamp } from '../stamp.ts'

/** Remembers which fact edited which entry. Of every stream all are kept, so the order of arrival changes nothing. */
export function noteEdit(db: Db, fact: Fact, kind: string, id: string): void {
  db.prepare('INSERT OR IGNORE INTO catalogue_edits (origin, seq, kind, id) VALUES (?, ?, ?, ?)').run(
    fact.origin,
    fact.seq,
    kind,
    id,
  )
}

/** Entries that facts of a stream after `seq` have edited. */
export function editedAfter(db: Db, origin: string, seq: number): { kind: string; id: string }[] {
  return db
    .prepare('SELECT DISTINCT kind, id FROM catalogue_edits WHERE origin = ? AND seq > ?')
    .all(origin, seq) as { kind: string; id: string }[]
}

/** Whether any fact of a stream after `from` and up to `to` edited an entry. */
export function editedBetween(db: Db, origin: string, from: number, to: number): boolean {
  return (
    db
      .prepare('SELECT 1 FROM catalogue_edits WHERE origin = ? AND seq > ? AND seq <= ? LIMIT 1')
      .get(origin, from, to) !== undefined
  )
}

/** The facts that edited an entry, of all streams. */
export function editsOf(db: Db, kind: string, id: string): Fact[] {
  const bytes = db
    .prepare(
      `SELECT f.bytes FROM catalogue_edits e JOIN origins o ON o.origin = e.origin
       JOIN facts f ON f.origin_id = o.id AND f.seq = e.seq WHERE e.kind = ? AND e.id = ? ORDER BY f.position`,
    )
    .pluck()
    .all(kind, id) as string[]
  return bytes.map(parseFact)
}

/** The stamp of every field of an entry. */
export function stampsOf(db: Db, kind: string, id: string): Stamps {
  const stamps = db.prepare('SELECT stamps FROM catalogue WHERE kind = ? AND id = ?').pluck().get(kind, id)
  return stamps ? (JSON.parse(stamps as string) as Stamps) : {}
}

/**
 * The stamp for an edit of some fields by somebody who has seen them: never older than what stands there, however far
 * ahead the clock of whoever wrote it was. Without it such a field could not be changed until time has caught up.
 */
export function editStamp(
  tx: { db: Db; identity: { nodeId: string }; stamp(): Stamp },
  kind: string,
  id: string,
  fields: object,
): Stamp {
  const stamps = stampsOf(tx.db, kind, id)
  const seen = Object.keys(fields).flatMap(name => stamps[name] ?? [])
  return stampAfter(tx.stamp(), seen, tx.identity.nodeId)
}

/** How far another node was known to hold each stream when it was last heard. */
export function peerHeads(db: Db, nodeId: string): Map<string, number> {
  const rows = db.prepare('SELECT origin, seq FROM peer_heads WHERE node_id = ?').all(nodeId) as {
    origin: string
    seq: number
  }[]
  return new Map(rows.map(row => [row.origin, row.seq]))
}

export function keepPeerHeads(db: Db, nodeId: string, heads: ReadonlyMap<string, number>): void {
  const write = db.prepare('INSERT OR REPLACE INTO peer_heads (node_id, origin, seq) VALUES (?, ?, ?)')
  for (const [origin, seq] of heads) write.run(nodeId, origin, seq)
}
