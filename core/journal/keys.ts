/** The key to one fact's private part. `day` (ISO) is the last day it is needed for; null for what does not age. */
export type DataKey = { digest: string; key: string; day: string | null }

/** One device that keys lie on: never inside the journal, the database, the mirror's log or the off-site copy. */
export type KeyFile = {
  /** Counts up with every change; two files with the same number hold the same. 0 is an empty one. */
  generation(): number
  get(digest: string): string | undefined
  all(): Iterable<DataKey>
  /** Durable before it returns; what is forgotten is overwritten. Throws when the device does not take it. */
  write(change: KeyChange, generation: number): void
  /** Keys of days before that one, at most `limit`. */
  before(day: string, limit: number): string[]
  /** What people are found by; only the file beside the database is asked. */
  readonly finding: Finding
  close(): void
}
export type KeyChange = { put: readonly DataKey[]; forget: readonly string[] }

/** Beginnings of names and mails, each under a hash of its own, with the digests they lead to. Forgotten with the key. */
export type Finding = {
  /** Keys whose words were not noted yet, oldest first. */
  unnoted(limit: number): { number: number; digest: string }[]
  /** Notes words; everything up to `to` has been looked at. */
  note(entries: readonly { number: number; words: readonly string[] }[], to: number): void
  /** Digests that have all of these words, newest first. */
  find(words: readonly string[], limit: number): string[]
}

/**
 * All keys of a node, on two devices: beside the database and beside the mirror. A key is on the first before the fact
 * it belongs to is committed, and on the second before anybody hears of that fact.
 */
export type KeyStore = {
  get(digest: string): string | undefined
  /** Takes effect at once, and is on the disk after `flush`. */
  put(key: DataKey): void
  /** What was put stands: its command was not refused. */
  keep(): void
  /** Drops what was put since the last `keep`. */
  undo(): void
  /** Drops all that is not on the disk yet. */
  drop(): void
  /** Writes what was put; throws when the database's device does not take it. */
  flush(): void
  /** The second device lacks something. */
  copyBehind(): boolean
  /**
   * Brings the second device up to date; throws when it does not take it.
   *
   * @param anew another device may stand there by now: it is asked what it holds
   */
  flushCopy(anew?: boolean): void
  /** Forgets keys on both devices; throws when one of them does not take it: then it is to be called again. */
  forget(digests: readonly string[]): void
  /** Keys of days before that one, at most `limit`. */
  before(day: string, limit: number): string[]
  readonly finding: Finding
  /** Whether the two devices held different things since this was last asked: erased keys may be back, others missing. */
  wasMended(): boolean
  close(): void
}

/**
 * Opens the keys of two devices as one. Where one of them lost its file, or holds an older one, it is given what the
 * other has; what was erased meanwhile is in the journal, and is forgotten again by whoever reads that.
 */
export function openKeyStore(first: KeyFile, second: KeyFile): KeyStore {
  const waiting = new Map<string, DataKey>()
  let unsure: string[] = []
  let forCopy: { put: DataKey[]; forget: string[] } = { put: [], forget: [] }
  let mended = first.generation() === 0
  /** The second device's number as it was left; undefined when it has not been read yet. */
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
    // The second device is not there now; the node stands still until it is, as without its mirror.
  }

  function change(put: readonly DataKey[], forget: readonly string[]) {
    first.write({ put, forget }, first.generation() + 1)
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

/** Each gets what the other has. */
function mend(first: KeyFile, second: KeyFile): void {
  const generation = Math.max(first.generation(), second.generation()) + 1
  const lacking = (of: KeyFile, other: KeyFile) =>
    [...other.all()].filter(({ digest }) => of.get(digest) === undefined)
  const forFirst = lacking(first, second)
  second.write({ put: lacking(second, first), forget: [] }, generation)
  first.write({ put: forFirst, forget: [] }, generation)
}

/**
 * Keys in memory, for nodes whose loss is part of a test's story.
 *
 * @param copied what it begins with
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
