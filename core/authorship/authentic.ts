import { factsPerMessage, type Breach, type Doubts, type Judging, type Wrong } from '../journal/trust.ts'
import type { Author } from './author.ts'
import { wrongWith } from './check.ts'
import { knownOf } from './store.ts'
import { boxById } from '../membership/store.ts'
import type { Db } from '../database/sql.ts'
import { partsOf, parseReceivedFact, type Fact, type SealedFact } from '../journal/fact.ts'
import { headSigned } from '../journal/signing.ts'
import { endOf } from '../journal/storage/epoch-store.ts'
import { chainHash, type JournalStore } from '../journal/storage/journal-store.ts'

/**
 * Judges facts that arrived, over a link or in a bundle, before any of them is stored: they must chain up to a head
 * that their stream's node has signed, and that node must be allowed to write each of them. Undefined when all is
 * well, or nothing is new. Damaged facts may be sent again; so may facts of a box whose enrolment has not arrived. A
 * fact that its node may not write is a breach when that node sends it itself. A node that only forwards it may have
 * parked it before it could be judged; then it is `doubted` and parked here too, because everything after it in its
 * stream chains to it.
 *
 * @param at.forgetful this node may have forgotten which nodes were enrolled
 * @param at.toldBy the node that sent them; the stream's own node when left out
 */
export function judgeFacts(
  at: Judging & { journal: JournalStore; forgetful: boolean; sentBy?: string | undefined },
  origin: string,
  facts: readonly SealedFact[],
): { breach: Breach } | { damaged: true } | { doubted: Doubts } | undefined {
  const { journal, signing } = at
  const last = facts.at(-1)
  const lastRead = last && parseReceivedFact(last, origin)
  if (!last) return undefined
  if (!lastRead || facts.length > factsPerMessage) return { damaged: true }
  if (journal.hashAt(origin, lastRead.seq) === last.hash) return undefined
  const read = chained(at, origin, facts)
  if (read === 'gap') return undefined
  if (read === 'damaged') return { damaged: true }
  const { nodeId } = partsOf(origin)
  const breach = (code: Breach['code'], what = origin) => ({ breach: { code, nodeId, what } })
  const key = signing.publicKeyOf(nodeId)
  if (!key) return at.forgetful || at.identity.role === 'box' ? { damaged: true } : breach('not_enrolled')
  if (!last.signature) return breach('unsigned')
  // After the end of a stream the first fact may continue another history, so damage in transit is found only here.
  if (!headSigned({ origin, seq: lastRead.seq, hash: last.hash }, last.signature, key))
    return endOf(at.db, origin) ? { damaged: true } : breach('forged')
  const end = journal.head(origin).seq
  const wrong = wrongAmong(
    at,
    read.filter(fact => fact.seq > end),
  )
  const [first] = wrong
  if (!first) return undefined
  if ((at.sentBy ?? nodeId) === nodeId) return breach(first.wrong, String(first.fact.type))
  return { doubted: new Map(wrong.map(({ fact, wrong }) => [fact.seq, wrong])) }
}

/** The facts that their node may not write. */
function wrongAmong(at: Judging, facts: readonly Fact[]): { wrong: Wrong; fact: Fact }[] {
  const wrongWith = judging(at)
  return facts.flatMap(fact => {
    const wrong = wrongWith(fact)
    return wrong ? [{ wrong, fact }] : []
  })
}

/** Why a fact's node may not write it, by what is known here now; one function for all facts of a message. */
export function judging(at: Judging): (fact: Fact) => Wrong | undefined {
  const known = knownOf(at)
  return fact => {
    const author = authorOf(at, partsOf(fact.origin).nodeId)
    return author ? wrongWith(fact, author, known, at.kinds) : 'not_its_side'
  }
}

/**
 * The quarantined facts that are believed: a box may send those it wrote itself, the relay those of any box of this
 * cinema; facts that their node may not write are never believed.
 */
export function believedInQuarantine(
  at: Judging,
  line: { otherId: string; cinemaId: string },
  facts: readonly SealedFact[],
): SealedFact[] {
  const wrongWith = judging(at)
  return facts.filter(({ bytes }) => {
    const { origin } = (parsed(bytes) ?? {}) as { origin?: unknown }
    const fact = typeof origin === 'string' ? parseReceivedFact({ bytes, hash: '' }, origin) : undefined
    if (!fact) return false
    const { nodeId, scope } = partsOf(fact.origin)
    const isTheirs = at.identity.role === 'box' || nodeId === line.otherId
    const isHere = scope === 'exhibitor' || scope === `cinema:${line.cinemaId}`
    return isTheirs && isHere && !wrongWith(fact)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function authorOf(
  { db, signing, identity }: Pick<Judging, 'db' | 'signing' | 'identity'>,
  nodeId: string,
): Author | undefined {
  if (nodeId === signing.relayNodeId) return { side: 'relay', nodeId, cinemaId: null }
  // A box that has lost everything receives its own streams before the one with its enrolment.
  const box = nodeId === identity.nodeId ? { cinemaId: identity.cinemaId ?? '' } : boxById(db, nodeId)
  return box && { side: 'box', nodeId, cinemaId: box.cinemaId }
}

/**
 * The facts in their chain. A gap before them is no damage: the other side sends again from our head. The first one
 * may continue a history that is not held here, when the stream has ended or a manager has rejected that history.
 */
function chained(
  { db, journal }: { db: Db; journal: JournalStore },
  origin: string,
  facts: readonly SealedFact[],
): Fact[] | 'gap' | 'damaged' {
  const ended = () => endOf(db, origin) !== undefined
  const read: Fact[] = []
  for (const [index, sealed] of facts.entries()) {
    const fact = parseReceivedFact(sealed, origin)
    if (!fact) return 'damaged'
    if (!index && fact.seq > journal.head(origin).seq + 1 && !ended()) return 'gap'
    const before = index ? facts[index - 1]!.hash : journal.hashAt(origin, fact.seq - 1)
    if (index && fact.seq !== read.at(-1)!.seq + 1) return 'damaged'
    const chains = before !== undefined && chainHash(before, sealed.bytes) === sealed.hash
    if (!chains && (index || !ended())) return 'damaged'
    read.push(fact)
  }
  return read
}
