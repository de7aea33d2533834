import type { EpochRequest } from '../journal/storage/epoch-store.ts'
import type { OriginHead, SealedFact } from '../journal/fact.ts'
import type { HeldMessage } from './held-online.ts'
import type { ClaimedHead } from '../journal/signing.ts'

/** Messages between two nodes after authentication. Unknown kinds are ignored, so newer peers may send more. */
export type SyncMessage =
  /** The first message of both sides at every connection: how far I hold every shared stream. */
  | { kind: 'hello'; protocol: number; nodeId: string; epoch: number; heads: ClaimedHead[] }
  /**
   * You were replaced by another box. Your streams end there; later facts of yours are still taken, and quarantined.
   */
  | { kind: 'replaced'; by: string; ends: OriginHead[] }
  /** With the keys to their private parts, by digest, as far as I have them and you may read these. */
  | { kind: 'facts'; origin: string; facts: SealedFact[]; keys?: Record<string, string> }
  /** Keys I lack of private parts I hold. */
  | { kind: 'want-keys'; digests: string[] }
  /** Those of them that I have and you may have; `to` is the last one you asked for. */
  | { kind: 'keys'; keys: Record<string, string>; to: string }
  /**
   * My durable end of a stream: everything up to it is stored and mirrored here. With `again`, what you sent after it
   * was not stored: send on from there.
   */
  | { kind: 'head'; head: OriginHead; again?: true }
  /** Your history of this stream differs from mine: nothing more of it is taken until a manager has decided. */
  | { kind: 'fork'; origin: string; seq: number }
  /** What do you hold of this stream after `after`? Asked by a relay that suspects two histories of it. */
  | { kind: 'want-branch'; origin: string; after: number }
  /** `more` when the next piece can be asked for. */
  | { kind: 'branch'; origin: string; after: number; facts: SealedFact[]; more: boolean }
  /**
   * It is certain that we hold two histories of this stream; a manager decides which one continues. `head` is the end of
   * mine with the signature of the stream's own node, which may be newer than my greeting.
   */
  | { kind: 'forked'; origin: string; head?: ClaimedHead }
  /** Facts that came after the end of their streams and are quarantined here. */
  | { kind: 'quarantined'; facts: SealedFact[] }
  /** This stream ended at `seq`, because a newer epoch was opened: nothing after it is taken. */
  | { kind: 'closed'; origin: string; seq: number }
  /** A recovering box has received everything, and asks the registrar for a new epoch. */
  | ({ kind: 'want-epoch' } & EpochRequest)
  /**
   * Give me these seats. The relay asks for visitors, with `spare`, how many free seats of its own the register could
   * have instead, so that the register keeps its share. With `reclaim` a manager at the register takes seats out of
   * visitors' baskets, but not those being paid for.
   */
  | { kind: 'ask'; requestId: string; scheduleId: string; seatIds: string[]; spare?: number; reclaim?: true }
  | HeldMessage
  /** Which seats were given, and the fact that gave them; none when all were taken or held. */
  | { kind: 'answer'; requestId: string; seatIds: string[]; at: { origin: string; seq: number } | null }
  /** Give me turns of a voucher: some of yours, or of another node that you can reach. */
  | { kind: 'ask-turns'; requestId: string; voucherId: string; count: number }
  /** How many turns were given, and the fact that gave them. */
  | { kind: 'give-turns'; requestId: string; count: number; at: { origin: string; seq: number } | null }
  /** The same for a voucher's refreshment value, in cents. */
  | { kind: 'ask-refreshments'; requestId: string; voucherId: string; count: number }
  | {
      kind: 'give-refreshments'
      requestId: string
      count: number
      at: { origin: string; seq: number } | null
    }
  /** Send me a file from byte `from` on; one piece is asked for at a time. */
  | { kind: 'want-file'; hash: string; from: number }
  /** A piece of a file of `size` bytes. */
  | { kind: 'file'; hash: string; from: number; size: number; base64: string }
  /** I have no such file, or no such place in it. */
  | { kind: 'no-file'; hash: string }

export const syncProtocol = 2

/** No more than this of facts' text goes into one message; a relay takes eight times as much. */
const textPerMessage = 1_048_576

/** As many of these facts, in their order, as one message carries; always the first. */
export function fitting<F extends { bytes: string; privatePart?: string }>(facts: readonly F[]): F[] {
  let text = 0
  const over = facts.findIndex(({ bytes, privatePart = '' }) => {
    text += bytes.length + privatePart.length
    return text > textPerMessage
  })
  return over < 0 ? [...facts] : facts.slice(0, Math.max(1, over))
}
