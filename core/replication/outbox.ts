import { factsPerMessage } from '../journal/trust.ts'
import { partsOf, type OriginHead } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { closedAt } from '../journal/storage/epoch-store.ts'
import { signedAfter, type SignedFacts } from './signed-stream.ts'
import type { SyncMessage } from './sync-messages.ts'
import { olderStreams, withLaterStreams } from './stream-order.ts'
import { cursorAt, holdingTo, mayGoOn, openTheirStreams, type TheirStreams } from './their-streams.ts'

/** Most unconfirmed facts of one stream: four messages. */
const windowFacts = 4 * factsPerMessage

/**
 * @param isOpen whether the link is up and the other side has sent its heads
 * @param isDecided whether a manager has chosen between two histories of a stream
 * @param onFork called for a stream of which the other side holds another history; no more of it is sent
 */
type Options = {
  node: Node
  otherId: string
  shares: (origin: string) => boolean
  send: (message: SyncMessage) => void
  sendFacts: (origin: string, facts: SignedFacts) => void
  isOpen: () => boolean
  isDecided: (origin: string) => boolean
  onFork: (origin: string, seq: number) => void
}

/**
 * What the other end of a link has confirmed, and sending it what it lacks: each stream by itself, as far as a window
 * allows, and only after the streams it depends on.
 */
export function openOutbox(options: Options) {
  const { node, shares } = options
  const { journal } = node
  const their = openTheirStreams(options.isDecided)
  const order = openSendOrder(options, their)

  /** Sends what the other side lacks of a stream, as far as the window allows. */
  function pump(origin: string): void {
    if (!options.isOpen() || !shares(origin) || their.isOver(origin)) return
    const cursor = () => their.cursor(origin) ?? cursorAt(0)
    their.move(origin, cursor())
    const end = journal.head(origin).seq
    if (cursor().sent < end && !order.mayBegin(origin)) return
    while (mayGoOn(cursor(), end, windowFacts)) {
      const facts = signedAfter(node, origin, cursor().sent, factsPerMessage)
      if (!facts.length) return
      their.move(origin, { ...cursor(), sent: facts.at(-1)!.seq })
      options.sendFacts(origin, facts)
    }
  }

  function stop(origin: string, seq: number): void {
    if (!their.stop(origin)) return
    node.runtime.log.error(
      { origin, seq },
      'two histories of one stream: it is stopped until a person has looked',
    )
    options.send({ kind: 'fork', origin, seq })
    options.onFork(origin, seq)
  }

  return {
    pump,
    stop,
    ...openHearing(options, their, order, stop),
    confirmed: their.confirmed,
    /** A new greeting may settle stopped streams. */
    resume: their.resume,
    /** Facts the other side has not confirmed yet. */
    behind(): number {
      let facts = 0
      for (const { origin, seq } of journal.heads())
        if (shares(origin) && !their.isEnded(origin)) facts += Math.max(0, seq - their.confirmed(origin))
      return facts
    },
    stopped: their.stopped,
    /**
     * Closed streams of which this side still holds more than the other one takes. What came after the end is set aside
     * here as soon as this side reads of the end, and its own word of that may come first. What the other one has sent
     * itself since, as a person had chosen that history, it holds.
     */
    ended: (): readonly string[] =>
      their
        .ended()
        .flatMap(([origin, seq]) =>
          journal.head(origin).seq > Math.max(seq, their.confirmed(origin)) ? origin : [],
        ),
  }
}

/** The head is of another history than ours. */
function differs({ journal }: Node, { origin, seq, hash }: OriginHead): boolean {
  const mine = journal.hashAt(origin, seq)
  return mine !== undefined && mine !== hash
}

/** Another history than ours, or more of a stream than there ever was of it: how long it is says nothing. */
function isOther({ db, journal }: Node, { origin, seq, hash }: OriginHead): boolean {
  const mine = journal.hashAt(origin, seq)
  return mine === undefined ? seq > (closedAt(db, origin) ?? Infinity) : mine !== hash
}

