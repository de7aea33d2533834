import type { Db } from '../../database/sql.ts'
import type { EpochRequest } from './epoch-store.ts'
import { genesis, partsOf, parseFact, type OriginHead, type SealedFact } from '../fact.ts'
import { chainHash } from './journal-store.ts'

/** Compares a piece of the other side's history with ours. */
export type Compared =
  /** It begins where we already differ, or beyond its end: an earlier piece is needed. */
  | { is: 'later' }
  | { is: 'same' }
  /** Equal up to `seq`; from there on the other side's facts follow, in their chain. */
  | { is: 'split'; seq: number; facts: readonly SealedFact[] }

/** @param after where the piece begins */
export function compareBranch(
  held: { hashAt(origin: string, seq: number): string | undefined },
  origin: string,
  after: number,
  facts: readonly SealedFact[],
): Compared {
  let hash = held.hashAt(origin, after)
  const first = facts[0]
  if (hash === undefined || !first || chainHash(hash, first.bytes) !== first.hash) return { is: 'later' }
  let split: number | undefined
  for (const [index, fact] of facts.entries()) {
    const { origin: named, seq } = parseFact(fact.bytes)
    if (named !== origin || seq !== after + index + 1 || chainHash(hash, fact.bytes) !== fact.hash)
      return { is: 'later' }
    hash = fact.hash
    const mine = held.hashAt(origin, seq)
    if (mine !== undefined && mine !== fact.hash) split ??= seq - 1
  }
  return split === undefined ? { is: 'same' } : { is: 'split', seq: split, facts: facts.slice(split - after) }
}

/** Whose history of a stream was fetched. */
type Held = { origin: string; holder: string }

/** Writes down what the other side holds; `from` the first page of it on, what was known before is forgotten. */
export function keepBranch(db: Db, held: Held, facts: readonly SealedFact[], first: boolean): void {
  const { origin, holder } = held
  if (first) dropBranch(db, origin)
  for (const { bytes, hash } of facts)
    db.prepare(
      'INSERT OR REPLACE INTO branches (origin, seq, hash, bytes, holder) VALUES (?, ?, ?, ?, ?)',
    ).run(origin, parseFact(bytes).seq, hash, bytes, holder)
}

/** Streams of which a node held another history when it was last heard. */
export function branchesAt(db: Db, holder: string): string[] {
  return db
    .prepare('SELECT DISTINCT origin FROM branches WHERE holder = ? ORDER BY origin')
    .pluck()
    .all(holder) as string[]
}

export function dropBranch(db: Db, origin: string): void {
  db.prepare('DELETE FROM branches WHERE origin = ?').run(origin)
}

/** A stream with two histories: equal up to `seq`, then ours goes on with `mine` and the other side's with `theirs`. */
export type Split = { origin: string; seq: number; mine: Branch; theirs: Branch }
export type Branch = { next: string; end: OriginHead; bytes: string[] }

export function splitsOf(db: Db, nodeId?: string): Split[] {
  const found = db
    .prepare(
      `SELECT b.origin, min(b.seq) - 1 AS seq FROM branches b JOIN origins o USING (origin)
       WHERE b.origin NOT IN (SELECT origin FROM closed_streams WHERE split_seq IS NOT NULL)
       GROUP BY b.origin ORDER BY b.origin`,
    )
    .all() as { origin: string; seq: number }[]
  return found
    .filter(({ origin }) => nodeId === undefined || partsOf(origin).nodeId === nodeId)
    .map(({ origin, seq }) => ({
      origin,
      seq,
      mine: branch(
        origin,
        db
          .prepare(
            'SELECT f.seq, f.hash, f.bytes FROM facts f JOIN origins o ON o.id = f.origin_id WHERE o.origin = ? AND f.seq > ? ORDER BY f.seq',
          )
          .all(origin, seq),
      ),
      theirs: branch(
        origin,
        db
          .prepare('SELECT seq, hash, bytes FROM branches WHERE origin = ? AND seq > ? ORDER BY seq')
          .all(origin, seq),
      ),
    }))
}

function branch(origin: string, rows: unknown[]): Branch {
  const facts = rows as { seq: number; hash: string; bytes: string }[]
  const last = facts.at(-1)
  return {
    next: facts[0]?.hash ?? genesis,
    end: { origin, seq: last?.seq ?? 0, hash: last?.hash ?? genesis },
    bytes: facts.map(fact => fact.bytes),
  }
}

/** What a box whose history split asks, until a person has decided. */
export function saveEpochRequest(db: Db, ask: EpochRequest): void {
  db.prepare('INSERT OR REPLACE INTO epoch_requests (node_id, ask) VALUES (?, ?)').run(
    ask.nodeId,
    JSON.stringify(ask),
  )
}

export function requestOf(db: Db, nodeId: string): EpochRequest | undefined {
  const ask = db.prepare('SELECT ask FROM epoch_requests WHERE node_id = ?').pluck().get(nodeId)
  return ask === undefined ? undefined : (JSON.parse(ask as string) as EpochRequest)
}
