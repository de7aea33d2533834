import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import { genesis, isRelayId, partsOf, type OriginHead } from '../journal/fact.ts'
import type { Identity } from '../journal/identity.ts'
import { olderStreams } from '../replication/stream-order.ts'
import { largestEpoch } from '../replication/sync-message-check.ts'

/** Raised when programs that know the previous format can no longer read a file. */
export const bundleFormat = 2
export const bundleEnding = '.foyer'

const head = z.object({ origin: z.string().max(200), seq: z.int().min(0), hash: z.string().max(64) })
const header = z.object({
  kind: z.literal('foyer-bundle'),
  format: z.literal(bundleFormat),
  from: z.object({
    nodeId: z.string().max(100),
    role: z.enum(['box', 'relay']),
    epoch: z.int(),
    /** The key its signature claims to be made with; believed only when a manager decided so. */
    publicKey: z.string().max(200),
  }),
  exhibitorId: z.string().max(100),
  cinemaId: z.string().max(100),
  madeAt: z.iso.datetime(),
  /**
   * From a box that lost facts: its request for the next epoch, which is to be beyond `above`. Versions before this one
   * name no such epoch.
   */
  asks: z
    .object({
      requestId: z.string().max(200),
      reason: z.string().max(100),
      above: z.int().max(largestEpoch).default(0),
    })
    .optional(),
  /** From the relay: the box's request that these facts answer. */
  answers: z.string().max(200).optional(),
  heads: z.array(head.extend({ signature: z.string().max(100).optional() })).max(10_000),
  buildsOn: z.array(head).max(10_000),
})

/**
 * A bundle's first line. `heads` is how far the sender holds the streams the other side may have, each up to the last
 * fact signed by its own node; `buildsOn`, in the same order, is where the facts of each begin. A stream without
 * facts builds on its own head.
 */
export type BundleHeader = z.infer<typeof header>

/** Refuses `bundle_damaged` and `bundle_too_new`. */
export function readHeader(value: unknown): BundleHeader {
  const raw = value as { kind?: unknown; format?: unknown } | null
  if (raw?.kind !== 'foyer-bundle') throw new Refusal('bundle_damaged')
  if (Number(raw.format) > bundleFormat) throw new Refusal('bundle_too_new')
  const read = header.safeParse(value)
  if (!read.success) throw new Refusal('bundle_damaged')
  const { heads, buildsOn } = read.data
  const paired = heads.every((each, index) => {
    const start = buildsOn[index]
    return start?.origin === each.origin && start.seq <= each.seq
  })
  if (!paired || buildsOn.length !== heads.length) throw new Refusal('bundle_damaged')
  return read.data
}

/** Whether a stream is shared between a cinema's box and the relay. */
export function carries(origin: string, cinemaId: string): boolean {
  return ['exhibitor', `cinema:${cinemaId}`].includes(partsOf(origin).scope)
}

/**
 * Sorts streams: the relay's first, which contain the keys that the others are signed with; older epochs before newer
 * ones, which depend on them; the exhibitor's before a cinema's, because a sale depends on the voucher turns spent
 * there. The order matters because a file may be taken in part.
 */
export function inOrder<H extends Pick<OriginHead, 'origin'>>(heads: readonly H[]): H[] {
  const nameOf = ({ nodeId, scope }: ReturnType<typeof partsOf>) =>
    `${isRelayId(nodeId) ? 'first' : 'then'} ${nodeId} ${scope === 'exhibitor' ? '' : scope}`
  return [...heads].sort((a, b) => {
    const [one, other] = [partsOf(a.origin), partsOf(b.origin)]
    const names = [nameOf(one), nameOf(other)] as const
    return names[0] === names[1] ? one.epoch - other.epoch : names[0] < names[1] ? -1 : 1
  })
}

/**
 * Where the facts of each stream begin: after what the other side is known to hold. The header names the hash there,
 * so that a side with another history notices it.
 *
 * @param known how far the other side held each stream when it last said so; empty sends everything
 */
export function startsOf(
  heads: readonly OriginHead[],
  known: ReadonlyMap<string, number>,
  hashAt: (origin: string, seq: number) => string | undefined,
): OriginHead[] {
  return heads.map(mine => {
    const seq = Math.min(known.get(mine.origin) ?? 0, mine.seq)
    return { origin: mine.origin, seq, hash: hashAt(mine.origin, seq) ?? genesis }
  })
}

