import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { openDb, type Db } from '../../database/sql.ts'
import { openKeyStore, type DataKey, type KeyFile, type KeyStore } from '../keys.ts'

/** Where the keys lie that belong to what a path holds: beside it, in a file of their own that no copy takes along. */
function keysBeside(path: string): string {
  return `${path}.keys`
}

/** Its tables; a database of its own, beside the node's. */
export const keySchema = `
  CREATE TABLE IF NOT EXISTS keys (number INTEGER PRIMARY KEY AUTOINCREMENT, digest TEXT NOT NULL UNIQUE, key TEXT NOT NULL, day TEXT) STRICT;
  CREATE INDEX IF NOT EXISTS keys_day ON keys (day) WHERE day IS NOT NULL;
  CREATE TABLE IF NOT EXISTS words (word TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (word, number)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS words_number ON words (number);
  CREATE TABLE IF NOT EXISTS state (one INTEGER PRIMARY KEY CHECK (one = 1), generation INTEGER NOT NULL, secret BLOB NOT NULL, noted INTEGER NOT NULL) STRICT;`

/**
 * Keys in a small SQLite file that only its owner may read. `secure_delete` overwrites what is forgotten, and the log
 * is cut to nothing after that, so that a forgotten key is in no file any more.
 *
 * Opened at its first use and again after every failure, and whenever another file stands in its place: a device may
 * come and go while the node runs.
 */
function openKeyFile(path: string): KeyFile {
  let open: { db: Db; ino: number; secret: Buffer } | undefined

  function close() {
    open?.db.raw.close()
    open = undefined
  }

  /** A device that failed once may be another one the next time. */
  function tried<R>(work: (at: NonNullable<typeof open>) => R): R {
    try {
      open ??= openAt()
      return work(open)
    } catch (cause) {
      close()
      throw cause
    }
  }

  /** Whoever deletes or replaces the file leaves us writing where nobody will ever read. */
  function lookAnew() {
    if (open && inode() !== open.ino) close()
  }

  function openAt() {
    mkdirSync(dirname(path), { recursive: true })
    // Made here first, because SQLite would let everybody read it.
    closeSync(openSync(path, 'a', 0o600))
    const db = openDb(new Database(path))
    db.raw.pragma('journal_mode = WAL')
    db.raw.pragma('synchronous = FULL')
    db.raw.pragma('secure_delete = ON')
    db.raw.pragma('busy_timeout = 5000')
    db.raw.exec(keySchema)
    // What a device denied once may show all the same and be lost with the power: it is written to its place anew.
    db.raw.pragma('wal_checkpoint(TRUNCATE)')
    db.prepare('INSERT OR IGNORE INTO state (one, generation, secret, noted) VALUES (1, 0, ?, 0)').run(
      randomBytes(32),
    )
    const secret = db.prepare('SELECT secret FROM state').pluck().get() as Buffer
    return { db, ino: inode(), secret }
  }

  function inode(): number {
    return statSync(path, { throwIfNoEntry: false })?.ino ?? 0
  }

  return {
    generation() {
      lookAnew()
      return tried(({ db }) => db.prepare('SELECT generation FROM state').pluck().get() as number)
    },
    get: digest =>
      tried(
        ({ db }) =>
          db.prepare('SELECT key FROM keys WHERE digest = ?').pluck().get(digest) as string | undefined,
      ),
    all: () => tried(({ db }) => db.prepare('SELECT digest, key, day FROM keys').all() as DataKey[]),
    write({ put, forget }, generation) {
      lookAnew()
      tried(({ db }) => {
        const add = db.prepare('INSERT OR IGNORE INTO keys (digest, key, day) VALUES (?, ?, ?)')
        const drop = db.prepare('DELETE FROM keys WHERE digest = ?')
        const dropWords = db.prepare(
          'DELETE FROM words WHERE number = (SELECT number FROM keys WHERE digest = ?)',
        )
        db.raw.transaction(() => {
          for (const { digest, key, day } of put) add.run(digest, key, day)
          for (const digest of forget) {
            dropWords.run(digest)
            drop.run(digest)
          }
          db.prepare('UPDATE state SET generation = ?').run(generation)
        })()
        if (forget.length) db.raw.pragma('wal_checkpoint(TRUNCATE)')
      })
    },
    before: (day, limit) =>
      tried(
        ({ db }) =>
          db.prepare('SELECT digest FROM keys WHERE day < ? LIMIT ?').pluck().all(day, limit) as string[],
      ),
    finding: {
      unnoted: limit =>
        tried(
          ({ db }) =>
            db
              .prepare(
                'SELECT number, digest FROM keys WHERE number > (SELECT noted FROM state) ORDER BY number LIMIT ?',
              )
              .all(limit) as { number: number; digest: string }[],
        ),
      note: (entries, to) =>
        tried(({ db, secret }) => {
          const add = db.prepare('INSERT OR IGNORE INTO words (word, number) VALUES (?, ?)')
          db.raw.transaction(() => {
            for (const { number, words } of entries)
              for (const word of words) add.run(hidden(word, secret), number)
            db.prepare('UPDATE state SET noted = max(noted, ?)').run(to)
          })()
        }),
      find: (words, limit) =>
        tried(({ db, secret }) => {
          const [most, ...others] = words.map(word => hidden(word, secret))
          return db
            .prepare(
              `SELECT k.digest FROM words w JOIN keys k USING (number) WHERE w.word = @most AND NOT EXISTS (
                 SELECT 1 FROM json_each(@others) other
                 WHERE NOT EXISTS (SELECT 1 FROM words x WHERE x.word = other.value AND x.number = w.number))
               ORDER BY w.number DESC LIMIT @limit`,
            )
            .pluck()
            .all({ most, others: JSON.stringify(others), limit }) as string[]
        }),
    },
    close,
  }
}

/** A word as it stands in the file: whoever reads the file alone finds no name in it. */
function hidden(word: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(word).digest('base64url').slice(0, 16)
}

/** The keys of the node whose database and mirror lie there. */
export function openKeyFiles(databasePath: string, mirrorPath: string): KeyStore {
  return openKeyStore(openKeyFile(keysBeside(databasePath)), openKeyFile(keysBeside(mirrorPath)))
}
