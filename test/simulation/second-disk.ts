import { keysInMemory, type KeyFile } from '#core/journal/keys.ts'
import { readFact, type SealedFact } from '#core/journal/fact.ts'

/** What a place's second disk holds, and how it is. It outlives every crash of its program. */
export type SecondDisk = {
  /**
   * `well`, `slow` to answer, `gone`, `unsure`: it says no although it took the facts, or `denied`: it says no, shows
   * them, and has forgotten them when the power comes back.
   */
  condition: 'well' | 'slow' | 'gone' | 'unsure' | 'denied'
  /** The copy of the keys to private parts. */
  readonly keys: KeyFile
  take(facts: readonly SealedFact[]): void
  /** Shows facts which it has only in its memory. */
  show(facts: readonly SealedFact[]): void
  /** The keys on it, also while it answers nobody: for whoever copies a machine. */
  copyKeys(): KeyFile
  /** What it shows and never kept is cut off. */
  cutBack(): void
  /** What it shows was written again, and is kept now. */
  keepShown(): void
  /** Everything of that origin up to here is on it, without a hole. */
  end(origin: string): number
  /** What it keeps, as it was written, a group twice where it was written twice. */
  all(): readonly SealedFact[]
  /** What whoever reads it sees: what it keeps, and behind it what it only shows. */
  seen(): readonly SealedFact[]
  /** Another device stands in its place, with nothing on it or with what was on it once. */
  replace(facts?: readonly SealedFact[], keys?: KeyFile): void
}

/** @param differs called when a fact comes again with other bytes */
export function openSecondDisk(differs: (name: string) => void): SecondDisk {
  let log: SealedFact[] = []
  let shown: SealedFact[] = []
  const known = new Map<string, Map<number, string>>()
  const ends = new Map<string, number>()
  let keys = keysInMemory()

  function note(sealed: SealedFact) {
    const { bytes } = sealed
    const { origin, seq } = readFact(sealed)
    let stream = known.get(origin)
    if (!stream) known.set(origin, (stream = new Map()))
    const before = stream.get(seq)
    if (before !== undefined && before !== bytes) differs(`${origin}#${seq}`)
    stream.set(seq, bytes)
    let end = ends.get(origin) ?? 0
    while (stream.has(end + 1)) end += 1
    ends.set(origin, end)
  }

  /** Keys lie on the same device: it refuses them too, or takes what it denies. */
  const held = () => {
    if (disk.condition === 'gone') throw new Error('the second disk is gone')
    return keys
  }
  const disk: SecondDisk = {
    condition: 'well',
    keys: {
      generation: () => held().generation(),
      get: digest => held().get(digest),
      all: () => held().all(),
      write(change, generation) {
        if (disk.condition === 'denied') throw new Error('the second disk denied it')
        held().write(change, generation)
        if (disk.condition === 'unsure') throw new Error('the second disk did not answer')
      },
      before: (day, limit) => held().before(day, limit),
      get finding() {
        return held().finding
      },
      close: () => {},
    },
    take(facts) {
      for (const fact of facts) note(fact)
      log.push(...facts)
    },
    show: facts => void shown.push(...facts),
    cutBack: () => void (shown = []),
    keepShown() {
      this.take(shown.splice(0))
    },
    seen: () => (shown.length ? [...log, ...shown] : log),
    copyKeys: () => keysInMemory(keys),
    end: origin => ends.get(origin) ?? 0,
    all: () => log,
    replace(facts = [], copied) {
      keys = keysInMemory(copied)
      log = [...facts]
      shown = []
      known.clear()
      ends.clear()
      for (const fact of log) note(fact)
    },
  }
  return disk
}
