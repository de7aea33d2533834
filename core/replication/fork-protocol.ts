import { keepAsEnded } from '../journal/epochs.ts'
import type { EpochRequest } from '../journal/storage/epoch-store.ts'
import { nodeActor, partsOf, parseFact, sealedOf, type SealedFact } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { isProven, provenHead, signedAfter } from './signed-stream.ts'
import type { ClaimedHead } from '../journal/signing.ts'
import {
  branchesAt,
  compareBranch,
  dropBranch,
  keepBranch,
  forksOf,
} from '../journal/storage/branch-store.ts'
import { endOf } from '../journal/storage/epoch-store.ts'
import { beginFetch, lookBack, nextFetch, type BranchFetch } from './branch-fetch.ts'
import type { SyncMessage } from './sync-messages.ts'

/**
 * How long the other side has to answer before a message is repeated: messages can be lost while the link stays up.
 */
const repeatMs = 4000

type ForkParts = {
  node: Node
  otherId: string
  send: (message: SyncMessage) => void
  isOpen: () => boolean
}

/** Does something after a while, unless the link was closed meanwhile. */
type Again = (work: () => void) => Promise<void>

/**
 * What one end of a link does about two histories of one stream. The relay fetches the box's history, first backwards
 * until both are equal, then to its end; only then is it certain that there are two, and not just a damaged message.
 * The stream's own node then recovers, and a manager decides at the relay. Both histories are believed only with the
 * signature of the stream's own node: no node can invent another history of another node's stream.
 */
export function openForkProtocol(parts: ForkParts) {
  const { node, otherId, isOpen } = parts
  const again: Again = async work => {
    await node.runtime.sleep(repeatMs)
    if (isOpen() && node.db.raw.open) work()
  }
  const forks = openForks(parts, again)
  const fetching = openFetching(parts, again, forks.found)
  const givingOwn = openGiving(parts, again)

  return {
    /**
     * Two histories are suspected, and the other side was informed: a relay compares them, a box repeats until it
     * does.
     */
    look: node.identity.role === 'relay' ? fetching.begin : givingOwn.report,
    /**
     * The other side's greeting: a stream that had forked may have one history again.
     *
     * @param own the heads of this node's own streams that have its own signature
     */
    receiveHello(heads: readonly ClaimedHead[], own: readonly ClaimedHead[]) {
      fetching.beginAnew()
      forks.begin(own)
      for (const origin of branchesAt(node.db, otherId)) {
        const head = heads.find(each => each.origin === origin)
        if (head && node.journal.hashAt(origin, head.seq) === head.hash) dropBranch(node.db, origin)
      }
    },
    /**
     * At a relay: the box asks for an epoch and sends the heads of its streams. Facts it wrote after its other
     * history was fetched are fetched too.
     */
    receiveRequest({ heads, reason }: EpochRequest) {
      const isSynced = reason === 'fork'
      forks.receiveState(isSynced)
      for (const { origin, theirs } of forksOf(node.db, otherId)) {
        if (!isSynced) forks.sendForked(origin)
        if (heads.some(head => head.origin === origin && head.hash !== theirs.end.hash))
          fetching.begin(origin)
      }
    },
    receive(message: Extract<SyncMessage, { kind: 'want-branch' | 'branch' | 'forked' }>) {
      if (message.kind === 'forked') forks.receive(message.origin, message.head)
      else if (message.kind === 'branch') fetching.receive(message)
      else givingOwn.give(message.origin, message.after)
    },
    /** Whether a stream of this node waits for a manager to say which history is right. */
    undecided: forks.undecided,
    waits: forks.waits,
  }
}

/**
 * At a relay: fetches other histories of streams, each in states of its own.
 *
 * @param whenAllEnded told once nothing is fetched any more, with the streams of which another history is here: a
 * recovering node needs the points where all of its histories differ
 */
