import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import { parseFact, type Fact } from '../fact.ts'
import type { Stamps } from '../merge.ts'
import { stampAfter, type Stamp } from '../stamp.ts'

const note = prepared((q, given: Tables['catalogue_edits']) =>
  q
    .insertInto('catalogue_edits')
    .orIgnore()
    .values(only(given, 'origin', 'seq', 'kind', 'id', 'stamp')),
)
const after = prepared((q, given: { origin: string; seq: number }) =>
  q
    .selectFrom('catalogue_edits')
    .select(['kind', 'id'])
    .distinct()
    .where('origin', '=', given.origin)
    .where('seq', '>', given.seq),
)
const between = prepared((q, given: { origin: string; from: number; to: number }) =>
  q
    .selectFrom('catalogue_edits')
    .select('seq')
    .where('origin', '=', given.origin)
    .where('seq', '>', given.from)
    .where('seq', '<=', given.to)
    .limit(1),
)
const edits = prepared((q, given: { kind: string; id: string }) =>
  q
    .selectFrom('catalogue_edits')
    .innerJoin('origins', 'origins.origin', 'catalogue_edits.origin')
    .innerJoin('facts', join =>
      join.onRef('facts.origin_id', '=', 'origins.id').onRef('facts.seq', '=', 'catalogue_edits.seq'),
    )
    .select('facts.bytes')
    .where('catalogue_edits.kind', '=', given.kind)
    .where('catalogue_edits.id', '=', given.id)
    .orderBy('facts.position'),
)
/** Facts of a kind in whose bytes a field is named: the others are not taken out of the database. */
const naming = prepared((q, given: { kind: string; named: string }) =>
  q
    .selectFrom('catalogue_edits')
    .innerJoin('origins', 'origins.origin', 'catalogue_edits.origin')
    .innerJoin('facts', join =>
      join.onRef('facts.origin_id', '=', 'origins.id').onRef('facts.seq', '=', 'catalogue_edits.seq'),
    )
    .select('facts.bytes')
    .where('catalogue_edits.kind', '=', given.kind)
    .where(sql<boolean>`instr(facts.bytes, cast(${given.named} as blob)) > 0`)
    .orderBy('catalogue_edits.stamp'),
)
const stampsBy = prepared((q, given: { kind: string; id: string }) =>
  q.selectFrom('catalogue').select('stamps').where('kind', '=', given.kind).where('id', '=', given.id),
)
const headsBy = prepared((q, given: { nodeId: string }) =>
  q.selectFrom('peer_heads').select(['origin', 'seq']).where('node_id', '=', given.nodeId),
)
const putHead = prepared((q, given: Tables['peer_heads']) =>
  q
    .insertInto('peer_heads')
    .orReplace()
    .values(only(given, 'node_id', 'origin', 'seq')),
)

/** Remembers which fact edited which entry. All are kept, so the order of arrival does not matter. */
export function noteEdit(db: Db, fact: Fact, kind: string, id: string): void {
  const { stamp = '' } = fact.body as { stamp?: Stamp }
  note.run(db, { origin: fact.origin, seq: fact.seq, kind, id, stamp })
}

/** Entries that facts of a stream after `seq` have edited. */
export function editedAfter(db: Db, origin: string, seq: number): { kind: string; id: string }[] {
  return after.all(db, { origin, seq })
}

/** Whether any fact of a stream after `from` and up to `to` edited an entry. */
export function editedBetween(db: Db, origin: string, from: number, to: number): boolean {
  return between.first(db, { origin, from, to }) !== undefined
}

/** The facts that edited an entry, of all streams. */
export function editsOf(db: Db, kind: string, id: string): Fact[] {
  return edits.all(db, { kind, id }).map(({ bytes }) => parseFact(bytes))
}

/** The facts that may have written a field of any entry of a kind, by their stamps; some name it only in a text. */
export function editsNaming(db: Db, kind: string, field: string): Fact[] {
  return naming.all(db, { kind, named: `"${field}":` }).map(({ bytes }) => parseFact(bytes))
}

/** The stamp of every field of an entry. */
export function stampsOf(db: Db, kind: string, id: string): Stamps {
  const stamps = stampsBy.first(db, { kind, id })?.stamps
  return stamps ? (JSON.parse(stamps) as Stamps) : {}
}

/**
 * The stamp for an edit of fields whose current values the editor has seen: always newer than theirs, however far
 * ahead their author's clock was. Otherwise such a field could not be changed until the time has caught up.
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

/** How far another node held each stream when it last reported. */
export function peerHeads(db: Db, nodeId: string): Map<string, number> {
  return new Map(headsBy.all(db, { nodeId }).map(({ origin, seq }) => [origin, seq]))
}

export function keepPeerHeads(db: Db, nodeId: string, heads: ReadonlyMap<string, number>): void {
  for (const [origin, seq] of heads) putHead.run(db, { node_id: nodeId, origin, seq })
}
