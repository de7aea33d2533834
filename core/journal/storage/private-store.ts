import type { Db } from '../../database/sql.ts'
import type { FactKinds } from '../apply.ts'
import { partsOf, type Fact } from '../fact.ts'
import type { KeyStore } from '../keys.ts'
import { openPrivate, privateDigest } from './private-part.ts'

/** How many are looked at together when all of them are gone through. */
const partsPerPage = 1000

/** Where private parts are read from: their ciphertexts and, elsewhere, the keys. A node and a transaction are one. */
export type PrivateReading = { db: Db; keys: KeyStore }

/**
 * Keeps a fact's private part with its key. One that is not what the fact speaks of, was erased or has aged is left
 * out; one whose key did not come with it is kept, and the key asked for.
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
  const about = kinds[fact.type]?.about?.(fact.body as never) ?? null
  db.prepare(
    'INSERT OR IGNORE INTO private_parts (digest, payload, day, scope, about) VALUES (?, ?, ?, ?, ?)',
  ).run(digest, sealed, day, partsOf(fact.origin).scope, about)
  if (keys.get(digest) !== undefined) return
  if (key !== undefined && openPrivate(sealed, key) !== undefined) keys.put({ digest, key, day })
  else db.prepare('INSERT OR IGNORE INTO lacking_keys (digest) VALUES (?)').run(digest)
}

/** What a digest stands for, or undefined when it was erased, has aged or its key has not arrived. */
export function privatePart<T>({ db, keys }: PrivateReading, digest: string | null): T | undefined {
  const key = digest === null ? undefined : keys.get(digest)
  if (key === undefined) return undefined
  const sealed = db.prepare('SELECT payload FROM private_parts WHERE digest = ?').pluck().get(digest)
  return sealed === undefined ? undefined : (openPrivate(sealed as string, key) as T | undefined)
}

/** Whether it is known to exist and only its key is missing, which the other side may still give. */
export function isLacking(db: Db, digest: string | null): boolean {
  return db.prepare('SELECT 1 FROM lacking_keys WHERE digest = ?').get(digest) !== undefined
}

/** Names of keys that are missing here, in their order, after one of them. */
export function lackingKeys(db: Db, after: string, limit: number): string[] {
  return db
    .prepare('SELECT digest FROM lacking_keys WHERE digest > ? ORDER BY digest LIMIT ?')
    .pluck()
    .all(after, limit) as string[]
}

/** Takes keys that were asked for; one that opens nothing here is left out. Needs an open transaction. */
export function takeKeys({ db, keys }: PrivateReading, given: Readonly<Record<string, string>>): void {
  for (const [digest, key] of Object.entries(given)) {
    const part = db
      .prepare(
        'SELECT p.payload, p.day FROM private_parts p JOIN lacking_keys USING (digest) WHERE p.digest = ?',
      )
      .get(digest) as { payload: string; day: string | null } | undefined
    if (!part || isForgotten(db, digest, part.day) || openPrivate(part.payload, key) === undefined) continue
    keys.put({ digest, key, day: part.day })
    db.prepare('DELETE FROM lacking_keys WHERE digest = ?').run(digest)
  }
}

/** Of whom a private part speaks, and in which stream: who may be given its key hangs on both. */
export function scopeOfPart(db: Db, digest: string): { scope: string; about: string | null } | undefined {
  return db.prepare('SELECT scope, about FROM private_parts WHERE digest = ?').get(digest) as
    { scope: string; about: string | null } | undefined
}

function isForgotten(db: Db, digest: string, day: string | null): boolean {
  if (day !== null && day < agedBefore(db)) return true
  return db.prepare('SELECT 1 FROM erased_parts WHERE digest = ?').get(digest) !== undefined
}

/** Private parts of days before this one (ISO) have aged; the empty text when none has. */
export function agedBefore(db: Db): string {
  return (db.prepare('SELECT before FROM private_ageing').pluck().get() as string | undefined) ?? ''
}

/**
 * Keeps keys in step with the journal. Call it when facts are on the mirror and at every start, again and again until
 * it does not throw: the second device is brought up to date, and the keys of what was erased are forgotten on both,
 * also those that an older copy of a key file brought back.
 */
export function openKeyKeeping({ db, keys }: PrivateReading) {
  let forgottenTo = 0

  /**
   * All that were ever erased are looked at once a start, since an older key file that was put back is not told from
   * the right one; page by page, so that years of them need no memory.
   */
  function forgetErased() {
    for (;;) {
      const erased = db
        .prepare('SELECT rowid AS row, digest FROM erased_parts WHERE rowid > ? ORDER BY rowid LIMIT ?')
        .all(forgottenTo, partsPerPage) as { row: number; digest: string }[]
      if (!erased.length) return
      keys.forget(erased.map(({ digest }) => digest))
      forgottenTo = erased.at(-1)!.row
    }
  }

  /** Each private part is looked at once; only after one of the two files was lost or put back. */
  function noteLacking() {
    const page = db
      .prepare('SELECT digest FROM private_parts WHERE digest > ? ORDER BY digest LIMIT ?')
      .pluck()
    const add = db.prepare('INSERT OR IGNORE INTO lacking_keys (digest) VALUES (?)')
    const drop = db.prepare('DELETE FROM lacking_keys WHERE digest = ?')
    db.raw.transaction(() => {
      for (let after = ''; ;) {
        const parts = page.all(after, partsPerPage) as string[]
        for (const digest of parts) (keys.get(digest) === undefined ? add : drop).run(digest)
        if (!parts.length) return
        after = parts.at(-1)!
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
    /** Whether it could be done now. */
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
