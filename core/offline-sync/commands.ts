import type { Tenant } from '../api/tenant.ts'
import { Refusal } from '../refusal.ts'
import { factsPerMessage } from '../journal/trust.ts'
import { bundleSigned, publicKeyText, readPublicKey } from '../membership/keys.ts'
import { seal, unseal } from '../devices/sealing.ts'
import { allBoxes, boxById } from '../membership/store.ts'
import { nodeActor, partsOf, parseFact, type OriginHead } from '../journal/fact.ts'
import type { Node } from '../journal/node.ts'
import { isProven, provenHead, signedAfter } from '../replication/signed-stream.ts'
import { isLeftBehind, olderStreams } from '../replication/stream-order.ts'
import { closedAt, headsOf, highestEpoch } from '../journal/storage/epoch-store.ts'
import { worksAt } from '../people/secret-audience.ts'
import { bringBack, talkOf } from './recover-from-file.ts'
import { factsIn, keysIn, openBundle, writeBundle, type CarriedFact, type Zip } from './file/store.ts'
import {
  carries,
  inOrder,
  isOutdated,
  judge,
  bundleFormat,
  bundleName,
  requireAddressed,
  startsOf,
  type BundleHeader,
  type Held,
  type Verdict,
} from './bundle.ts'
import type { OfflineSyncReport, StreamReport } from './report.ts'
import { heldBy, keepHeldBy } from './store.ts'

/** What offline sync needs of a tenant; a command-line tool has no more. */
export type Carrier = Pick<Tenant, 'node' | 'keys'> & { zip?: Zip }

type Wish = { cinemaId: string; whole: boolean }
type Made = { bytes: Buffer; name: string; facts: number }

/**
 * Makes a file of what the other side is known to lack, or of everything when `whole` is set or nothing is known.
 * Only mirrored facts go into it, and only the other side can decrypt it, so a lost USB stick reveals nothing.
 * Refuses `not_found` (no such cinema, or none with a box) and `mirror_unavailable`.
 */
export async function makeBundle(at: Carrier, wish: Wish): Promise<Made> {
  const made = await packBundle(at, wish)
  const other = boxOf(at.node, wish.cinemaId) ?? at.keys.relayNodeId
  const key = at.keys.publicKeyOf(other)
  if (!key) throw new Refusal('not_found')
  return { ...made, bytes: seal(made.bytes, key) }
}

/** A node that has not read its mirror yet, or whose tables are behind, knows neither its facts nor anybody's key. */
function requireReadable(node: Node): void {
  if (node.state() === 'mirror_lost') throw new Refusal('mirror_unavailable')
  if (node.state() === 'reading') throw new Refusal('node_recovering')
}

/** The same file before it is sealed. */
export async function packBundle({ node, keys, zip }: Carrier, wish: Wish): Promise<Made> {
  const { identity, journal, db } = node
  const cinema = node.catalogue.get('cinema', wish.cinemaId)
  if (!cinema || !canSyncOfflineFor(node, wish.cinemaId)) throw new Refusal('not_found')
  requireReadable(node)
  await node.whenMirrored()
  const heads = inOrder(
    journal
      .heads()
      .filter(head => carries(head.origin, wish.cinemaId))
      .map(({ origin }) => provenHead(node, origin))
      .filter(head => head.seq > 0),
  )
  const known = wish.whole ? new Map<string, number>() : heldBy(db, boxOf(node, wish.cinemaId))
  const buildsOn = startsOf(heads, known, journal.hashAt)
  const madeAt = new Date(node.runtime.now()).toISOString()
  const header: BundleHeader = {
    kind: 'foyer-bundle',
    format: bundleFormat,
    from: {
      nodeId: identity.nodeId,
      role: identity.role,
      epoch: identity.epoch,
      publicKey: publicKeyText(keys.own),
    },
    exhibitorId: identity.exhibitorId,
    cinemaId: wish.cinemaId,
    madeAt,
    ...talkOf(node, boxOf(node, wish.cinemaId)),
    heads,
    buildsOn,
  }
  const bytes = await writeBundle(header, pagesOf(node, header), keys.own, zip)
  const name = bundleName(identity.role === 'box' ? 'relay' : 'box', cinema, madeAt)
  return { bytes, name, facts: heads.reduce((sum, { seq }, index) => sum + seq - buildsOn[index]!.seq, 0) }
}

