import { hash as digestOf } from 'node:crypto'
import { sql, type NotNull } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import { dropSetting, readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import type { SignedHead } from '../signing.ts'
import { genesis, parseFact, type Fact, type OriginHead, type SealedFact } from '../fact.ts'

/** The chain: each hash covers the one before and the fact's exact bytes. SHA-256, base64url. */
export function chainHash(before: string, bytes: string): string {
  return digestOf('sha256', before + bytes, 'base64url')
}

/** SQLite refuses JSON that is nested too deeply, and one such fact must not prevent reading all others. */
const digestOfFact = sql<string>`case when instr(facts.bytes, '"private":"') and json_valid(facts.bytes) then json_extract(facts.bytes, '$.private') end`

const allOrigins = prepared(q => q.selectFrom('origins').select(['id', 'origin', 'seq', 'hash']))
const putOrigin = prepared((q, given: { origin: string; hash: string }) =>
  q.insertInto('origins').values({ origin: given.origin, seq: 0, hash: given.hash }).returning('id'),
)
const moveHead = prepared((q, given: { id: number; seq: number; hash: string }) =>
  q
    .updateTable('origins')
    .set(only(given, 'seq', 'hash'))
    .where('id', '=', given.id),
)
const put = prepared((q, given: Tables['facts']) =>
  q.insertInto('facts').values(only(given, 'origin_id', 'seq', 'position', 'bytes', 'hash', 'signature')),
)
const newest = prepared(q => q.selectFrom('facts').select(({ fn }) => fn.max('position').as('position')))
const hashBy = prepared((q, given: { originId: number; seq: number }) =>
  q.selectFrom('facts').select('hash').where('origin_id', '=', given.originId).where('seq', '=', given.seq),
)
const bytesBy = prepared((q, given: { originId: number; seq: number }) =>
  q.selectFrom('facts').select('bytes').where('origin_id', '=', given.originId).where('seq', '=', given.seq),
)
const positionBy = prepared((q, given: { originId: number; seq: number; hash: string }) =>
  q
    .selectFrom('facts')
    .select('position')
    .where('origin_id', '=', given.originId)
    .where('seq', '=', given.seq)
    .where('hash', '=', given.hash),
)
const lastSigned = prepared((q, given: { originId: number }) =>
  q
    .selectFrom('facts')
    .select(['seq', 'hash', 'signature'])
    .where('origin_id', '=', given.originId)
    .where('signature', 'is not', null)
    .$narrowType<{ signature: NotNull }>()
    .orderBy('seq', 'desc')
    .limit(1),
)
const ofStream = prepared((q, given: { originId: number; seq: number; limit: number }) =>
  q
    .selectFrom('facts')
    .leftJoin('private_parts', join => join.on('private_parts.digest', '=', digestOfFact))
    .select(['facts.seq', 'facts.bytes', 'facts.hash', 'facts.signature'])
    .select(['private_parts.payload as privatePart', 'private_parts.digest', 'private_parts.about'])
    .where('facts.origin_id', '=', given.originId)
    .where('facts.seq', '>', given.seq)
    .orderBy('facts.seq')
    .limit(given.limit),
)
const arrivedAfter = prepared((q, given: { position: number; limit: number }) =>
  q
    .selectFrom('facts')
    .leftJoin('private_parts', join => join.on('private_parts.digest', '=', digestOfFact))
    .select(['facts.bytes', 'facts.hash', 'facts.position', 'facts.signature'])
    .select('private_parts.payload as privatePart')
    .where('facts.position', '>', given.position)
    .orderBy('facts.position')
    .limit(given.limit),
)
const putParked = prepared((q, given: Tables['parked']) =>
  q
    .insertInto('parked')
    .orReplace()
    .values(only(given, 'origin_id', 'seq', 'reason', 'at')),
)
const parked = prepared((q, given: { originId: number; seq: number }) =>
  q.selectFrom('parked').select('seq').where('origin_id', '=', given.originId).where('seq', '=', given.seq),
)
const countParked = prepared(q => q.selectFrom('parked').select(({ fn }) => fn.countAll<number>().as('many')))

/** The digest a private part's key is found under, and whom it is about: not every node may have the key. */
export type Hidden = { digest: string; about: string | null }

/** Leaves out the columns that a fact does not have. */
function withoutNulls<Row extends { signature: string | null; privatePart: string | null }>({
  signature,
  privatePart,
  ...row
}: Row) {
  return { ...row, ...(signature && { signature }), ...(privatePart && { privatePart }) }
}

type Head = { id: number; seq: number; hash: string }

/**
 * The journal's rows and its heads. Heads are kept in memory, because every append needs one; `undo` puts them back
 * when the command that moved them is refused.
 */
export function openJournalStore(db: Db) {
  const heads = new Map<string, Head>()
  let position = 0
  let undoing: (() => void)[] = []
  let refilling = readSetting(db, 'refilling') !== undefined
  load()

  function load() {
    heads.clear()
    for (const { origin, ...head } of allOrigins.all(db)) heads.set(origin, head)
    position = newest.first(db)?.position ?? 0
  }

  function headOf(origin: string): Head {
    const known = heads.get(origin)
    if (known) return known
    const { id } = putOrigin.first(db, { origin, hash: genesis })!
    const head = { id, seq: 0, hash: genesis }
    heads.set(origin, head)
    undoing.push(() => heads.delete(origin))
    return head
  }

  return {
    /**
     * Puts one fact at the end of its origin. The caller has checked that `seq` is the next one, and calls `keepHead`
     * after the last.
     */
    append(origin: string, seq: number, sealed: SealedFact): number {
      const head = headOf(origin)
      const before = { ...head }
      const positionBefore = position
      undoing.push(() => {
        Object.assign(head, before)
        position = positionBefore
      })
      position += 1
      put.run(db, {
        origin_id: head.id,
        seq,
        position,
        bytes: sealed.bytes,
        hash: sealed.hash,
        signature: sealed.signature ?? null,
      })
      head.seq = seq
      head.hash = sealed.hash
      return position
    },

    /** Stores an origin's head, once for all the facts that a command has appended. */
    keepHead(origin: string) {
      const { id, seq, hash } = headOf(origin)
      moveHead.run(db, { id, seq, hash })
    },

    head(origin: string): { seq: number; hash: string } {
      return heads.get(origin) ?? { seq: 0, hash: genesis }
    },

    heads(): OriginHead[] {
      return [...heads]
        .map(([origin, { seq, hash }]) => ({ origin, seq, hash }))
        .sort((a, b) => (a.origin < b.origin ? -1 : 1))
    },

    position: () => position,

    hashAt(origin: string, seq: number): string | undefined {
      if (seq === 0) return genesis
      const head = heads.get(origin)
      if (!head) return undefined
      return hashBy.first(db, { originId: head.id, seq })?.hash
    },

    /** One fact, or undefined when it is not here. */
    factAt(origin: string, seq: number): Fact | undefined {
      const head = heads.get(origin)
      if (!head) return undefined
      const row = bytesBy.first(db, { originId: head.id, seq })
      return row && parseFact(row.bytes)
    },

    /**
     * The last fact of a stream that has a signature; undefined for this node's own streams, which are signed when
     * sent.
     */
    signedHead(origin: string): SignedHead | undefined {
      const head = heads.get(origin)
      const signed = head && lastSigned.first(db, { originId: head.id })
      return signed && { origin, ...signed }
    },

    /**
     * Facts after `seq`, at most `limit`, with the ciphertexts of their private parts unless these were erased, and
     * the digest of the key with whom the part is about.
     */
    after(origin: string, seq: number, limit: number): (SealedFact & { seq: number; hidden?: Hidden })[] {
      const head = heads.get(origin)
      if (!head) return []
      return ofStream.all(db, { originId: head.id, seq, limit }).map(({ digest, about, ...row }) => {
        const fact = withoutNulls(row)
        return fact.privatePart && digest !== null ? { ...fact, hidden: { digest, about } } : fact
      })
    },

    /** A fact's position in this node's order of arrival, or undefined when it is not here with this hash. */
    positionOf({ origin, seq }: { origin: string; seq: number }, hash: string): number | undefined {
      const head = heads.get(origin)
      if (!head) return undefined
      return positionBy.first(db, { originId: head.id, seq, hash })?.position
    },

    /** Facts that arrived after a position, in that order, at most `limit`. */
    since(after: number, limit = -1): (SealedFact & { position: number })[] {
      return arrivedAfter.all(db, { position: after, limit }).map(withoutNulls)
    },

    /** How far the mirror was known to hold the journal; it may be too low, never too high. */
    mirrored(): number {
      return Number(readSetting(db, 'mirrored') ?? 0)
    },

    /** Stores how far the mirror holds the journal; it may be too low, never too high. */
    keepMirrored(mirrored: number) {
      writeSetting(db, 'mirrored', String(mirrored))
    },

    /**
     * Whether facts were read from the mirror while it still lacks earlier ones. The order here then differs from the
     * mirror's, so its last fact does not show what it lacks.
     */
    refilling: () => refilling,

    keepRefilling(on: boolean) {
      if (refilling === on) return
      if (on) writeSetting(db, 'refilling', '1')
      else for (const key of ['refilling', 'replay']) dropSetting(db, key)
      refilling = on
    },

    park(origin: string, seq: number, reason: string, at: string) {
      putParked.run(db, { origin_id: headOf(origin).id, seq, reason, at: String(at) })
    },

    /** Whether a fact is stored but not applied to tables. */
    isParked: (origin: string, seq: number) =>
      parked.first(db, { originId: headOf(origin).id, seq }) !== undefined,

    /** How many facts it holds; streams are dense from 1, so their ends are added up. */
    count: () => [...heads.values()].reduce((sum, head) => sum + head.seq, 0),
    parkedCount: () => countParked.first(db)?.many ?? 0,

    /** The command was not refused: there is nothing to undo any more. */
    keep() {
      undoing = []
    },
    undo() {
      for (const step of undoing.reverse()) step()
      undoing = []
    },
    reload: load,
  }
}
export type JournalStore = ReturnType<typeof openJournalStore>
