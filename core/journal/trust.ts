import type { Db } from '../database/sql.ts'
import type { Catalogue, FactKinds } from './apply.ts'
import type { Fact, SealedFact } from './fact.ts'
import type { Identity } from './identity.ts'
import type { Signing } from './signing.ts'
import type { JournalStore } from './storage/journal-store.ts'

/** Why a fact is not believed, whichever node sent it. */
export type Wrong = 'not_its_side' | 'not_its_cinema'

/** Most facts in a message; a node that forwards facts must find a signed one among that many. */
export const factsPerMessage = 500

/**
 * Something was received that is not believed: facts that their stream's node has not signed (`unsigned`, `forged`),
 * a stream of a node that was never enrolled, or a fact that its author may not write. `what` is the kind of fact, or
 * the stream.
 */
export type Breach = {
  code: 'unsigned' | 'forged' | 'not_enrolled' | Wrong
  /** The node whose stream it is in. */
  nodeId: string
  what: string
}

/** What is known where facts are judged. */
export type Judging = {
  db: Db
  catalogue: Catalogue
  signing: Signing
  identity: Identity
  kinds: FactKinds
}

/** Facts of a message that are kept and never applied, by their numbers. */
export type Doubts = ReadonlyMap<number, Wrong>

/**
 * Says what is wrong with facts that arrived; undefined when all is well, or nothing of them is new.
 *
 * @param at.forgetful this node may have forgotten who was enrolled
 * @param at.toldBy the node that sent them; the stream's own node when left out
 */
export type Judge = (
  at: Judging & { journal: JournalStore; forgetful: boolean; sentBy?: string | undefined },
  origin: string,
  facts: readonly SealedFact[],
) => { breach: Breach } | { damaged: true } | { doubted: Doubts } | undefined

/** Decides what is believed. The journal asks; which node may write what is defined in a layer above. */
export type Trust = {
  judge: Judge
  /** Why a fact's node may not write it, by what is known here now; one function for all facts of a message. */
  judging(at: Judging): (fact: Fact) => Wrong | undefined
  /** Facts of the mirror are believed without being judged: for a node whose `judge` believes everything. */
  believesMirror: boolean
}
