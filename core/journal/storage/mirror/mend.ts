import { sealedOf, type SealedFact } from '../../fact.ts'
import type { Db } from '../../../database/sql.ts'
import { quarantinedBetween } from '../quarantine-store.ts'
import type { JournalStore } from '../journal-store.ts'
import type { Segments, Streams } from './segments.ts'

/**
 * Which facts a segment must hold. When its list is lost, or it had damaged lines when it was sealed: at least those
 * that no other segment holds, which are in every stream the facts between the segments before and after it.
 *
 * @param ends how far the journal holds every stream
 */
export function neededIn(
  segments: Pick<Segments, 'known' | 'list'>,
  number: number,
  ends: ReadonlyMap<string, number>,
): Streams {
  const known = segments.known(number)
  if (known && !known.partial) return known.streams
  const needed: Streams = {}
  const others = segments.list().map(other => ({ number: other.number, ...segments.known(other.number) }))
  for (const [origin, end] of ends) {
    let [first, last] = [1, end]
    for (const other of others) {
      const [begins = Infinity, ends = 0] = other.streams?.[origin] ?? []
      if (other.number < number) first = Math.max(first, ends + 1)
      if (other.number > number) last = Math.min(last, begins - 1)
    }
    if (first <= last) needed[origin] = [first, last]
  }
  return needed
}

/** The facts of these streams as the database holds them, in its order of arrival; undefined when it lacks one. */
export function factsFor(db: Db, journal: JournalStore, needed: Streams): SealedFact[] | undefined {
  const found: (SealedFact & { position: number })[] = []
  for (const [origin, [first, last]] of Object.entries(needed)) {
    const facts = journal.after(origin, first - 1, last - first + 1).filter(({ seq }) => seq <= last)
    for (const fact of facts)
      found.push({ ...fact, position: journal.positionOf({ origin, seq: fact.seq }, fact.hash) ?? 0 })
    const held = facts.at(-1)?.seq ?? first - 1
    if (held === last) continue
    // What was truncated of a closed stream is among the quarantined facts.
    const quarantined = quarantinedBetween(db, origin, held, last)
    if (new Set(quarantined.map(({ seq }) => seq)).size < last - held) return undefined
    for (const { bytes, hash } of quarantined) found.push({ bytes, hash, position: Infinity })
  }
  return found.sort((a, b) => a.position - b.position).map(sealedOf)
}
