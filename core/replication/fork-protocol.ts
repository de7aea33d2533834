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
import type { SyncMessage } from './sync-messages.ts'

/** How many facts the first comparison goes back. */
const lookBack = 500
/**
 * How long the other side has to answer before a message is repeated: messages can be lost while the link stays up.
 */
const repeatMs = 4000

type Fetching = {
  after: number
  back: number
  found: boolean
  /** The last request, while it is unanswered. */
  unanswered?: object
}

/**
 * What one end of a link does about two histories of one stream. The relay fetches the box's history, first backwards
 * until both are equal, then to its end; only then is it certain that there are two, and not just a damaged message.
 * The stream's own node then recovers, and a manager decides at the relay. Both histories are believed only with the
 * signature of the stream's own node: no node can invent another history of another node's stream.
 */
export function openForkProtocol(options: {
  node: Node
  otherId: string
  send: (message: SyncMessage) => void
  isOpen: () => boolean
}) {
  const { node, otherId, send, isOpen } = options
  const { identity, nodeStatus } = node
  const fetching = new Map<string, Fetching>()
  const found = new Set<string>()
  /** Streams of this node that are known to have two histories. */
  const forked = new Set<string>()
  /** Heads of this node's own streams, signed by it, that the other side has sent. */
  let shown: readonly ClaimedHead[] = []
  /** At a box: streams whose history the relay has asked for, so it knows that something is wrong with them. */
  const askedFor = new Set<string>()
  /** At a relay: the box has stopped, and has reported that it did because of its histories. */
  let isSynced = false

  async function again(work: () => void) {
    await node.runtime.sleep(repeatMs)
    if (isOpen() && node.db.raw.open) work()
  }

  function begin(origin: string) {
    if (fetching.has(origin)) return
    const after = Math.max(0, node.journal.head(origin).seq - lookBack)
    fetching.set(origin, { after, back: lookBack, found: false })
    ask(origin)
  }

  function ask(origin: string) {
    const state = fetching.get(origin)!
    const question = {}
    state.unanswered = question
    send({ kind: 'want-branch', origin, after: state.after })
    void again(() => fetching.get(origin)?.unanswered === question && ask(origin))
  }

  /** The facts could not be stored: the mirror is missing, or the disk is full. */
  function startAgain(origin: string, state: Fetching) {
    void again(() => {
      if (fetching.get(origin) !== state) return
      fetching.delete(origin)
      begin(origin)
    })
  }

  function hearBranch(origin: string, after: number, facts: readonly SealedFact[], more: boolean) {
    const state = fetching.get(origin)
    if (state?.after !== after) return
    delete state.unanswered
    const compared = state.found
      ? ({ is: 'forked', facts } as const)
      : compareBranch(node.journal, origin, after, facts)
    if (compared.is === 'later' && after > 0) {
      state.after = Math.max(0, after - state.back)
      state.back *= 2
      return ask(origin)
    }
    const goesOn = more && facts.length > 0
    if (compared.is === 'later' || (compared.is === 'same' && !goesOn)) return end(origin)
    if (compared.is === 'forked' && !isSigned(origin, facts)) return disbelieve(origin)
    state.after = after + facts.length
    if (compared.is === 'same') return ask(origin)
    const first = !state.found
    state.found = true
    node
      .execute(nodeActor('link'), tx => keepBranch(tx.db, { origin, holder: otherId }, compared.facts, first))
      .then(
        () => {
          if (goesOn) return ask(origin)
          found.add(origin)
          end(origin)
        },
        () => startAgain(origin, state),
      )
  }

  /** A piece of another history ends with a fact that the stream's own node has signed. */
  function isSigned(origin: string, facts: readonly SealedFact[]): boolean {
    const last = facts.at(-1)
    return !last || isProven(node, { ...last, origin, seq: parseFact(last.bytes).seq })
  }

  function disbelieve(origin: string) {
    node.runtime.log.error({ otherId, origin }, 'another history of a stream is not signed by its node')
    end(origin)
  }

  /**
   * The fork is announced when all pieces are here: a recovering node needs the point where its histories differ.
   */
  function end(origin: string) {
    fetching.delete(origin)
    if (fetching.size) return
    const over = [...found].filter(isOver)
    for (const each of found) if (!isOver(each)) tell(each)
    found.clear()
    if (over.length) keepEnded()
  }

  const isOver = (origin: string) =>
    partsOf(origin).nodeId === otherId && endOf(node.db, origin) !== undefined

  function keepEnded() {
    node.execute(nodeActor('link'), tx => keepAsEnded(tx, otherId)).catch(() => again(keepEnded))
  }

  /** Both sides stop this stream; the message is repeated until the other side confirms. */
  function tell(origin: string) {
    send({ kind: 'forked', origin })
    stand(origin)
    if (partsOf(origin).nodeId === otherId)
      void again(
        () => !isSynced && forksOf(node.db, otherId).some(each => each.origin === origin) && tell(origin),
      )
  }

  /** The stream's own node may have forgotten the history that the other side holds. */
  function stand(origin: string) {
    if (partsOf(origin).nodeId !== identity.nodeId || endOf(node.db, origin)) return
    forked.add(origin)
    nodeStatus.begin('fork')
  }

  function reportFork(origin: string, seq: number) {
    void again(() => {
      if (askedFor.has(origin) || endOf(node.db, origin)?.fork) return
      send({ kind: 'fork', origin, seq })
      reportFork(origin, seq)
    })
  }

  return {
    /**
     * Two histories are suspected, and the other side was informed: a relay compares them, a box repeats until it
     * does.
     */
    look(origin: string, seq: number) {
      if (identity.role === 'relay') begin(origin)
      else reportFork(origin, seq)
    },
    /**
     * The other side's greeting: a stream that had forked may have one history again.
     *
     * @param own the heads of this node's own streams that have its own signature
     */
    hearHello(heads: readonly ClaimedHead[], own: readonly ClaimedHead[]) {
      shown = own
      fetching.clear()
      found.clear()
      forked.clear()
      isSynced = false
      for (const origin of branchesAt(node.db, otherId)) {
        const head = heads.find(each => each.origin === origin)
        if (head && node.journal.hashAt(origin, head.seq) === head.hash) dropBranch(node.db, origin)
      }
    },
    /**
     * At a relay: the box asks for an epoch and sends the heads of its streams. Facts it wrote after its other
     * history was fetched are fetched too.
     */
    hearAsk({ heads, reason }: EpochRequest) {
      const forks = forksOf(node.db, otherId)
      isSynced = reason === 'fork'
      for (const { origin, theirs } of forks) {
        if (!isSynced) send({ kind: 'forked', origin })
        if (heads.some(head => head.origin === origin && head.hash !== theirs.end.hash)) begin(origin)
      }
    },
    hear(message: Extract<SyncMessage, { kind: 'want-branch' | 'branch' | 'forked' }>) {
      const { kind, origin } = message
      if (kind === 'forked') {
        // A claim of the relay alone does not prove a second history; this node's signature does.
        const isOther = ({ seq, hash }: ClaimedHead) => node.journal.hashAt(origin, seq) !== hash
        return shown.some(head => head.origin === origin && isOther(head)) ? stand(origin) : undefined
      }
      if (kind === 'branch') return hearBranch(origin, message.after, message.facts, message.more)
      askedFor.add(origin)
      const facts = signedAfter(node, origin, message.after, lookBack)
      send({
        kind: 'branch',
        origin,
        after: message.after,
        facts: facts.map(({ bytes, hash, signature }) =>
          sealedOf({ bytes, hash, ...(signature && { signature }) }),
        ),
        more: facts.length > 0 && facts.at(-1)!.seq < provenHead(node, origin).seq,
      })
    },
    /** Whether a stream of this node waits for a manager to say which history is right. */
    undecided: (origin: string) => forked.has(origin) && !endOf(node.db, origin),
    waits: () => [...forked].some(origin => !endOf(node.db, origin)),
  }
}
