import { hash as digestOf } from 'node:crypto'
import type { Db } from '../../database/sql.ts'
import type { SignedHead } from '../signing.ts'
import { genesis, parseFact, type Fact, type OriginHead, type SealedFact } from '../fact.ts'

/** The chain: each hash covers the one before and the fact's exact bytes. SHA-256, base64url. */
export function chainHash(before: string, bytes: string): string {
  return digestOf('sha256', before + bytes, 'base64url')
}

/** SQLite reads no JSON that is nested too deeply, and one such fact must not keep all others from being read. */
const digestOfFact = `CASE WHEN instr(f.bytes, '"private":"') AND json_valid(f.bytes) THEN json_extract(f.bytes, '$.private') END`

/** The name a private part's key is found under, and whom it speaks of: not every node is given it. */
export type Hidden = { digest: string; about: string | null }

/** What a fact has not is left out. */
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
  let refilling = db.prepare("SELECT 1 FROM settings WHERE key = 'refilling'").get() !== undefined
  load()

  function load() {
    heads.clear()
    for (const row of db.prepare('SELECT id, origin, seq, hash FROM origins').all() as (Head & {
      origin: string
    })[])
      heads.set(row.origin, { id: row.id, seq: row.seq, hash: row.hash })
    position = (db.prepare('SELECT max(position) FROM facts').pluck().get() as number | null) ?? 0
  }

  function headOf(origin: string): Head {
    const known = heads.get(origin)
    if (known) return known
    const id = Number(
      db.prepare('INSERT INTO origins (origin, seq, hash) VALUES (?, 0, ?)').run(origin, genesis)
        .lastInsertRowid,
    )
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
      db.prepare(
        'INSERT INTO facts (origin_id, seq, position, bytes, hash, signature) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(head.id, seq, position, sealed.bytes, sealed.hash, sealed.signature ?? null)
      head.seq = seq
      head.hash = sealed.hash
      return position
    },

    /** Writes down where an origin ends, once for all the facts that a command has put there. */
    keepHead(origin: string) {
      const { id, seq, hash } = headOf(origin)
      db.prepare('UPDATE origins SET seq = ?, hash = ? WHERE id = ?').run(seq, hash, id)
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
      return db
        .prepare('SELECT hash FROM facts WHERE origin_id = ? AND seq = ?')
        .pluck()
        .get(head.id, seq) as string | undefined
    },

    /** One fact, or undefined when it is not here. */
    factAt(origin: string, seq: number): Fact | undefined {
      const head = heads.get(origin)
      if (!head) return undefined
      const bytes = db
        .prepare('SELECT bytes FROM facts WHERE origin_id = ? AND seq = ?')
        .pluck()
        .get(head.id, seq)
      return bytes === undefined ? undefined : parseFact(bytes as string)
    },

    /** The last fact of a stream whose signature came with it; undefined for a stream of one's own, which is signed when it is sent. */
    signedHead(origin: string): SignedHead | undefined {
      const head = heads.get(origin)
      const signed =
        head &&
        db
          .prepare(
            'SELECT seq, hash, signature FROM facts WHERE origin_id = ? AND signature IS NOT NULL ORDER BY seq DESC LIMIT 1',
          )
          .get(head.id)
      return signed ? { origin, ...(signed as Omit<SignedHead, 'origin'>) } : undefined
    },

    /**
     * Facts after `seq`, at most `limit`, with the ciphertexts of their private parts where these were not erased, and
     * under which name and for whom there is a key.
     */
    after(origin: string, seq: number, limit: number): (SealedFact & { seq: number; hidden?: Hidden })[] {
      const head = heads.get(origin)
      if (!head) return []
      const rows = db
        .prepare(
          `SELECT f.seq, f.bytes, f.hash, f.signature, p.payload AS privatePart, p.digest, p.about FROM facts f
           LEFT JOIN private_parts p ON p.digest = ${digestOfFact}
           WHERE f.origin_id = ? AND f.seq > ? ORDER BY f.seq LIMIT ?`,
        )
        .all(head.id, seq, limit) as {
        seq: number
        bytes: string
        hash: string
        signature: string | null
        privatePart: string | null
        digest: string
        about: string | null
      }[]
      return rows.map(({ digest, about, ...row }) => {
        const fact = withoutNulls(row)
        return fact.privatePart ? { ...fact, hidden: { digest, about } } : fact
      })
    },

    /** Where a fact stands in this node's order of arrival, or undefined when it is not here with these bytes. */
    positionOf({ origin, seq }: { origin: string; seq: number }, hash: string): number | undefined {
      const head = heads.get(origin)
      if (!head) return undefined
      return db
        .prepare('SELECT position FROM facts WHERE origin_id = ? AND seq = ? AND hash = ?')
        .pluck()
        .get(head.id, seq, hash) as number | undefined
    },

    /** Facts that arrived after a position, in that order, at most `limit`. */
    since(after: number, limit = -1): (SealedFact & { position: number })[] {
      const rows = db
        .prepare(
          `SELECT f.bytes, f.hash, f.position, f.signature, p.payload AS privatePart FROM facts f
           LEFT JOIN private_parts p ON p.digest = ${digestOfFact}
           WHERE f.position > ? ORDER BY f.position LIMIT ?`,
        )
        .all(after, limit) as {
        bytes: string
        hash: string
        position: number
        signature: string | null
        privatePart: string | null
      }[]
      return rows.map(withoutNulls)
    },

    /** How far the mirror was known to hold the journal; it may say too little, never too much. */
    mirrored(): number {
      const value = db.prepare("SELECT value FROM settings WHERE key = 'mirrored'").pluck().get()
      return Number(value ?? 0)
    },

    /** Writes down how far the mirror holds the journal; it may say too little, never too much. */
    keepMirrored(mirrored: number) {
      db.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('mirrored', ?)").run(String(mirrored))
    },

    /**
     * Whether facts were read from the mirror that it does not yet hold everything before. Their order here is another one
     * than there, so that its last fact does not tell what it lacks.
     */
    refilling: () => refilling,

    keepRefilling(on: boolean) {
      if (refilling === on) return
      if (on) db.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('refilling', '1')").run()
      else db.prepare("DELETE FROM settings WHERE key IN ('refilling', 'replay')").run()
      refilling = on
    },

    park(origin: string, seq: number, reason: string, at: string) {
      db.prepare('INSERT OR REPLACE INTO parked (origin_id, seq, reason, at) VALUES (?, ?, ?, ?)').run(
        headOf(origin).id,
        seq,
        reason,
        String(at),
      )
    },

    /** Whether no table has read a fact. */
    isParked: (origin: string, seq: number) =>
      db.prepare('SELECT 1 FROM parked WHERE origin_id = ? AND seq = ?').get(headOf(origin).id, seq) !==
      undefined,

    /** How many facts it holds: streams are dense from 1, so nothing is counted one by one. */
    count: () => [...heads.values()].reduce((sum, head) => sum + head.seq, 0),
    parkedCount: () => db.prepare('SELECT count(*) FROM parked').pluck().get() as number,

    /** Forget what would be undone: the command stands. */
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
