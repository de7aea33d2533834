import { sql, type NotNull } from 'kysely'
import { prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { SignedHead } from '../signing.ts'
import { genesis, parseFact, type Fact, type SealedFact } from '../fact.ts'
import type { Heads } from './heads.ts'

/** SQLite refuses JSON that is nested too deeply, and one such fact must not prevent reading all others. */
const digestOfFact = sql<string>`case when instr(facts.bytes, '"private":"') and json_valid(facts.bytes) then json_extract(facts.bytes, '$.private') end`

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

/** What can be read of the facts in the journal's rows. */
export function factReading(db: Db, heads: Heads) {
  return {
    hashAt(origin: string, seq: number): string | undefined {
      if (seq === 0) return genesis
      const head = heads.of(origin)
      if (!head || seq > head.seq) return undefined
      // What arrives is nearly always asked for by the stream's end.
      if (seq === head.seq) return head.hash
      return hashBy.first(db, { originId: head.id, seq })?.hash
    },

    /** One fact, or undefined when it is not here. */
    factAt(origin: string, seq: number): Fact | undefined {
      const head = heads.of(origin)
      if (!head) return undefined
      if (head.seq === seq && head.fact) return head.fact
      const row = bytesBy.first(db, { originId: head.id, seq })
      return row && parseFact(row.bytes)
    },

    /**
     * The last fact of a stream that has a signature; undefined for this node's own streams, which are signed when
     * sent.
     */
    signedHead(origin: string): SignedHead | undefined {
      const head = heads.of(origin)
      const signed = head && lastSigned.first(db, { originId: head.id })
      return signed && { origin, ...signed }
    },

    /**
     * Facts after `seq`, at most `limit`, with the ciphertexts of their private parts unless these were erased, and
     * the digest of the key with whom the part is about.
     */
    after(origin: string, seq: number, limit: number): (SealedFact & { seq: number; hidden?: Hidden })[] {
      const head = heads.of(origin)
      if (!head) return []
      return ofStream.all(db, { originId: head.id, seq, limit }).map(({ digest, about, ...row }) => {
        const fact = withoutNulls(row)
        return fact.privatePart && digest !== null ? { ...fact, hidden: { digest, about } } : fact
      })
    },

    /** A fact's position in this node's order of arrival, or undefined when it is not here with this hash. */
    positionOf({ origin, seq }: { origin: string; seq: number }, hash: string): number | undefined {
      const head = heads.of(origin)
      if (!head) return undefined
      return positionBy.first(db, { originId: head.id, seq, hash })?.position
    },

    /** Facts that arrived after a position, in that order, at most `limit`. */
    since(after: number, limit = -1): (SealedFact & { position: number })[] {
      return arrivedAfter.all(db, { position: after, limit }).map(withoutNulls)
    },
  }
}
