import { sql } from 'kysely'
import { only, prepared } from '../../database/prepared.ts'
import type { Db } from '../../database/sql.ts'
import type { Tables } from '../../database/tables.ts'
import type { FactKinds } from '../apply.ts'
import { partsOf, type Fact } from '../fact.ts'
import type { KeyStore } from '../keys.ts'
import { openPrivate, privateDigest } from './private-part.ts'

const put = prepared((q, given: Tables['private_parts']) =>
  q
    .insertInto('private_parts')
    .orIgnore()
    .values(only(given, 'digest', 'payload', 'day', 'scope', 'about')),
)
const partBy = prepared((q, given: { digest: string }) =>
  q
    .selectFrom('private_parts')
    .select(['payload', 'day', 'scope', 'about'])
    .where('digest', '=', given.digest),
)
const partsAfter = prepared((q, given: { digest: string; limit: number }) =>
  q
    .selectFrom('private_parts')
    .select('digest')
    .where('digest', '>', given.digest)
    .orderBy('digest')
    .limit(given.limit),
)
const drop = prepared((q, given: { digest: string }) =>
  q.deleteFrom('private_parts').where('digest', '=', given.digest),
)
const putLacking = prepared((q, given: { digest: string }) =>
  q.insertInto('lacking_keys').orIgnore().values(only(given, 'digest')),
)
const lacking = prepared((q, given: { digest: string }) =>
  q.selectFrom('lacking_keys').select('digest').where('digest', '=', given.digest),
)
const lackingAfter = prepared((q, given: { digest: string; limit: number }) =>
  q
    .selectFrom('lacking_keys')
    .select('digest')
    .where('digest', '>', given.digest)
    .orderBy('digest')
    .limit(given.limit),
)
const dropLacking = prepared((q, given: { digest: string }) =>
  q.deleteFrom('lacking_keys').where('digest', '=', given.digest),
)
const putErased = prepared((q, given: { digest: string }) =>
  q.insertInto('erased_parts').orIgnore().values(only(given, 'digest')),
)
const erased = prepared((q, given: { digest: string }) =>
  q.selectFrom('erased_parts').select('digest').where('digest', '=', given.digest),
)
const erasedAfter = prepared((q, given: { row: number; limit: number }) =>
  q
    .selectFrom('erased_parts')
    .select([sql<number>`rowid`.as('row'), 'digest'])
    .where(sql<number>`rowid`, '>', given.row)
    .orderBy(sql`rowid`)
    .limit(given.limit),
)
const ageing = prepared(q => q.selectFrom('private_ageing').select('before'))

/** Page size when all private parts are read. */
const partsPerPage = 1000

/**
 * Where private parts are read from: the database with their ciphertexts, and the keys. A `Node` or a `Tx` is one.
 */
export type PrivateReading = { db: Db; keys: KeyStore }

/**
 * Stores a fact's private part with its key. One that does not match the fact's digest, was erased or has aged is
 * left out; one that came without its key is stored, and the key asked for.
 *
 * @param key as it came with the fact, where it did
 */
export function keepPart(
  { db, keys }: PrivateReading,
  kinds: FactKinds,
  fact: Fact,
  sealed: string | undefined,
  key: string | undefined,
): void {
  const { private: digest, privateDay: day = null } = fact
  if (typeof digest !== 'string' || !sealed || privateDigest(sealed) !== digest) return
  if (isForgotten(db, digest, day)) return
  const about = kinds[fact.type]?.about?.(fact.body) ?? null
  put.run(db, { digest, payload: sealed, day, scope: partsOf(fact.origin).scope, about })
  if (keys.get(digest) !== undefined) return
  if (key !== undefined && openPrivate(sealed, key) !== undefined) keys.put({ digest, key, day })
  else putLacking.run(db, { digest })
}

/** Deletes a private part; its key is deleted elsewhere. */
export function dropPart(db: Db, digest: string): void {
  drop.run(db, { digest })
  dropLacking.run(db, { digest })
}

