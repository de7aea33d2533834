import { readFact, type SealedFact } from '#core/journal/fact.ts'

/** What a place's second disk holds, and how it is. It outlives every crash of its program. */
export type SecondDisk = {
  /** `well`, `slow` to answer, `gone`, or `unsure`: it says no although it took the facts. */
  condition: 'well' | 'slow' | 'gone' | 'unsure'
  take(facts: readonly SealedFact[]): void
  /** Everything of that origin up to here is on it, without a hole. */
  end(origin: string): number
  /** As it was written, a group twice where it was written twice. */
  all(): readonly SealedFact[]
  /** Another device stands in its place, with nothing on it or with what was on it once. */
  replace(facts?: readonly SealedFact[]): void
}

/** @param differs called when a fact comes again with other bytes */
export function openSecondDisk(differs: (name: string) => void): SecondDisk {
  let log: SealedFact[] = []
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
    end: origin => ends.get(origin) ?? 0,
    all: () => log,
    replace(facts = []) {
      log = [...facts]
      held.clear()
      ends.clear()
      for (const fact of log) note(fact)
    },
  }
}
