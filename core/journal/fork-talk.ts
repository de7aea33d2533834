import { partsOf, type OriginHead, type SealedFact } from './fact.ts'
import type { Node } from './node.ts'
import { compareBranch, dropBranch, keepBranch, splitsOf } from './storage/branch-store.ts'
import { endOf } from './storage/epoch-store.ts'
import type { SyncMessage } from './sync-messages.ts'

/** Facts of the other history that are asked for at once. */
const factsPerPage = 500

/**
 * What one end of a link does about two histories of one stream. The relay fetches what the box holds, first backwards
 * until both are equal, then to its end; only then is it certain that there are two, whatever a torn message made
 * either side believe. The history's own node then recovers, and a person decides at the relay.
 */
export function openForkTalk(options: { node: Node; send: (message: SyncMessage) => void }) {
  const { node, send } = options
  const { identity, standing } = node
  const fetching = new Map<string, { after: number; back: number; found: boolean }>()
  const found = new Set<string>()
  /** Streams of this very node that are known to have two histories. */
  const split = new Set<string>()

  function ask(origin: string) {
    send({ kind: 'want-branch', origin, after: fetching.get(origin)!.after })
  }

  function hearBranch(origin: string, after: number, facts: readonly SealedFact[]) {
    const state = fetching.get(origin)
    if (state?.after !== after) return
    const compared = state.found
      ? ({ is: 'split', facts } as const)
      : compareBranch(node.journal, origin, after, facts)
    const full = facts.length >= factsPerPage
    if (compared.is === 'later' && after > 0) {
      state.after = Math.max(0, after - state.back)
      state.back *= 2
      return ask(origin)
    }
    if (compared.is === 'later' || (compared.is === 'same' && !full)) return end(origin)
    state.after = after + facts.length
    if (compared.is === 'same') return ask(origin)
    const first = !state.found
    state.found = true
    node
      .execute({ who: 'node', via: 'link' }, tx => keepBranch(tx.db, origin, compared.facts, first))
      .then(
        () => {
          if (full) return ask(origin)
          found.add(origin)
          end(origin)
        },
        () => end(origin),
      )
  }

  /** Told when all are known: whoever recovers looks how far back its histories were alike. */
  function end(origin: string) {
    fetching.delete(origin)
    if (fetching.size) return
    for (const each of found) {
      send({ kind: 'split', origin: each })
      begin(each)
    }
    found.clear()
  }

  /** The node whose history it is may have forgotten what the other one tells. */
  function begin(origin: string) {
    if (partsOf(origin).nodeId !== identity.nodeId || endOf(node.db, origin)) return
    split.add(origin)
    standing.begin('history_split')
  }

  return {
    /** Two histories are suspected. */
    look(origin: string) {
      if (identity.role !== 'relay' || fetching.has(origin)) return
      const after = Math.max(0, node.journal.head(origin).seq - factsPerPage)
      fetching.set(origin, { after, back: factsPerPage, found: false })
      ask(origin)
    },
    /** The other side's greeting: what was split once may be one history again. */
    hearHello(heads: readonly OriginHead[]) {
      fetching.clear()
      found.clear()
      split.clear()
      for (const { origin } of splitsOf(node.db)) {
        const head = heads.find(each => each.origin === origin)
        if (head && node.journal.hashAt(origin, head.seq) === head.hash) dropBranch(node.db, origin)
      }
    },
    hear(message: Extract<SyncMessage, { kind: 'want-branch' | 'branch' | 'split' }>) {
      const { kind, origin } = message
      if (kind === 'split') return begin(origin)
      if (kind === 'branch') return hearBranch(origin, message.after, message.facts)
      const facts = node.journal.after(origin, message.after, factsPerPage)
      send({
        kind: 'branch',
        origin,
        after: message.after,
        facts: facts.map(({ bytes, hash }) => ({ bytes, hash })),
      })
    },
    /** Whether a stream of this node waits for a person to say which history is right. */
    undecided: (origin: string) => split.has(origin) && !endOf(node.db, origin),
    waits: () => [...split].some(origin => !endOf(node.db, origin)),
  }
}
