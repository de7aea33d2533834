import type { SealedFact } from './fact.ts'
import { chainHash } from './storage/journal-store.ts'

/** What is known here of a stream when a fact of it arrives. */
export type StreamView = {
  /** The last fact of it that is here. */
  head: { seq: number; hash: string }
  /**
   * Where it ends for good; undefined while it may grow. `fork`: a manager has chosen between two histories of it;
   * `next` is the hash of the first fact after `fork.seq` in the one that continues.
   */
  end: { seq: number; fork?: { seq: number; next: string } } | undefined
  /** The hash of a fact of it that is here; undefined when it is not. */
  hashAt: (seq: number) => string | undefined
}

export type ReceivedStep =
  | 'store'
  /** It is here already. */
  | 'skip'
  /** Facts between our head and this one are missing: the sender starts again from our head. This is no fork. */
  | 'gap'
  /** The stream ended before it, or a manager has rejected its history. */
  | 'quarantine'
  /** It chains as well as the fact that is here under its number: the stream has two histories. */
  | 'fork'
  /** Its node cannot have written it like this. */
  | 'damaged'

/** What is done with a received fact: only what continues the chain that is here is stored. */
export function receivedStep(view: StreamView, seq: number, sealed: SealedFact): ReceivedStep {
  const { head, end } = view
  if (seq <= head.seq) return stepBehindHead(view, seq, sealed)
  const leavesChosen = end?.fork?.seq === seq - 1 && end.fork.next !== sealed.hash
  if (seq > (end?.seq ?? Infinity) || leavesChosen) return 'quarantine'
  if (seq > head.seq + 1) return 'gap'
  return follows(head, seq, sealed) ? 'store' : 'damaged'
}

/** Whether a fact is the next one after a head, in the same history. */
export function follows(head: StreamView['head'], seq: number, { bytes, hash }: SealedFact): boolean {
  return seq === head.seq + 1 && chainHash(head.hash, bytes) === hash
}

/** A fact under a number that is taken here: the same one, or one of another history. */
function stepBehindHead({ end, hashAt }: StreamView, seq: number, { bytes, hash }: SealedFact): ReceivedStep {
  if (hashAt(seq) === hash) return 'skip'
  if (end?.fork && seq > end.fork.seq) return 'quarantine'
  return chainHash(hashAt(seq - 1) ?? '', bytes) === hash ? 'fork' : 'damaged'
}
