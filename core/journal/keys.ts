import { generationAfter } from './storage/key-generation.ts'

/** The key to one fact's private part. `day` (ISO) is the last day it is needed for; null for what does not age. */
export type DataKey = { digest: string; key: string; day: string | null }

/** The keys on one device: never inside the journal, the database, the mirror's log or the off-site copy. */
export type KeyFile = {
  /** Another number after every change (`generationAfter`); two files with the same one hold the same. 0 is an empty one. */
  generation(): number
  get(digest: string): string | undefined
  all(): Iterable<DataKey>
  /** Durable before it returns; forgotten keys are overwritten. Throws when the device refuses the write. */
  write(change: KeyChange, generation: number): void
  /** Keys of days before that one, at most `limit`. */
  before(day: string, limit: number): string[]
  /** The search index over people; only the file beside the database is used. */
  readonly finding: Finding
  /** Its next use opens it again. */
  close(): void
}
export type KeyChange = { put: readonly DataKey[]; forget: readonly string[] }

/** Beginnings of names and mails, each hashed, with the digests they lead to. Forgotten with the key. */
export type Finding = {
  /** Keys whose words are not in the index yet, oldest first. */
  unnoted(limit: number): { number: number; digest: string }[]
  /** Adds words; everything up to `to` is indexed then. */
  note(entries: readonly { number: number; words: readonly string[] }[], to: number): void
  /** Digests that have all of these words, newest first. */
  find(words: readonly string[], limit: number): string[]
}

/**
 * All keys of a node, on two devices: beside the database and beside the mirror. A key is on the first before its
 * fact is committed, and on the second before that fact is shown or sent.
 */
export type KeyStore = {
  get(digest: string): string | undefined
  /** Takes effect at once, and is on the disk after `flush`. */
  put(key: DataKey): void
  /** Keeps what was put: its command was not refused. */
  keep(): void
  /** Drops keys put since the last `keep`. */
  undo(): void
  /** Drops all keys that are not on the disk yet. */
  drop(): void
  /** Writes the keys; throws when the database's device refuses the write. */
  flush(): void
  /** The second device lacks something. */
  copyBehind(): boolean
  /**
   * Brings the second device up to date; throws when it refuses the write.
   *
   * @param anew it may be another device by now: what it holds is read first
   */
  flushCopy(anew?: boolean): void
  /** Closes the second device's file until it is used again, so that a failing device can be taken away. */
  letGoCopy(): void
  /** Forgets keys on both devices; throws when one of them refuses the write: then call it again. */
  forget(digests: readonly string[]): void
  /** Keys of days before that one, at most `limit`. */
  before(day: string, limit: number): string[]
  readonly finding: Finding
  /** Whether the two devices differed since the last call: erased keys may be back, others missing. */
  wasMended(): boolean
  close(): void
}

/**
 * Opens the keys of two devices as one store. A device that lost its file, or holds an older one, is given the keys
 * of the other; the journal tells which were erased meanwhile, so that its reader can forget them again.
 */
export function openKeyStore(first: KeyFile, second: KeyFile): KeyStore {
  const waiting = new Map<string, DataKey>()
  let unsure: string[] = []
  let forCopy: { put: DataKey[]; forget: string[] } = { put: [], forget: [] }
  let mended = first.generation() === 0
  /** The second device's generation when it was last written; undefined when it has not been read yet. */
  let copyAt: number | undefined
  let behind = true

  function flushCopy(anew = false) {
    if (!behind && !anew) return
    behind = true
    const held = second.generation()
    if (held !== first.generation() && held === copyAt) second.write(forCopy, first.generation())
    else if (held !== first.generation()) {
      mend(first, second)
      mended = true
    }
    copyAt = first.generation()
    forCopy = { put: [], forget: [] }
    behind = false
  }
  try {
    flushCopy()
  } catch {
    // The second device is missing; the node writes nothing until it is back, as without its mirror.
  }

  function change(put: readonly DataKey[], forget: readonly string[]) {
    const digests = put.map(({ digest }) => digest)
    const generation = generationAfter(first.generation(), 'put', ...digests, 'forget', ...forget)
    first.write({ put, forget }, generation)
    forCopy = { put: [...forCopy.put, ...put], forget: [...forCopy.forget, ...forget] }
    behind = true
  }

  return {
    get: digest => waiting.get(digest)?.key ?? first.get(digest),
    put(key) {
      waiting.set(key.digest, key)
      unsure.push(key.digest)
    },
    keep: () => void (unsure = []),
    undo() {
      for (const digest of unsure.splice(0)) waiting.delete(digest)
    },
    drop() {
      waiting.clear()
      unsure = []
    },
    flush() {
      if (!waiting.size) return
      change([...waiting.values()], [])
      waiting.clear()
      unsure = []
    },
    copyBehind: () => behind,
    flushCopy,
    letGoCopy: () => second.close(),
    forget(digests) {
      const known = digests.filter(digest => first.get(digest) !== undefined)
      if (known.length) change([], known)
      flushCopy()
    },
    before: (day, limit) => first.before(day, limit),
    finding: first.finding,
    wasMended() {
      const was = mended
      mended = false
      return was
    },
    close() {
      first.close()
      second.close()
    },
  }
}

/** Copies the missing keys both ways. */
function mend(first: KeyFile, second: KeyFile): void {
  const generation = generationAfter(first.generation(), 'beside', second.generation())
  const lacking = (of: KeyFile, other: KeyFile) =>
    [...other.all()].filter(({ digest }) => of.get(digest) === undefined)
  const forFirst = lacking(first, second)
  second.write({ put: lacking(second, first), forget: [] }, generation)
  first.write({ put: forFirst, forget: [] }, generation)
}

/**
 * Keys in memory, for tests in which a node is lost.
 *
 * @param copied its first keys
 */
export function keysInMemory(copied?: KeyFile): KeyFile {
  const held = new Map([...(copied?.all() ?? [])].map(key => [key.digest, key]))
  const wordsOf = new Map<string, readonly string[]>()
  let at = copied?.generation() ?? 0
  return {
    generation: () => at,
    get: digest => held.get(digest)?.key,
    all: () => held.values(),
    write({ put, forget }, generation) {
      for (const key of put) held.set(key.digest, key)
      for (const digest of forget) held.delete(digest)
      at = generation
    },
    before: (day, limit) =>
      [...held.values()]
        .filter(key => key.day !== null && key.day < day)
        .slice(0, limit)
        .map(key => key.digest),
    finding: {
      unnoted: limit =>
        [...held.keys()]
          .map((digest, index) => ({ number: index + 1, digest }))
          .filter(({ digest }) => !wordsOf.has(digest))
          .slice(0, limit),
      note(entries) {
        const digests = [...held.keys()]
        for (const { number, words } of entries) wordsOf.set(digests[number - 1]!, words)
      },
      find: (words, limit) =>
        [...held.keys()]
          .reverse()
          .filter(digest => words.every(word => wordsOf.get(digest)?.includes(word)))
          .slice(0, limit),
    },
    close: () => {},
  }
}
