import { readFact, type SealedFact } from '#core/journal/fact.ts'

/** What a place's second disk holds, and how it is. It outlives every crash of its program. */
export type SecondDisk = {
  /**
   * `well`, `slow` to answer, `gone`, `unsure`: it says no although it took the facts, or `denied`: it says no, shows
   * them, and has forgotten them when the power comes back.
   */
  condition: 'well' | 'slow' | 'gone' | 'unsure' | 'denied'
  take(facts: readonly SealedFact[]): void
  /** Shows facts which it has only in its memory. */
  show(facts: readonly SealedFact[]): void
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
  replace(facts?: readonly SealedFact[]): void
}

/** @param differs called when a fact comes again with other bytes */
export function openSecondDisk(differs: (name: string) => void): SecondDisk {
  let log: SealedFact[] = []
  let shown: SealedFact[] = []
  const held = new Map<string, Map<number, string>>()
  const ends = new Map<string, number>()

  function note({ bytes }: SealedFact) {
    const { origin, seq } = readFact(bytes)
    let stream = held.get(origin)
    if (!stream) held.set(origin, (stream = new Map()))
    const before = stream.get(seq)
    if (before !== undefined && before !== bytes) differs(`${origin}#${seq}`)
    stream.set(seq, bytes)
    let end = ends.get(origin) ?? 0
    while (stream.has(end + 1)) end += 1
    ends.set(origin, end)
  }

  return {
    condition: 'well',
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
    end: origin => ends.get(origin) ?? 0,
    all: () => log,
    replace(facts = []) {
      log = [...facts]
      shown = []
      held.clear()
      ends.clear()
      for (const fact of log) note(fact)
    },
  }
}
