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
  /** To private parts; see `privatePart`. */
  readonly keys: KeyStore
  readonly catalogue: Catalogue
  readonly identity: Identity
  readonly actor: Actor
  readonly nowMs: number
  /** ISO, UTC. */
  readonly now: string
  /** A fresh id: `size` characters of Crockford base 32. */
  id(size?: number): string
  /** A stamp for an edit of the catalogue, later than every stamp seen so far. */
  stamp(): string
  /**
   * Appends a fact to this node's stream of that scope and lets the tables read it at once.
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
  /** Those that tables have read: what is parked, anybody may have written in any form. */
  facts: readonly Fact[]
  sealed: readonly SealedFact[]
  /** Their streams, also of those that are parked. */
  origins: readonly string[]
  position: number
  /** Streams were cut off: what this node holds is less than it said. */
  cut: boolean
}

/** `reading`: its tables are behind its facts; nothing is read from them, and nothing written, until that is over. */
export type NodeState = 'ready' | 'recovering' | 'mirror_lost' | 'reading'

/** What a node reads before it can do anything else: its mirror after a loss, or all its own facts anew. */
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
  /** What this version reads. */
  readonly kinds: FactKinds
  readonly journal: JournalStore
  readonly signing: Signing
  state(): NodeState
  /** How far it has come, while it is `reading`. */
  reading(): Reading | null
  /** Resolves when what its disks hold was first read to the end; rejects with `MirrorConflict`. */
  readonly stoodUp: Promise<void>
  /** The database's disk has no room: what changes something is refused, what only reads is answered. */
  diskFull(): boolean
  /** Whether it knows everything it ever said, and what it may do until it does. */
  readonly nodeStatus: NodeStatus
  /**
   * Runs a command. Commands that arrive in one turn share one commit, and what is refused leaves nothing behind; the
   * promise resolves only when the facts are on the mirror too, so whatever the caller does next is safe to show to
   * people. A command may run twice, when another of its turn was refused after it had written: what it does is to its
   * transaction alone, and `after` is for the rest.
   */
  execute<R>(actor: Actor, command: (tx: Tx) => R): Promise<R>
  /**
   * Stores facts of other nodes in order, then applies them; what cannot be read is parked.
   *
   * @param keys to their private parts, by digest, where the other side gave them
   * @param toldBy the node that hands them over; the stream's own when left out
   */
  receive(
    origin: string,
    facts: readonly SealedFact[],
    keys?: Readonly<Record<string, string>>,
    toldBy?: string,
  ): Promise<Received>
  /** Resolves when everything read so far is on the mirror: an answer to a reader waits for it. */
  whenMirrored(): Promise<void>
  subscribe(listener: (batch: Batch) => void): () => void
  close(): Promise<void>
}

/** Whether what waits for `whenMirrored` may soon go on. */
export function releases(node: Pick<Node, 'state'>): boolean {
  return node.state() === 'ready' || node.state() === 'recovering'
}

/**
 * `fork` means the peer's history of this origin is not ours: nothing more of it is taken, a person must look.
 * `closed` means the stream ended before: what came is kept aside as a quarantined fact. `damaged` means that something arrived
 * which the other side cannot have written: nothing of it is stored, and it may be sent again. `breach` means that it is
 * not believed: its stream's node has not signed it, or may not say it.
 */
export type Received = { head: OriginHead; fork: boolean; closed?: true; damaged?: true; breach?: Breach }
