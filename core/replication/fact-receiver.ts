import type { Breach } from '../journal/trust.ts'
import { openBackoff } from './backoff.ts'
import { parseReceivedFact, type OriginHead, type SealedFact } from '../journal/fact.ts'
import { troubled, type LineTrouble } from '../devices/line-trouble.ts'
import type { Node } from '../journal/node.ts'
import type { SyncMessage } from './sync-messages.ts'

/**
 * Takes the facts that arrive over a link and answers with the new end of their stream. Damaged facts, or facts that
 * cannot be stored, are asked for again; the other streams continue meanwhile.
 *
 * @param options.otherId the node at the other end
 * @param options.theyHold called with how far the other side holds a stream, before it is stored here, so that the
 * facts are not sent back
 * @param options.theyContinue called for a stream that has ended, of which the other side holds more of the same history
 * @param options.stop called for a stream with two histories
 * @param options.knowsItself whether all is here that this node wrote itself, as far as the other side has said: until then
 * facts that their author may not write, by what is known here, are asked for again
 * @param options.breached called for facts that are not believed; nothing more is taken from that node
 */
export function openFactReceiver(options: {
  node: Node
  otherId: string
  send: (message: SyncMessage) => void
  whenSafe: (work: () => void) => void
  theyHold: (head: OriginHead) => void
  theyContinue: (origin: string) => void
  stop: (origin: string, seq: number) => void
  knowsItself: () => boolean
  breached: (breach: Breach) => void
}) {
  const { node, send, whenSafe } = options
  const { log } = node.runtime
  /** Streams that are to be asked for as soon as it is safe: without a mirror for an hour, once and not sixty times. */
  const toAsk = new Set<string>()
  function ask(origin: string): void {
    if (toAsk.has(origin)) return
    toAsk.add(origin)
    whenSafe(() => {
      toAsk.delete(origin)
      send({ kind: 'head', head: { origin, ...node.journal.head(origin) }, again: true })
    })
  }
  const again = openBackoff(node.runtime, { endOf: origin => node.journal.head(origin).seq, ask })

  const gaps = openGaps(node, send, whenSafe)

  /** The number of a message's last fact; a damaged number must not claim facts that do not exist. */
  function lastOf(origin: string, facts: readonly SealedFact[]): number {
    const seq = (facts.length && parseReceivedFact(facts.at(-1)!, origin)?.seq) || 0
    return Math.min(seq, node.journal.head(origin).seq + facts.length)
  }

  return {
    async take(
      origin: string,
      facts: readonly SealedFact[],
      keys: Readonly<Record<string, string>> | undefined,
    ): Promise<void> {
      if (again.rests(origin)) return
      try {
        const last = lastOf(origin, facts)
        const isPart = gaps.isPart(origin, facts)
        const before = node.journal.head(origin).seq
        // Asked now: what is missing may be stored in the commit in which these are judged.
        const knowsItself = options.knowsItself()
        options.theyHold({ origin, seq: last, hash: facts.at(-1)?.hash ?? '' })
        const { head, fork, closed, continues, damaged, breach } = await node.receive(
          origin,
          facts,
          keys,
          options.otherId,
        )
        if (breach && (isSurely(breach) || knowsItself)) return options.breached(breach)
        if (damaged || breach) {
          log.warn({ origin, seq: head.seq, ...breach }, breach ? mayBeAllowed : isDamaged)
          return again.later(origin)
        }
        // What comes twice or out of order says nothing of the fact that could not be taken.
        if (head.seq > before || fork || closed) again.taken(origin)
        if (continues) options.theyContinue(origin)
        if (fork) options.stop(origin, head.seq)
        else if (closed) send({ kind: 'closed', origin, seq: head.seq })
        // After a gap nothing was stored: the other side sends again from here.
        else if (last > head.seq) gaps.ask(head)
        else send(isPart ? { kind: 'head', head, again: true } : { kind: 'head', head })
      } catch (cause) {
        log.warn({ cause: String(cause) }, 'facts of the other side could not be stored')
        again.later(origin)
      }
    },
    /** For the health page, when a stream was tried several times; or null. */
    trouble: (): LineTrouble | null =>
      again.troubled().length ? troubled('not_stored', { streams: again.troubled().join(', ') }) : null,
  }
}

const isDamaged = 'a fact arrived damaged; it is asked for again'
const mayBeAllowed = 'it may have been forgotten here that this was allowed; it is asked for again'

/** No fact that is missing here could make it right. */
const isSurely = ({ code }: Breach) => code !== 'not_its_side' && code !== 'not_its_cinema'

/** After so long a question, or its answer, is held for lost. */
const answeredWithinMs = 1000

/**
 * Asks for what is missing before facts that arrived. Whatever is written meanwhile arrives behind the same gap, message
 * by message, and each answer would be all that is missing: until the answer comes, which begins at the gap, or is held for
 * lost, it is asked for once.
 */
function openGaps(node: Node, send: (message: SyncMessage) => void, whenSafe: (work: () => void) => void) {
  /** What was asked for, by stream: from which end, and whether more arrived behind the gap since. */
  const asked = new Map<string, { seq: number; more: boolean }>()

  function ask(head: OriginHead): void {
    const { origin, seq } = head
    const before = asked.get(origin)
    if (before?.seq === seq) {
      before.more = true
      return
    }
    const mine = { seq, more: false }
    asked.set(origin, mine)
    send({ kind: 'head', head, again: true })
    void node.runtime.sleep(answeredWithinMs).then(() => {
      if (asked.get(origin) !== mine) return
      asked.delete(origin)
      if (mine.more) whenSafe(() => ask({ origin, ...node.journal.head(origin) }))
    })
  }

  return {
    ask,
    /** Facts arrived; whether they are an answer, and some of it may have come before it and was not taken. */
    isPart(origin: string, facts: readonly SealedFact[]): boolean {
      const known = asked.get(origin)
      const first = known && facts[0] && parseReceivedFact(facts[0], origin)
      if (!known || !first || first.seq > known.seq + 1) return false
      asked.delete(origin)
      return known.more
    },
  }
}
