import type { Db } from '../database/sql.ts'
import type { Catalogue, FactKinds } from './apply.ts'
import type { Fact, SealedFact } from './fact.ts'
import type { Identity } from './identity.ts'
import type { Signing } from './signing.ts'
import type { JournalStore } from './storage/journal-store.ts'

/** Why a fact is not believed, whoever brought it. */
export type Wrong = 'not_its_side' | 'not_its_cinema'

/** Facts a message may hold: whoever forwards them must find a signed one among as many. */
export const factsPerMessage = 500

/**
 * Somebody said what is not believed: facts that their stream's node has not signed (`unsigned`, `forged`), a stream of a
 * node that was never enrolled, or a fact that its author may not say. `what` is the kind of fact, or the stream.
 */
export type Breach = {
  code: 'unsigned' | 'forged' | 'not_enrolled' | Wrong
  /** Whose stream it stands in. */
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

/** Facts of a message that are kept and never read, by their numbers. */
export type Doubts = ReadonlyMap<number, Wrong>

/**
 * Says what is wrong with facts that arrived; undefined when all is well, or nothing of them is new.
 *
 * @param at.forgetful this node may have forgotten who was enrolled
 * @param at.toldBy who is at the other end; the stream's own node when left out
 */
export type Judge = (
  at: Judging & { journal: JournalStore; forgetful: boolean; toldBy?: string | undefined },
  origin: string,
  facts: readonly SealedFact[],
) => { breach: Breach } | { damaged: true } | { doubted: Doubts } | undefined

/** Who is believed. The journal asks; which node may say what is known above it. */
export type Trust = {
  judge: Judge
  /** Why a fact is not its node's to say, by what is known here now; to be asked of all facts of a message. */
  judging(at: Judging): (fact: Fact) => Wrong | undefined
  /** What stands on the mirror is believed without being asked about: for a node whose `judge` believes everything. */
  believesMirror: boolean
}