/** Exactly the facts named in the header, whatever is written meanwhile. */
function* pagesOf(node: Node, { heads, buildsOn, cinemaId }: BundleHeader): Generator<CarriedFact[]> {
  const mayRead = (about: string | null) =>
    about === null || node.identity.role === 'box' || worksAt(node.catalogue, about, cinemaId)
  for (const [index, end] of heads.entries())
    for (let seq = buildsOn[index]!.seq; seq < end.seq;) {
      const page = signedAfter(node, end.origin, seq, Math.min(factsPerMessage, end.seq - seq))
      if (!page.length) return
      yield page.map(({ hidden, ...fact }) =>
        hidden && mayRead(hidden.about) ? { ...fact, key: node.keys.get(hidden.digest) } : fact,
      )
      seq = page.at(-1)!.seq
    }
}

/**
 * Imports a file of the other side: all of it, or each stream as far as it chains to what is here. A second import
 * changes nothing. Refuses, with nothing taken, `bundle_damaged`, `bundle_too_new`, `bundle_other_exhibitor`,
 * `bundle_other_cinema`, `bundle_same_side`, `bundle_forged`, `bundle_sealed` (for another machine),
 * `bundle_incomplete` or `bundle_outdated` when nothing of it can be taken, and `mirror_unavailable` or `node_recovering` while this node
 * cannot tell.
 *
 * @param trust for a node that has lost all keys: a public key that a manager has read elsewhere, or the file's own
 */
export async function takeBundle(
  { node, keys, zip }: Carrier,
  file: Uint8Array,
  trust?: string | 'its own',
  mayTake: (cinemaId: string) => boolean = () => true,
): Promise<OfflineSyncReport> {
  const bytes = unsealed(file, keys)
  const { header, digest, signature } = await openBundle(bytes, zip)
  requireAddressed(header, node.identity)
  if (!mayTake(header.cinemaId)) throw new Refusal('not_allowed')
  requireReadable(node)
  const key = trust
    ? readPublicKey(trust === 'its own' ? header.from.publicKey : trust)
    : isOtherSide(node, header)
      ? keys.publicKeyOf(header.from.nodeId)
      : undefined
  if (!key || !bundleSigned(digest, signature, key)) throw new Refusal('bundle_forged')

  const verdicts = judge(header, heldAt(node))
  const { forgotten, forked } = ownDoubts(node, header, verdicts)
  if (forgotten.length) node.nodeStatus.onForgotten(highestEpoch(forgotten, node.identity.nodeId))
  // As on the line: what it sold in the other history it does not know, and would sell again.
  if (forked.length) node.nodeStatus.begin('fork')
  requireTakeable([...verdicts.values()])

  const streams = await takeStreams(node, header, verdicts, factsIn(bytes, zip))
  await node.execute(nodeActor('offline-sync'), tx => keepHeldBy(tx.db, header.from.nodeId, header.heads))
  const broughtBack = await bringBack(node, header)
  return {
    broughtBack,
    from: { nodeId: header.from.nodeId, role: header.from.role },
    cinemaId: header.cinemaId,
    madeAt: header.madeAt,
    facts: streams.reduce((sum, stream) => sum + stream.facts, 0),
    streams,
    forgotten: forgotten.length > 0,
    forked: forked.length > 0,
  }
}

const heldAt = ({ db, journal }: Node): Held => ({
  seqOf: origin => journal.head(origin).seq,
  hashAt: journal.hashAt,
  closedAt: origin => closedAt(db, origin),
  epochOf: nodeId => highestEpoch(headsOf(db, nodeId), nodeId),
})

function requireTakeable(verdicts: readonly Verdict[]): void {
  if (verdicts.includes('take')) return
  if (verdicts.includes('outdated')) throw new Refusal('bundle_outdated')
  if (verdicts.includes('missing') || verdicts.includes('waits')) throw new Refusal('bundle_incomplete')
}

/**
 * What a file says of this node's own streams that are not over, by its own signature, which nobody else can make:
 * `forgotten` are facts of it that are not here, so it was put back to an older state; `forked` that it wrote others under
 * their numbers since. A file begins where this node was known to end, so what it forgot is a hole before it more often
 * than in it. In emergency mode it is known that something of older epochs may be missing: of those only a file that brings
 * it says anything new.
 */
