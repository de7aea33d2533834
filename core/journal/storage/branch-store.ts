import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import type { EpochRequest } from './epoch-store.ts'
import { genesis, partsOf, parseFact, type OriginHead, type Scope, type SealedFact } from '../fact.ts'
import { chainHash } from './journal-store.ts'

const put = prepared((q, given: Tables['branches']) =>
  q
    .insertInto('branches')
    .orReplace()
    .values(only(given, 'origin', 'seq', 'hash', 'bytes', 'holder')),
)
const heldBy = prepared((q, given: { holder: string }) =>
  q.selectFrom('branches').select('origin').distinct().where('holder', '=', given.holder).orderBy('origin'),
)
const at = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('branches')
    .select(['hash', 'holder'])
    .where('origin', '=', given.origin)
    .where('seq', '=', given.seq),
)
const drop = prepared((q, given: { origin: string }) =>
  q.deleteFrom('branches').where('origin', '=', given.origin),
)
const undecided = prepared(q =>
  q
    .selectFrom('branches')
    .innerJoin('origins', 'origins.origin', 'branches.origin')
    .select(['branches.origin', sql<number>`min(branches.seq) - 1`.as('seq')])
    .where(
      'branches.origin',
      'not in',
      q.selectFrom('closed_streams').select('origin').where('split_seq', 'is not', null),
    )
    .groupBy('branches.origin')
    .orderBy('branches.origin'),
)
const mineAfter = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('facts')
    .innerJoin('origins', 'origins.id', 'facts.origin_id')
    .select(['facts.seq', 'facts.hash', 'facts.bytes'])
    .where('origins.origin', '=', given.origin)
    .where('facts.seq', '>', given.seq)
    .orderBy('facts.seq'),
)
const theirsAfter = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('branches')
    .select(['seq', 'hash', 'bytes'])
    .where('origin', '=', given.origin)
    .where('seq', '>', given.seq)
    .orderBy('seq'),
)
const closed = prepared(q =>
  q.selectFrom('closed_streams').select(['origin', 'seq', 'split_seq as forkSeq']).orderBy('origin'),
)
const putAsk = prepared((q, given: Tables['epoch_requests']) =>
  q
    .insertInto('epoch_requests')
    .orReplace()
    .values(only(given, 'node_id', 'ask')),
)
const askBy = prepared((q, given: { nodeId: string }) =>
  q.selectFrom('epoch_requests').select('ask').where('node_id', '=', given.nodeId),
)

/** Compares a piece of the other side's history with ours. */
export type Compared =
  /** The piece begins where the histories already differ, or beyond our end: an earlier piece is needed. */
  | { is: 'later' }
  | { is: 'same' }
  /** Equal up to `seq`; after that the other side's facts follow, chained. */
  | { is: 'forked'; seq: number; facts: readonly SealedFact[] }

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
  let forkSeq: number | undefined
  for (const [index, fact] of facts.entries()) {
    const { origin: named, seq } = parseFact(fact.bytes)
    if (named !== origin || seq !== after + index + 1 || chainHash(hash, fact.bytes) !== fact.hash)
      return { is: 'later' }
    hash = fact.hash
    const mine = held.hashAt(origin, seq)
    if (mine !== undefined && mine !== fact.hash) forkSeq ??= seq - 1
  }
  return forkSeq === undefined
    ? { is: 'same' }
    : { is: 'forked', seq: forkSeq, facts: facts.slice(forkSeq - after) }
}

/** A stream, and the node whose history of it was fetched. */
type Held = { origin: string; holder: string }

/**
 * Stores a page of the other side's history; the first page deletes what was stored before. Of a relay's stream several boxes
 * may hold the same other history: the longest is kept, since whoever chooses it is to have all that anybody heard.
 */
export function keepBranch(db: Db, held: Held, facts: readonly SealedFact[], first: boolean): void {
  const { origin, holder } = held
  if (first) {
    const last = facts.at(-1)
    const known = last && at.first(db, { origin, seq: parseFact(last.bytes).seq })
    if (known && known.hash === last.hash && known.holder !== holder) return
    dropBranch(db, origin)
  }
  for (const { bytes, hash } of facts) put.run(db, { origin, seq: parseFact(bytes).seq, hash, bytes, holder })
}

/** Streams of which a node held another history when it last reported. */
export function branchesAt(db: Db, holder: string): string[] {
  return heldBy.all(db, { holder }).map(({ origin }) => origin)
}

export function dropBranch(db: Db, origin: string): void {
  drop.run(db, { origin })
}

/**
 * A stream with two histories: equal up to `seq`, then ours continues with `mine` and the other side's with `theirs`.
 */
export type Fork = { origin: string; seq: number; mine: Branch; theirs: Branch }
export type Branch = { next: string; end: OriginHead; bytes: string[] }

export function forksOf(db: Db, nodeId?: string): Fork[] {
  return undecided
    .all(db)
    .filter(({ origin }) => nodeId === undefined || partsOf(origin).nodeId === nodeId)
    .map(({ origin, seq }) => ({
      origin,
      seq,
      mine: branch(origin, mineAfter.all(db, { origin, seq })),
      theirs: branch(origin, theirsAfter.all(db, { origin, seq })),
    }))
}

function branch(origin: string, facts: readonly { seq: number; hash: string; bytes: string }[]): Branch {
  const last = facts.at(-1)
  return {
    next: facts[0]?.hash ?? genesis,
    end: { origin, seq: last?.seq ?? 0, hash: last?.hash ?? genesis },
    bytes: facts.map(fact => fact.bytes),
  }
}

/** Stores the request of a box whose stream has forked, until a manager has decided. */
export function saveEpochRequest(db: Db, ask: EpochRequest): void {
  putAsk.run(db, { node_id: ask.nodeId, ask: JSON.stringify(ask) })
}

export function requestOf(db: Db, nodeId: string): EpochRequest | undefined {
  const ask = askBy.first(db, { nodeId })?.ask
  return ask === undefined ? undefined : (JSON.parse(ask) as EpochRequest)
}

/** How many facts the streams of one command may be apart when a machine is lost between their messages. */
const apartMost = 1000

/**
 * What stands at the ends of closed streams of a scope, where facts of other streams may be missing that the same
 * commands wrote: the last facts of each node's newest one, and in any all facts after the place where a history was
 * chosen.
 */
export function endsOfClosed(db: Db, scope: Scope): string[] {
  const newest = new Map<string, number>()
  const streams = closed
    .all(db)
    .map(stream => ({ ...stream, ...partsOf(stream.origin) }))
    .filter(stream => stream.scope === scope)
  for (const { nodeId, epoch } of streams) newest.set(nodeId, Math.max(epoch, newest.get(nodeId) ?? 0))
  return streams.flatMap(({ origin, seq, forkSeq, nodeId, epoch }) => {
    const tail = epoch === newest.get(nodeId) ? Math.max(0, seq - apartMost) : seq
    const from = Math.min(tail, forkSeq ?? seq)
    return from < seq ? mineAfter.all(db, { origin, seq: from }).map(({ bytes }) => bytes) : []
  })
}