function openFetching(
  { node, otherId, send }: ForkParts,
  again: Again,
  whenAllEnded: (found: readonly string[]) => void,
) {
  const fetches = new Map<string, { state: BranchFetch; unanswered?: object }>()
  const found = new Set<string>()

  function begin(origin: string): void {
    if (fetches.has(origin)) return
    fetches.set(origin, { state: beginFetch(node.journal.head(origin).seq) })
    ask(origin)
  }

  function ask(origin: string): void {
    const fetch = fetches.get(origin)!
    const question = {}
    fetch.unanswered = question
    send({ kind: 'want-branch', origin, after: fetch.state.after })
    void again(() => fetches.get(origin)?.unanswered === question && ask(origin))
  }

  function end(origin: string): void {
    fetches.delete(origin)
    if (fetches.size) return
    const all = [...found]
    found.clear()
    whenAllEnded(all)
  }

  /** Keeps a piece. Where it cannot be stored, since the mirror is missing or the disk is full, all begins again. */
  function keep(origin: string, facts: readonly SealedFact[], isFirst: boolean, isLast: boolean): void {
    const fetch = fetches.get(origin)
    node
      .execute(nodeActor('link'), tx => keepBranch(tx.db, { origin, holder: otherId }, facts, isFirst))
      .then(
        () => {
          if (!isLast) return ask(origin)
          found.add(origin)
          end(origin)
        },
        () =>
          again(() => {
            if (fetches.get(origin) !== fetch) return
            fetches.delete(origin)
            begin(origin)
          }),
      )
  }

  /** A piece of another history ends with a fact that the stream's own node has signed. */
  function isSigned(origin: string, facts: readonly SealedFact[]): boolean {
    const last = facts.at(-1)
    return !last || isProven(node, { ...last, origin, seq: parseFact(last.bytes).seq })
  }

  return {
    begin,
    /** The other side has greeted, and may have said so before: what is on its way is compared from the beginning. */
    beginAnew() {
      const origins = [...fetches.keys(), ...found]
      fetches.clear()
      found.clear()
      origins.forEach(begin)
    },
    receive({ origin, after, facts, more }: Extract<SyncMessage, { kind: 'branch' }>): void {
      const fetch = fetches.get(origin)
      if (fetch?.state.after !== after) return
      delete fetch.unanswered
      const compare = () => compareBranch(node.journal, origin, after, facts)
      const step = nextFetch(fetch.state, { facts, more, compare, isSigned: some => isSigned(origin, some) })
      if ('next' in step) fetch.state = step.next
      if (step.do === 'ask') return ask(origin)
      if (step.do === 'keep') return keep(origin, step.facts, step.isFirst, step.isLast)
      if (step.do === 'disbelieve')
        node.runtime.log.error({ otherId, origin }, 'another history of a stream is not signed by its node')
      end(origin)
    },
  }
}

/** Streams that are known to have two histories, and what both sides say about them. */
function openForks({ node, otherId, send }: ForkParts, again: Again) {
  /** Streams of this node that are known to have two histories. */
  const forked = new Set<string>()
  /** Heads of this node's own streams, signed by it, that the other side has sent. */
  let shown: readonly ClaimedHead[] = []
  /** At a relay: the box has stopped, and has reported that it did because of its histories. */
  let isSynced = false

  const isOver = (origin: string) =>
    partsOf(origin).nodeId === otherId && endOf(node.db, origin) !== undefined

  function keepEnded(): void {
    node.execute(nodeActor('link'), tx => keepAsEnded(tx, otherId)).catch(() => again(keepEnded))
  }

  function sendForked(origin: string): void {
    const head = provenHead(node, origin)
    send(head.seq ? { kind: 'forked', origin, head } : { kind: 'forked', origin })
  }

  /** Both sides stop this stream; the message is repeated until the other side confirms. */
  function tell(origin: string): void {
    sendForked(origin)
    stand(origin)
    if (partsOf(origin).nodeId === otherId)
      void again(
        () => !isSynced && forksOf(node.db, otherId).some(each => each.origin === origin) && tell(origin),
      )
  }

  /** The stream's own node may have forgotten the history that the other side holds. */
  function stand(origin: string): void {
    if (partsOf(origin).nodeId !== node.identity.nodeId || endOf(node.db, origin)) return
    forked.add(origin)
    node.nodeStatus.begin('fork')
  }

  return {
    /** A greeting has come: what is said about two histories begins anew. */
    begin(own: readonly ClaimedHead[]) {
      shown = own
      forked.clear()
      isSynced = false
    },
    receiveState: (stands: boolean) => void (isSynced = stands),
    /** Other histories of these streams are here. A stream that has ended stays as it ended, and nobody is asked. */
    found(origins: readonly string[]) {
      for (const origin of origins) if (!isOver(origin)) tell(origin)
      if (origins.some(isOver)) keepEnded()
    },
    sendForked,
    /**
     * A claim of the relay alone does not prove a second history; this node's signature does, in the relay's greeting or on
     * the end that it has now: the other history may have come to it in a file since.
     */
    receive(origin: string, end?: ClaimedHead) {
      const heads = end && isProven(node, end) ? [...shown, end] : shown
      const isOther = (head: ClaimedHead) =>
        head.origin === origin && node.journal.hashAt(origin, head.seq) !== head.hash
      if (heads.some(isOther)) stand(origin)
    },
    undecided: (origin: string) => forked.has(origin) && !endOf(node.db, origin),
    waits: () => [...forked].some(origin => !endOf(node.db, origin)),
  }
}

/** At a box: reports two histories until the relay fetches its own, and gives that piece by piece. */
function openGiving({ node, send }: ForkParts, again: Again) {
  /** Streams whose history the relay has asked for, so it knows that something is wrong with them. */
  const askedFor = new Set<string>()

  function report(origin: string, seq: number): void {
    void again(() => {
      if (askedFor.has(origin) || endOf(node.db, origin)?.fork) return
      send({ kind: 'fork', origin, seq })
      report(origin, seq)
    })
  }

  return {
    report,
    give(origin: string, after: number) {
      askedFor.add(origin)
      const facts = signedAfter(node, origin, after, lookBack)
      send({
        kind: 'branch',
        origin,
        after,
        facts: facts.map(({ bytes, hash, signature }) =>
          sealedOf({ bytes, hash, ...(signature && { signature }) }),
        ),
        more: facts.length > 0 && facts.at(-1)!.seq < provenHead(node, origin).seq,
      })
    },
  }
}
