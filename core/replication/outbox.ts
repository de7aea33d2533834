import { factsPerMessage } from '../journal/trust.ts'
import { partsOf, type OriginHead } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { closedAt } from '../journal/storage/epoch-store.ts'
import { signedAfter, type SignedFacts } from './signed-stream.ts'
import type { SyncMessage } from './sync-messages.ts'
import { olderStreams, withLaterStreams } from './stream-order.ts'

/** Most unconfirmed messages of one stream. */
const windowMessages = 4

/**
 * What the other end of a link has confirmed, and sending it what it lacks: each stream by itself, as far as a window
 * allows, and only after the streams it depends on.
 *
 * @param options.isOpen whether the link is up and the other side has sent its heads
 * @param options.isDecided whether a manager has chosen between two histories of a stream
 * @param options.onFork called for a stream of which the other side holds another history; no more of it is sent
 */
export function openOutbox(options: {
  node: Node
  otherId: string
  shares: (origin: string) => boolean
  send: (message: SyncMessage) => void
  sendFacts: (origin: string, facts: SignedFacts) => void
  isOpen: () => boolean
  isDecided: (origin: string) => boolean
  onFork: (origin: string, seq: number) => void
}) {
  const { node, otherId, shares, send } = options
  const { identity, journal } = node
  const { relayNodeId } = node.signing
  const theirs = new Map<string, { confirmed: number; sent: number }>()
  const stopped = new Set<string>()
  /** Streams the other side has closed, each with its end there: it will never take facts beyond that. */
  const ended = new Map<string, number>()
  /** Heads of the relay's streams when the link came up: these streams contain the public keys of all nodes. */
  let introductions: readonly OriginHead[] = []

  /** After a manager's choice the stream continues: a late message about the fork no longer stops it. */
  const isStopped = (origin: string) => stopped.has(origin) && !options.isDecided(origin)
  /** Heads of the other side's greeting that are of another history than ours, by their stream. */
  const apart = new Map<string, OriginHead>()
  const confirmed = (origin: string) => theirs.get(origin)?.confirmed ?? 0

  /** Sends what the other side lacks of a stream, as far as the window allows. */
  function pump(origin: string): void {
    if (!options.isOpen() || !shares(origin) || isStopped(origin) || ended.has(origin)) return
    let cursor = theirs.get(origin)
    if (!cursor) theirs.set(origin, (cursor = { confirmed: 0, sent: 0 }))
    const end = journal.head(origin).seq
    if (cursor.sent < end && !(olderHeld(origin) && isIntroduced(origin))) return
    while (cursor.sent < end && cursor.sent - cursor.confirmed < windowMessages * factsPerMessage) {
      const facts = signedAfter(node, origin, cursor.sent, factsPerMessage)
      if (!facts.length) return
      cursor.sent = facts.at(-1)!.seq
      options.sendFacts(origin, facts)
    }
  }

  /** Whether the other side has confirmed the older streams of the same node, as far as they can be sent at all. */
  function olderHeld(origin: string): boolean {
    const own = partsOf(origin).nodeId === identity.nodeId
    return olderStreams(origin, journal.heads()).every(head => {
      const end = own ? head.seq : (journal.signedHead(head.origin)?.seq ?? 0)
      // A relay's choice between its own two histories is written in its next epoch: the other side reads it there.
      if (own && options.isDecided(head.origin)) return true
      return ended.has(head.origin) || (!isApart(head.origin) && confirmed(head.origin) >= end)
    })
  }

  /** Another history than ours, or more of a stream than there ever was of it: how long it is says nothing. */
  function isOther({ origin, seq, hash }: OriginHead): boolean {
    const mine = journal.hashAt(origin, seq)
    return mine === undefined ? seq > (closedAt(node.db, origin) ?? Infinity) : mine !== hash
  }

  /** Until it greets anew the other side holds another history of a stream; or this side did, and has fetched theirs. */
  function isApart(origin: string): boolean {
    const head = apart.get(origin)
    if (head && !isOther(head)) apart.delete(origin)
    return apart.has(origin)
  }

  /** A third node's facts are checked with its key, which is in the relay's streams: those go first. */
  function isIntroduced(origin: string): boolean {
    const { nodeId } = partsOf(origin)
    if ([identity.nodeId, otherId, relayNodeId].includes(nodeId)) return true
    return introductions.every(
      head => isStopped(head.origin) || ended.has(head.origin) || confirmed(head.origin) >= head.seq,
    )
  }

  /** Streams that depend on one of which the other side holds more now; all, when it now knows every key. */
  function freedBy(origin: string, before: number): string[] {
    const heads = journal.heads()
    const told = introductions.find(each => each.origin === origin)?.seq ?? Infinity
    return before < told && confirmed(origin) >= told
      ? heads.map(each => each.origin)
      : withLaterStreams(origin, heads)
  }

  function stop(origin: string, seq: number): void {
    if (stopped.has(origin) || options.isDecided(origin)) return
    stopped.add(origin)
    node.runtime.log.error(
      { origin, seq },
      'two histories of one stream: it is stopped until a person has looked',
    )
    send({ kind: 'fork', origin, seq })
    options.onFork(origin, seq)
  }

  return {
    pump,
    stop,
    confirmed,
    /** The other side's greeting replaces what was known before. */
    hearHeads(heads: readonly OriginHead[]) {
      for (const known of [theirs, stopped, ended, apart]) known.clear()
      introductions = journal
        .heads()
        .filter(
          ({ origin }) => partsOf(origin).nodeId === relayNodeId && partsOf(origin).scope === 'exhibitor',
        )
      for (const head of heads) {
        const mine = journal.hashAt(head.origin, head.seq)
        if (mine !== undefined && mine !== head.hash) stop(head.origin, head.seq)
        if (isOther(head)) apart.set(head.origin, head)
        theirs.set(head.origin, { confirmed: head.seq, sent: head.seq })
      }
    },
    /** A new greeting may settle stopped streams. */
    resume: () => stopped.clear(),
    /**
     * The sender of a fact has it: it is not sent back, unless it is of another history than ours.
     *
     * @returns streams that may continue now
     */
    theyHold(head: OriginHead): string[] {
      const { origin, seq } = head
      if (isOther(head)) return []
      const { confirmed: before, sent } = theirs.get(origin) ?? { confirmed: 0, sent: 0 }
      if (seq <= before) return []
      theirs.set(origin, { confirmed: seq, sent: Math.max(sent, seq) })
      return freedBy(origin, before)
    },
    /**
     * The other side's durable end of a stream. When it asks to send again, that end must be a fact of ours;
     * otherwise it has another history, and no more is sent.
     *
     * @returns streams that may continue now
     */
    hearHead(head: OriginHead, again: boolean): string[] {
      const cursor = theirs.get(head.origin)
      if (!cursor) return []
      const mine = journal.hashAt(head.origin, head.seq)
      if (again && mine !== undefined && mine !== head.hash) {
        stop(head.origin, head.seq)
        return []
      }
      const before = cursor.confirmed
      cursor.confirmed = again ? head.seq : Math.max(before, head.seq)
      if (again || cursor.sent < head.seq) cursor.sent = head.seq
      return freedBy(head.origin, before)
    },
    hearClosed(origin: string, seq: number) {
      if (!ended.has(origin))
        node.runtime.log.error(
          { origin, seq },
          'the other side takes nothing more of a stream that was closed',
        )
      ended.set(origin, seq)
    },
    /** Facts the other side has not confirmed yet. */
    behind(): number {
      let facts = 0
      for (const { origin, seq } of journal.heads())
        if (shares(origin) && !ended.has(origin)) facts += Math.max(0, seq - confirmed(origin))
      return facts
    },
    stopped: (): readonly string[] => [...stopped].filter(isStopped),
    /**
     * Closed streams of which this side still holds more than the other one takes. What came after the end is set aside
     * here as soon as this side reads of the end, and its own word of that may come first.
     */
    ended: (): readonly string[] =>
      [...ended].filter(([origin, seq]) => journal.head(origin).seq > seq).map(([origin]) => origin),
  }
}
