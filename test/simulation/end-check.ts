import { partsOf, type Fact } from '#core/journal/fact.ts'
import { headsOf, highestEpoch, type EpochOpened } from '#core/journal/storage/epoch-store.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail, Row } from './witness.ts'

/**
 * What is promised of the streams that a relay ended when it recovered: what it lost of them with both disks is in no
 * journal again. A box that has lost its own disks besides, and knows of no end, may read it from an old file; it is set
 * aside as soon as the box reads of the end.
 */
export function openEndCheck({ fail, stats, relay }: { fail: Fail; stats: Stats; relay: Place }) {
  const ends = new Map<string, number>()

  /** Whether a place has read that the relay left the epoch of a stream. */
  function knows({ incarnation }: Place, origin: string): boolean {
    const { nodeId, epoch } = partsOf(origin)
    if (!incarnation || incarnation.node.state() === 'reading') return false
    return highestEpoch(headsOf(incarnation.node.db, nodeId), nodeId) > epoch
  }

  return {
    see({ type, origin, body }: Fact): void {
      if (type !== 'epoch.opened' || partsOf(origin).nodeId !== relay.identity.nodeId) return
      const { nodeId, closed } = body as EpochOpened
      if (nodeId !== relay.identity.nodeId) return
      for (const { origin: ended, seq, fork } of closed) if (!fork) ends.set(ended, seq)
    },
    /** A row of a journal: whether it came after the end of its stream. */
    isAfter(place: Place, { origin, seq }: Row): boolean {
      if (seq <= (ends.get(origin) ?? Infinity)) return false
      count(stats, 'facts read after the end of their stream')
      if (place !== relay && knows(place, origin))
        fail('I3', `${place.name} took ${origin}#${seq}, and that stream ended at ${ends.get(origin)}`)
      return true
    },
    /** Forgets everything: the story is told again, without what was lost. */
    reset: () => ends.clear(),
  }
}