/**
 * Refuses a bundle that is not for this node: `bundle_other_exhibitor`, `bundle_same_side`, `bundle_other_cinema`.
 */
export function requireAddressed(bundle: BundleHeader, me: Identity): void {
  if (bundle.exhibitorId !== me.exhibitorId) throw new Refusal('bundle_other_exhibitor')
  if (bundle.from.role === me.role) throw new Refusal('bundle_same_side', { role: me.role })
  const mine = me.role === 'relay' || bundle.cinemaId === me.cinemaId
  if (!mine || !bundle.heads.every(({ origin }) => carries(origin, bundle.cinemaId)))
    throw new Refusal('bundle_other_cinema')
}

/** What of a node's state a bundle is judged by. */
export type Held = {
  seqOf(origin: string): number
  hashAt(origin: string, seq: number): string | undefined
  closedAt(origin: string): number | undefined
  /** The highest epoch of a node of which a fact is here. */
  epochOf(nodeId: string): number
}

/**
 * What happens to a stream of a bundle: it can be taken, it is known already, a piece is `missing` before it, it is
 * `outdated`, it `waits` for an older epoch that cannot be taken, or the two histories differ (`fork`).
 */
export type Verdict = 'take' | 'known' | 'missing' | 'outdated' | 'waits' | 'fork'

/** Judges every stream before the first fact is stored, so that no gap is missed. */
export function judge(
  bundle: Pick<BundleHeader, 'from' | 'heads' | 'buildsOn'>,
  held: Held,
): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>()
  const starts = new Map(bundle.buildsOn.map(start => [start.origin, start]))
  for (const end of inOrder(bundle.heads)) {
    const older = olderStreams(end.origin, bundle.heads).map(each => verdicts.get(each.origin))
    const stands = older.some(verdict => verdict !== 'take' && verdict !== 'known')
    verdicts.set(end.origin, stands ? 'waits' : judgeOne(bundle.from, starts.get(end.origin)!, end, held))
  }
  return verdicts
}

/**
 * Whether a bundle was made before its relay lost facts and left its epoch, and the end of one of its cinema's streams is
 * not known here yet. What the relay gave away there it may have forgotten, and have given to somebody else; once the
 * end is known, what comes after it is quarantined. Where a box's streams end is the relay's word, who takes all of them
 * until it has said it.
 */
export function isOutdated(
  from: Pick<BundleHeader['from'], 'nodeId' | 'epoch'>,
  origin: string,
  held: Pick<Held, 'closedAt' | 'epochOf'>,
): boolean {
  const { nodeId, scope } = partsOf(origin)
  const isItsOwn = isRelayId(nodeId) && nodeId === from.nodeId && scope !== 'exhibitor'
  return isItsOwn && from.epoch < held.epochOf(nodeId) && held.closedAt(origin) === undefined
}

function judgeOne(from: BundleHeader['from'], start: OriginHead, end: OriginHead, held: Held): Verdict {
  const { origin } = end
  const mine = held.seqOf(origin)
  if (mine >= end.seq) return held.hashAt(origin, end.seq) === end.hash ? 'known' : 'fork'
  // A closed stream takes nothing more, so nothing is missing there: further facts are quarantined.
  if (mine >= (held.closedAt(origin) ?? Infinity)) return 'take'
  if (isOutdated(from, origin, held)) return 'outdated'
  if (mine < start.seq) return 'missing'
  return held.hashAt(origin, start.seq) === start.hash ? 'take' : 'fork'
}

/** `to-the-box-cine-melusine-2026-11-21-183000.foyer`: for whom it is, and when it was made, in the cinema's time. */
export function bundleName(
  to: 'box' | 'relay',
  cinema: { name: string; timezone: string },
  madeAt: string | number,
): string {
  const name = cinema.name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-')
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: cinema.timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const time = clock.format(new Date(madeAt)).replace(' ', '-').replaceAll(':', '')
  return `to-the-${to}-${name || 'cinema'}-${time}${bundleEnding}`
}
