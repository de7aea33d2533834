import type { Db } from '../database/sql.ts'
import type { FactBodies, FactType } from './fact-bodies.ts'
import type { Catalogue, FactKinds } from './apply.ts'
import type { Identity, Runtime } from './identity.ts'
import type { Breach } from './trust.ts'
import type { Actor, Fact, OriginHead, Scope, SealedFact } from './fact.ts'
import type { NodeStatus } from './recovery.ts'
import type { Signing } from './signing.ts'
import type { KeyStore } from './keys.ts'
import type { JournalStore } from './storage/journal-store.ts'

/** What a command works with: one SQLite transaction, no `await`. Read, decide, append; effects wait in `after`. */
export type Tx = {
  readonly db: Db
  /** Keys of private parts; see `privatePart`. */
  readonly keys: KeyStore
  readonly catalogue: Catalogue
  readonly identity: Identity
  readonly actor: Actor
  readonly nowMs: number
  /** ISO, UTC. */
  readonly now: string
  /** What it sells is training, and not in the books. */
  readonly training: boolean
  /** A fresh id: `size` characters of Crockford base 32. */
  id(size?: number): string
  /** Fresh ids that are the same where this node has forgotten what they are about, and makes them anew. */
  idsAbout(about: string): (size: number) => string
  /** A stamp for an edit of the catalogue, later than every stamp seen so far. */
  stamp(): string
  /**
   * Appends a fact to this node's stream of that scope and applies it to the tables at once.
   *
   * @param privatePart names, mails, secrets: encrypted with a key of its own, so that they can be erased
   * @param privateDay the last day (ISO) they are needed for; left out for what does not age
   */
  append<T extends FactType>(
    scope: Scope,
    type: T,
    body: FactBodies[T],
    privatePart?: object,
    privateDay?: string,
  ): Fact<FactBodies[T]>
  /** Runs once the facts of this command are on the mirror: printers, mails, payments, messages. */
  after(effect: () => void): void
}

/** Facts that are committed and mirrored, in this node's order of arrival. */
export type Batch = {
  /** Those applied to tables: a parked fact may have any form. */
  facts: readonly Fact[]
  sealed: readonly SealedFact[]
  /** Their streams, parked facts included. */
  origins: readonly string[]
  position: number
  /** Streams were truncated: this node holds less than it has reported before. */
  cut: boolean
}

/** `reading`: the tables are behind the facts; until they are rebuilt they are not read, and nothing is written. */
export type NodeState = 'ready' | 'recovering' | 'mirror_lost' | 'reading'

/** What a node reads before it can do anything else: its mirror after a loss, or all its facts once more. */
export type Reading = {
  what: 'mirror' | 'journal'
  /** How much of it is done, 0 to 1. */
  share: number
}

export type Node = {
  readonly identity: Identity
  readonly runtime: Runtime
  readonly db: Db
  readonly keys: KeyStore
  readonly catalogue: Catalogue
  /** The kinds of fact this version can read. */
  readonly kinds: FactKinds
  readonly journal: JournalStore
  readonly signing: Signing
  state(): NodeState
  /** How far it has come, while it is `reading`. */
  reading(): Reading | null
  /** Resolves when its disks were first read to the end; rejects with `MirrorConflict`. */
  readonly stoodUp: Promise<void>
  /** Whether they were: a node may be ready by what it knows, and about to read all its facts anew. */
  hasStoodUp(): boolean
  /** The database's disk is full: commands that write are refused, those that only read are answered. */
  diskFull(): boolean
  /** Whether it knows everything it ever said, and what it may do until it does. */
  readonly nodeStatus: NodeStatus
  /**
   * Runs a command. Commands that arrive in one turn of the event loop share one commit, and a refused one leaves
   * nothing behind. The promise resolves only when the facts are on the mirror too, so the caller may show and print
   * its result. A command may run twice, when another of its group was refused after it had written: it may change
   * only its transaction; other effects go into `after`.
   */
  execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R>
  /**
   * Stores facts of other nodes in order, then applies them; those it cannot read are parked.
   *
   * @param keys of their private parts, by digest, where the other node sent them
   * @param sentBy the node that sends them; the stream's own when left out
   */
  receive(
    origin: string,
    facts: readonly SealedFact[],
    keys?: Readonly<Record<string, string>>,
    sentBy?: string,
  ): Promise<Received>
  /** Resolves when everything read so far is on the mirror: every answer to a reader waits for it. */
  whenMirrored(): Promise<void>
  subscribe(listener: (batch: Batch) => void): () => void
  close(): Promise<void>
}

/** Whether `whenMirrored` can be expected to resolve soon. */
export function releases(node: Pick<Node, 'state'>): boolean {
  return node.state() === 'ready' || node.state() === 'recovering'
}

/**
 * `fork`: the peer's history of this origin differs from ours; nothing more of it is taken, a manager must decide.
 * `closed`: the stream had ended before; the facts are quarantined; `continues` when the first of them follows that end.
 * `damaged`: something arrived that the peer cannot have written; none of it is stored, and it may be sent again.
 * `breach`: it is not believed, because its stream's node has not signed it or may not write it.
 */
export type Received = {
  head: OriginHead
  fork: boolean
  closed?: true
  continues?: boolean
  damaged?: true
  breach?: Breach
}