function ownDoubts(node: Node, { heads }: BundleHeader, verdicts: ReadonlyMap<string, Verdict>) {
  const { identity, journal } = node
  const own = heads.filter(
    head =>
      partsOf(head.origin).nodeId === identity.nodeId &&
      journal.head(head.origin).seq < (closedAt(node.db, head.origin) ?? Infinity) &&
      isProven(node, head),
  )
  const isForgotten = ({ origin, seq }: OriginHead) => {
    if (isLeftBehind(origin, identity)) return false
    const verdict = verdicts.get(origin)!
    const isHole = (verdict === 'missing' || verdict === 'waits') && journal.head(origin).seq < seq
    return verdict === 'take' || (isHole && partsOf(origin).epoch >= identity.epoch)
  }
  return {
    forgotten: own.filter(isForgotten),
    forked: own.filter(({ origin }) => verdicts.get(origin) === 'fork'),
  }
}

/** The bundle in a file. Refuses `bundle_sealed` when it was made for another machine, and `bundle_damaged`. */
export function unsealed(file: Uint8Array, keys: Pick<Carrier['keys'], 'own'>): Uint8Array {
  const bytes = unseal(file, keys.own)
  if (bytes === 'damaged') throw new Refusal('bundle_damaged')
  if (bytes === 'not ours') throw new Refusal('bundle_sealed')
  return bytes
}

async function takeStreams(
  node: Node,
  header: BundleHeader,
  verdicts: ReadonlyMap<string, string>,
  carried: AsyncIterable<CarriedFact>,
): Promise<StreamReport[]> {
  const reports = new Map<string, StreamReport>()
  for (const { origin } of inOrder(header.heads)) {
    const verdict = verdicts.get(origin) as StreamReport['outcome'] | 'take'
    reports.set(origin, { origin, outcome: verdict === 'take' ? 'taken' : verdict, facts: 0 })
  }
  let page: CarriedFact[] = []
  let of = ''
  /** Facts not covered by a signature wait for the next page, which may contain one. */
  async function takePage(isLast: boolean) {
    const report = reports.get(of)
    const signed = isLast ? page.length : page.findLastIndex(({ signature }) => signature) + 1
    const facts = page.slice(0, signed)
    page = signed ? page.slice(signed) : []
    if (!signed && report?.outcome === 'taken') report.outcome = 'refused'
    if (!facts.length || report?.outcome !== 'taken') return
    const broken = olderStreams(of, header.heads).some(older => {
      const outcome = reports.get(older.origin)?.outcome
      return ['fork', 'missing', 'outdated', 'refused'].includes(outcome ?? '')
    })
    if (broken) return void (report.outcome = 'waits')
    // A line may have brought meanwhile that the maker left its epoch.
    if (isOutdated(header.from, of, heldAt(node))) return void (report.outcome = 'outdated')
    const before = node.journal.head(of).seq
    const { head, fork, closed, damaged, breach } = await node.receive(
      of,
      facts,
      keysIn(facts),
      header.from.nodeId,
    )
    report.facts += head.seq - before
    if (breach) {
      node.runtime.log.error(
        { from: header.from.nodeId, ...breach },
        'a carried file holds what its author may not say',
      )
      report.outcome = 'refused'
    } else if (fork || damaged)
      // A node whose key is unknown here was enrolled in a piece that is missing.
      report.outcome = node.signing.publicKeyOf(partsOf(of).nodeId) ? 'fork' : 'missing'
    else if (closed) report.outcome = 'closed'
    else if (head.seq < parseFact(facts.at(-1)!.bytes).seq) report.outcome = 'missing'
  }
  for await (const fact of carried) {
    const { origin } = parseFact(fact.bytes)
    if (origin !== of && page.length) await takePage(true)
    else if (page.length >= factsPerMessage) await takePage(false)
    of = origin
    page.push(fact)
  }
  if (page.length) await takePage(true)
  return [...reports.values()]
}

/** A cinema's box, at the relay; undefined at a box. */
function boxOf({ identity, db }: Node, cinemaId: string): string | undefined {
  if (identity.role === 'box') return undefined
  const boxes = allBoxes(db).filter(box => box.cinemaId === cinemaId)
  return (boxes.find(box => !box.replacedBy) ?? boxes[0])?.nodeId
}

export function canSyncOfflineFor(node: Node, cinemaId: string): boolean {
  return node.identity.role === 'box'
    ? node.identity.cinemaId === cinemaId
    : boxOf(node, cinemaId) !== undefined
}

/** The box of another cinema must not be accepted as the relay, nor as this cinema's box. */
function isOtherSide({ identity, db }: Node, header: BundleHeader): boolean {
  const box = boxById(db, header.from.nodeId)
  return identity.role === 'box' ? !box : box?.cinemaId === header.cinemaId
}
