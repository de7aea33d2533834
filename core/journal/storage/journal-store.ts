import { hash as digestOf } from 'node:crypto'
import { only, prepared } from '../../database/prepared.ts'
import { dropSetting, readSetting, writeSetting } from '../../database/setting-store.ts'
import type { Tables } from '../../database/tables.ts'
import type { Db } from '../../database/sql.ts'
import { genesis, type Fact, type SealedFact } from '../fact.ts'
import { factReading } from './fact-reading.ts'
import { openHeads, type Heads } from './heads.ts'

/** The chain: each hash covers the one before and the fact's exact bytes. SHA-256, base64url. */
export function chainHash(before: string, bytes: string): string {
  return digestOf('sha256', before + bytes, 'base64url')
}

const put = prepared((q, given: Tables['facts']) =>
  q.insertInto('facts').values(only(given, 'origin_id', 'seq', 'position', 'bytes', 'hash', 'signature')),
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

/** The journal's rows: facts of all streams in the order in which they arrived here. */
export function openJournalStore(db: Db) {
  const heads = openHeads(db)
  return {
    /**
     * Puts one fact at the end of its origin. The caller has checked that its `seq` is the next one, and calls
     * `keepHead` after the last.
     */
    append(fact: Fact, { bytes, hash, signature }: SealedFact): number {
      const { id, position } = heads.move(fact, hash)
      put.run(db, { origin_id: id, seq: fact.seq, position, bytes, hash, signature: signature ?? null })
      return position
    },

    /** Stores an origin's head, once for all the facts that a command has appended. */
    keepHead: heads.store,

    head(origin: string): { seq: number; hash: string } {
      const { seq, hash } = heads.of(origin) ?? { seq: 0, hash: genesis }
      return { seq, hash }
    },

    heads: heads.all,
    position: heads.position,
    /** How many facts it holds. */
    count: heads.count,

    ...factReading(db, heads),
    ...parkedFacts(db, heads),
    ...mirrorProgress(db),

    /** The command was not refused: there is nothing to undo any more. */
    keep: heads.keep,
    undo: heads.undo,
    reload: heads.reload,
  }
}
export type JournalStore = ReturnType<typeof openJournalStore>

/** Facts that are stored but not applied to tables. */
function parkedFacts(db: Db, heads: Heads) {
  return {
    park(origin: string, seq: number, reason: string, at: string) {
      putParked.run(db, { origin_id: heads.begun(origin).id, seq, reason, at: String(at) })
    },
    isParked(origin: string, seq: number): boolean {
      const head = heads.of(origin)
      return head !== undefined && parked.first(db, { originId: head.id, seq }) !== undefined
    },
    parkedCount: () => countParked.first(db)?.many ?? 0,
  }
}

/** How far the mirror holds the journal. */
function mirrorProgress(db: Db) {
  let refilling = readSetting(db, 'refilling') !== undefined
  return {
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
  }
}
