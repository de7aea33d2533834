import type { AttemptOutcome } from '../database/terminal-tables.ts'

/** An answer, and the streams whose order it is about. */
export type CountedAnswer = { outcome: AttemptOutcome; askedIn: readonly string[] }

/**
 * What became of an attempt; null while nobody knows. An attempt that is written down in several streams was ordered
 * several times under one name, by a box that had lost its disks and did not know of the first order. That one of them
 * moved money counts for the attempt; that one moved none says nothing of the others.
 *
 * @param streams in which the attempt was written down
 * @param answers the oldest first
 */
export function outcomeOf(
  streams: readonly string[],
  answers: readonly CountedAnswer[],
): AttemptOutcome | null {
  const open = new Set(streams)
  for (const { outcome, askedIn } of answers) {
    if (outcome === 'approved' || streams.length < 2) return outcome
    for (const stream of askedIn) open.delete(stream)
    if (!open.size) return outcome
  }
  return null
}
