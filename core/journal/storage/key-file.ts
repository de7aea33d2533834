import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { sql, type Generated } from 'kysely'
import { isDiskFull } from '../../database/disk-full.ts'
import { eachOf, only, preparing } from '../../database/prepared.ts'
import { openDb, type Db } from '../../database/sql.ts'
import { openKeyStore, type DataKey, type KeyFile, type KeyStore } from '../keys.ts'

/** The key file of a database or mirror: beside it, a file of its own that is in no copy. */
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

/** The same as types; a test compares both. */
export type KeyTables = {
  keys: { number: Generated<number>; digest: string; key: string; day: string | null }
  words: { word: string; number: number }
  state: { one: number; generation: number; secret: Uint8Array; noted: number }
}
const preparedKeys = preparing<KeyTables>()

const begin = preparedKeys((q, given: { secret: Uint8Array }) =>
  q.insertInto('state').orIgnore().values({ one: 1, generation: 0, secret: given.secret, noted: 0 }),
)
const state = preparedKeys(q => q.selectFrom('state').select(['generation', 'secret']))
const putGeneration = preparedKeys((q, given: { generation: number }) =>
  q.updateTable('state').set(only(given, 'generation')),
)
const keyBy = preparedKeys((q, given: { digest: string }) =>
  q.selectFrom('keys').select('key').where('digest', '=', given.digest),
)
const allKeys = preparedKeys(q => q.selectFrom('keys').select(['digest', 'key', 'day']))
const putKey = preparedKeys((q, given: DataKey) =>
  q
    .insertInto('keys')
    .orIgnore()
    .values(only(given, 'digest', 'key', 'day')),
)
const dropKey = preparedKeys((q, given: { digest: string }) =>
  q.deleteFrom('keys').where('digest', '=', given.digest),
)
const dropWords = preparedKeys((q, given: { digest: string }) =>
  q
    .deleteFrom('words')
    .where('number', '=', q.selectFrom('keys').select('number').where('digest', '=', given.digest)),
)
const keysBefore = preparedKeys((q, given: { day: string; limit: number }) =>
  q.selectFrom('keys').select('digest').where('day', '<', given.day).limit(given.limit),
)
const unnoted = preparedKeys((q, given: { limit: number }) =>
  q
    .selectFrom('keys')
    .select(['number', 'digest'])
    .where('number', '>', q.selectFrom('state').select('noted'))
    .orderBy('number')
    .limit(given.limit),
)
const putWord = preparedKeys((q, given: KeyTables['words']) =>
  q
    .insertInto('words')
    .orIgnore()
    .values(only(given, 'word', 'number')),
)
const noteTo = preparedKeys((q, given: { to: number }) =>
  q.updateTable('state').set({ noted: sql<number>`max(noted, ${given.to})` }),
)
const keysWith = preparedKeys((q, given: { most: string; others: readonly string[]; limit: number }) =>
  q
    .selectFrom('words as w')
    .innerJoin('keys as k', 'k.number', 'w.number')
    .select('k.digest')
    .where('w.word', '=', given.most)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(eachOf(given.others, 'other'))
            .select('other.value')
            .where(inner =>
              inner.not(
                inner.exists(
                  inner
                    .selectFrom('words as x')
                    .select('x.number')
                    .whereRef('x.word', '=', 'other.value')
                    .whereRef('x.number', '=', 'w.number'),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy('w.number', 'desc')
    .limit(given.limit),
)

type Opened = { db: Db; ino: number; secret: Buffer }

/** Opens a key file, and makes it where there is none. */
function openAt(path: string): Opened {
  mkdirSync(dirname(path), { recursive: true })
  // Made here first, because SQLite would let everybody read it.
  closeSync(openSync(path, 'a', 0o600))
  const raw = new Database(path)
  try {
    return { ...prepareFile(openDb(raw)), ino: inode(path) }
  } catch (cause) {
    raw.close()
    throw cause
  }
}

function prepareFile(db: Db): { db: Db; secret: Buffer } {
  db.raw.pragma('journal_mode = WAL')
  db.raw.pragma('synchronous = FULL')
  db.raw.pragma('secure_delete = ON')
  db.raw.pragma('busy_timeout = 5000')
  db.raw.exec(keySchema)
  // A failed write may be readable all the same and be lost at a power cut: so it is written once more.
  db.raw.pragma('wal_checkpoint(TRUNCATE)')
  begin.run(db, { secret: randomBytes(32) })
  return { db, secret: Buffer.from(state.first(db)!.secret) }
}

function inode(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0
}

/**
 * A key file that is opened at its first use, again after every failure, and whenever another file has its path: a
 * device may be unplugged and replaced while the node runs.
 */
function openWhenUsed(path: string) {
  let open: Opened | undefined

  function close() {
    open?.db.raw.close()
    open = undefined
  }

  return {
    close,
    /**
     * After a failure the file is opened again: it may be on another device then. On a full disk it could not be, and what
     * only reads goes on with it as it is open.
     */
    tried<R>(work: (at: Opened) => R): R {
      try {
        open ??= openAt(path)
        return work(open)
      } catch (cause) {
        if (!isDiskFull(cause)) close()
        throw cause
      }
    },
    /** When the file is deleted or replaced, our handle writes to a file that is never read again. */
    lookAnew() {
      if (open && inode(path) !== open.ino) close()
    },
  }
}

/**
 * Keys in a small SQLite file that only its owner may read. `secure_delete` overwrites what is forgotten, and the log
 * is cut to nothing after that, so that a forgotten key is in no file any more.
 */
function openKeyFile(path: string): KeyFile {
  const { tried, lookAnew, close } = openWhenUsed(path)
  return {
    generation() {
      lookAnew()
      return tried(({ db }) => state.first(db)!.generation)
    },
    get: digest => tried(({ db }) => keyBy.first(db, { digest })?.key),
    all: () => tried(({ db }) => allKeys.all(db)),
    write({ put, forget }, generation) {
      lookAnew()
      tried(({ db }) => {
        db.raw.transaction(() => {
          for (const { digest, key, day } of put) putKey.run(db, { digest, key, day })
          for (const digest of forget) {
            dropWords.run(db, { digest })
            dropKey.run(db, { digest })
          }
          putGeneration.run(db, { generation })
        })()
        if (forget.length) db.raw.pragma('wal_checkpoint(TRUNCATE)')
      })
    },
    before: (day, limit) => tried(({ db }) => keysBefore.all(db, { day, limit }).map(({ digest }) => digest)),
    finding: {
      unnoted: limit => tried(({ db }) => unnoted.all(db, { limit })),
      note: (entries, to) =>
        tried(({ db, secret }) => {
          db.raw.transaction(() => {
            for (const { number, words } of entries)
              for (const word of words) putWord.run(db, { word: hidden(word, secret), number })
            noteTo.run(db, { to })
          })()
        }),
      find: (words, limit) =>
        tried(({ db, secret }) => {
          const [most = '', ...others] = words.map(word => hidden(word, secret))
          return keysWith.all(db, { most, others, limit }).map(({ digest }) => digest)
        }),
    },
    close,
  }
}

/** A word as it is stored: a keyed hash, so that the file alone shows no names. */
function hidden(word: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(word).digest('base64url').slice(0, 16)
}

/** The keys of the node with this database and mirror. */
export function openKeyFiles(databasePath: string, mirrorPath: string): KeyStore {
  return openKeyStore(openKeyFile(keysBeside(databasePath)), openKeyFile(keysBeside(mirrorPath)))
}