/** Remembers that it was erased: when it arrives again, it is not stored. */
export function noteErased(db: Db, digest: string): void {
  putErased.run(db, { digest })
}

/** The private part of a digest, or undefined when it was erased, has aged or its key has not arrived. */
export function privatePart<T>({ db, keys }: PrivateReading, digest: string | null): T | undefined {
  const key = digest === null ? undefined : keys.get(digest)
  if (digest === null || key === undefined) return undefined
  const sealed = partBy.first(db, { digest })?.payload
  return sealed === undefined ? undefined : (openPrivate(sealed, key) as T | undefined)
}

/** Whether it is known to exist and only its key is missing, which the other side may still give. */
export function isLacking(db: Db, digest: string | null): boolean {
  return digest !== null && lacking.first(db, { digest }) !== undefined
}

/** Digests whose keys are missing here, in order, after one of them. */
export function lackingKeys(db: Db, after: string, limit: number): string[] {
  return lackingAfter.all(db, { digest: after, limit }).map(({ digest }) => digest)
}

/** Stores keys that were asked for; one that opens no private part here is left out. Needs an open transaction. */
export function takeKeys({ db, keys }: PrivateReading, given: Readonly<Record<string, string>>): void {
  for (const [digest, key] of Object.entries(given)) {
    const part = lacking.first(db, { digest }) && partBy.first(db, { digest })
    if (!part || isForgotten(db, digest, part.day) || openPrivate(part.payload, key) === undefined) continue
    keys.put({ digest, key, day: part.day })
    dropLacking.run(db, { digest })
  }
}

/** Whom a private part is about, and in which stream it is: both decide which node may have its key. */
export function scopeOfPart(db: Db, digest: string): { scope: string; about: string | null } | undefined {
  return partBy.first(db, { digest })
}

function isForgotten(db: Db, digest: string, day: string | null): boolean {
  if (day !== null && day < agedBefore(db)) return true
  return erased.first(db, { digest }) !== undefined
}

/** Private parts of days before this one (ISO) have aged; the empty text when none has. */
export function agedBefore(db: Db): string {
  return ageing.first(db)?.before ?? ''
}

/**
 * Keeps keys up to date with the journal. Call it when facts are on the mirror and at every start, again until it
 * does not throw: it brings the second device up to date, and deletes the keys of erased parts on both, also those
 * that an older copy of a key file brought back.
 */
export function openKeyKeeping({ db, keys }: PrivateReading) {
  let forgottenTo = 0

  /**
   * Checks all erased parts once per start, since a restored older key file cannot be told from the right one; page
   * by page, so that memory does not grow with their number.
   */
  function forgetErased() {
    for (;;) {
      const page = erasedAfter.all(db, { row: forgottenTo, limit: partsPerPage })
      if (!page.length) return
      keys.forget(page.map(({ digest }) => digest))
      forgottenTo = page.at(-1)!.row
    }
  }

  /** Checks every private part; only needed after one of the two files was lost or restored. */
  function noteLacking() {
    db.raw.transaction(() => {
      for (let after = ''; ;) {
        const parts = partsAfter.all(db, { digest: after, limit: partsPerPage })
        for (const { digest } of parts)
          (keys.get(digest) === undefined ? putLacking : dropLacking).run(db, { digest })
        if (!parts.length) return
        after = parts.at(-1)!.digest
      }
    })()
  }

  function inStep(): void {
    keys.flushCopy()
    if (keys.wasMended()) {
      forgottenTo = 0
      noteLacking()
    }
    forgetErased()
  }

  return {
    inStep,
    flushCopy: keys.flushCopy,
    letGoCopy: keys.letGoCopy,
    /** Whether it succeeded now. */
    areWhole(): boolean {
      try {
        inStep()
        return true
      } catch {
        return false
      }
    },
  }
}
export type KeyKeeping = ReturnType<typeof openKeyKeeping>
