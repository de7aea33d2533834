import { partsOf, parseReceivedFact, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import type { ClaimedHead } from '../journal/signing.ts'
import { closedAt, highestEpoch } from '../journal/storage/epoch-store.ts'
import { isProven } from './signed-stream.ts'
import { isLeftBehind } from './stream-order.ts'

/**
 * What the other side's greeting spoke of, and how much of that is here.
 *
 * @param isUndecided whether a stream of this node waits for a person to say which history is right
 */
export function openGreetedHeads(node: Node, isUndecided: (origin: string) => boolean) {
  const { nodeStatus, identity } = node
  const { isVouched, reached, isOther } = openComparing(node, isUndecided)
  let goals: readonly ClaimedHead[] | undefined

  return {
    /** The other side has greeted. */
    isKnown: () => goals !== undefined,
    caughtUp: () => Boolean(goals?.every(head => reached(head) && !isOther(head))),
    /**
     * Everything is here that the greeting named of this node's own streams. Before that it may have forgotten why another
     * node may write what it sends.
     */
    knowsItself: () =>
      goals?.every(head => partsOf(head.origin).nodeId !== identity.nodeId || reached(head)) ?? true,
    /**
     * Remembers the greeting.
     *
     * @returns those of this node's own streams that bear its own signature
     */
    receive(heads: readonly ClaimedHead[]): ClaimedHead[] {
      goals = heads
      return heads.filter(
        head => partsOf(head.origin).nodeId === identity.nodeId && head.seq > 0 && isVouched(head),
      )
    },
    /**
     * The other side holds facts of this very node that it does not know itself: it was put back to an older state. That
     * is believed when this node's own signature says so, or anybody could bring it to stand still.
     *
     * @param own heads of its own streams that it has signed
     */
    lookForForgotten(own: readonly ClaimedHead[]): void {
      const forgotten = own.filter(head => !reached(head) && !isLeftBehind(head.origin, identity))
      if (forgotten.length) nodeStatus.onForgotten(highestEpoch(forgotten, identity.nodeId))
    },
    /**
     * Facts of this very node that are not here and that it has signed: it was put back, and the greeting that would have said
     * so was lost or is late. Stored unnoticed, it would go on behind them as if there had been nothing else. What is of an
     * epoch it has left takes no number that it could use.
     */
    receiveOwnFacts(origin: string, facts: readonly SealedFact[]): void {
      const { nodeId, epoch } = partsOf(origin)
      const last = facts.at(-1)
      const read =
        nodeId === identity.nodeId && epoch >= identity.epoch && last && parseReceivedFact(last, origin)
      if (!read || node.state() === 'reading') return
      const { hash, signature } = last
      if (!reached({ origin, seq: read.seq, hash, signature })) nodeStatus.onForgotten(epoch)
    },
  }
}

/** Compares heads of the greeting with what is here now. */
function openComparing(node: Node, isUndecided: (origin: string) => boolean) {
  const { identity } = node
  const proven = new WeakSet<ClaimedHead>()

  /** The stream's own node has signed it. Of a node nobody knows here yet this may be said differently later. */
  function isVouched(head: ClaimedHead): boolean {
    if (!proven.has(head) && isProven(node, head)) proven.add(head)
    return proven.has(head)
  }

  /**
   * Everything up to there is here, or is never taken: its stream was closed before, or has another history here, or
   * nobody has vouched for it.
   */
  function reached(head: ClaimedHead): boolean {
    const { origin, seq } = head
    if (isUndecided(origin)) return true
    const here = node.journal.head(origin).seq
    return here >= seq || here >= (closedAt(node.db, origin) ?? Infinity) || !isVouched(head)
  }

  /**
   * At a relay: of another history of its own stream, for which the box is just being asked. Were that taken for what is here,
   * the stream would end in this history, and nobody would choose.
   */
  function isOther(head: ClaimedHead): boolean {
    const { origin, seq, hash } = head
    const isOwn = identity.role === 'relay' && partsOf(origin).nodeId === identity.nodeId
    const mine = isOwn ? node.journal.hashAt(origin, seq) : undefined
    if (mine === undefined || mine === hash || isUndecided(origin)) return false
    return closedAt(node.db, origin) === undefined && isVouched(head)
  }

  return { isVouched, reached, isOther }
}