/** What the other side says of its streams. */
function openHearing(
  { node }: Options,
  their: TheirStreams,
  order: SendOrder,
  stop: (origin: string, seq: number) => void,
) {
  return {
    /** Its greeting replaces what was known before. */
    receiveHeads(heads: readonly OriginHead[]): void {
      their.forgetAll()
      order.begin()
      for (const head of heads) {
        if (differs(node, head)) stop(head.origin, head.seq)
        if (isOther(node, head)) their.part(head)
        their.move(head.origin, cursorAt(head.seq))
      }
    },
    /**
     * The sender of a fact has it: it is not sent back, unless it is of another history than ours.
     *
     * @returns streams that may continue now
     */
    theyHold(head: OriginHead): string[] {
      const { origin, seq } = head
      if (isOther(node, head)) return []
      const cursor = their.cursor(origin) ?? cursorAt(0)
      if (seq <= cursor.confirmed) return []
      their.move(origin, holdingTo(cursor, seq))
      return order.freedBy(origin, cursor.confirmed)
    },
    /**
     * Its durable end of a stream. When it asks to send again, that end must be a fact of ours; otherwise it has
     * another history, and no more is sent.
     *
     * @returns streams that may continue now
     */
    receiveHead(head: OriginHead, again: boolean): string[] {
      const { origin, seq } = head
      const cursor = their.cursor(origin)
      if (!cursor) return []
      if (again && differs(node, head)) {
        stop(origin, seq)
        return []
      }
      if (node.journal.hashAt(origin, seq) === head.hash) their.join(origin)
      their.move(origin, again ? cursorAt(seq) : holdingTo(cursor, seq))
      return order.freedBy(origin, cursor.confirmed)
    },
    /**
     * It holds more of a stream than there ever was, of the same history: it reads in the later ones where this one ends.
     *
     * @returns streams that may continue now
     */
    theyContinue(origin: string): string[] {
      their.join(origin)
      return withLaterStreams(origin, node.journal.heads())
    },
    /** It has closed a stream. */
    receiveClosed(origin: string, seq: number): void {
      if (!their.end(origin, seq)) return
      node.runtime.log.error({ origin, seq }, 'the other side takes nothing more of a stream that was closed')
    },
  }
}

/** Which stream is sent when: each only after the streams it depends on. */
function openSendOrder({ node, otherId, isDecided }: Options, their: TheirStreams) {
  const { identity, journal, signing } = node
  const { relayNodeId } = signing
  /** Heads of the relay's streams when the link came up: these streams contain the public keys of all nodes. */
  let introductions: readonly OriginHead[] = []
  const isApart = (origin: string) => their.isApart(origin, head => isOther(node, head))

  /** The other side has confirmed the older streams of the same node, as far as they can be sent at all. */
  function olderHeld(origin: string): boolean {
    const own = partsOf(origin).nodeId === identity.nodeId
    return olderStreams(origin, journal.heads()).every(older => {
      // A relay's choice between its own two histories is written in its next epoch: whoever holds the other one reads it
      // there. Whoever was set back, and holds less of the chosen one, is sent the rest of that first. The choice between a
      // box's histories is in the relay's stream, so of a box the rest of the chosen one always comes first.
      if (own && identity.role === 'relay' && isApart(older.origin) && isDecided(older.origin)) return true
      const end = own ? older.seq : (journal.signedHead(older.origin)?.seq ?? 0)
      return their.isEnded(older.origin) || (!isApart(older.origin) && their.confirmed(older.origin) >= end)
    })
  }

  /** A third node's facts are checked with its key, which is in the relay's streams: those go first. */
  function isIntroduced(origin: string): boolean {
    const { nodeId } = partsOf(origin)
    if ([identity.nodeId, otherId, relayNodeId].includes(nodeId)) return true
    return introductions.every(head => their.isOver(head.origin) || their.confirmed(head.origin) >= head.seq)
  }

  return {
    /** The other side has greeted. */
    begin(): void {
      introductions = journal.heads().filter(({ origin }) => {
        const { nodeId, scope } = partsOf(origin)
        return nodeId === relayNodeId && scope === 'exhibitor'
      })
    },
    mayBegin: (origin: string) => olderHeld(origin) && isIntroduced(origin),
    /**
     * Streams that depend on one of which the other side has confirmed more than `before`; all, when it now knows
     * every key.
     */
    freedBy(origin: string, before: number): string[] {
      const heads = journal.heads()
      const introducedAt = introductions.find(each => each.origin === origin)?.seq ?? Infinity
      return before < introducedAt && their.confirmed(origin) >= introducedAt
        ? heads.map(each => each.origin)
        : withLaterStreams(origin, heads)
    },
  }
}
type SendOrder = ReturnType<typeof openSendOrder>
