import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { RefreshmentUse } from './facts.ts'
import type { VoucherRow } from './store.ts'
import type { TurnOwner } from './turn.ts'
import { requireUsable } from './usable.ts'

/**
 * What one node holds of a voucher's refreshment value. `version` counts the facts this node wrote about its part;
 * below zero it is owed: a sale that was lost and came back had spent what this node no longer held.
 */
export type Part = { cents: number; version: number }

/**
 * A voucher with its refreshment value, as one node knows it: an escrow. Each node spends what it holds, in cents, and
 * parts move by facts of their holder alone, so that the sum of all parts never exceeds what was sold, whoever is cut
 * off. Sources: O'Neil, The Escrow Transactional Method (1986); Balegas et al., bounded counters (2015).
 */
export type Refreshments = {
  voucher: VoucherRow
  parts: ReadonlyMap<TurnOwner, Part>
  /** Whose parts are on another card it was exchanged for; undefined where it was not, or that is not known. */
  movedFrom?: ReadonlySet<TurnOwner> | undefined
}

/** The vouchers that pay for a purchase's refreshments, as one node knows them at one moment. */
export type RefreshmentsNow = {
  cinemaId: string
  /** The name under which this node holds parts. */
  owner: TurnOwner
  /** The same while it may spend; null while it may not, see `turnsOwnedNow`. */
  me: TurnOwner | null
  /** The business day there, YYYY-MM-DD. */
  today: string
  nowMs: number
  /** Those that are known here, by their code. */
  vouchers: ReadonlyMap<string, Refreshments>
  /** How many facts this node wrote about its part of each, also of one whose issue is not known here. */
  versions: ReadonlyMap<string, number>
}

/** What is to be paid by a voucher, and by which payment of the purchase. */
export type WantedRefreshment = { voucherId: string; paymentId: string; cents: number }

const none: Part = { cents: 0, version: 0 }

/** What a node holds of a voucher. */
export function heldOf({ parts }: Pick<Refreshments, 'parts'>, owner: TurnOwner): Part {
  return parts.get(owner) ?? none
}

/** What is left of a voucher's refreshment value, wherever it is, in cents. */
export function leftOf({ parts }: Pick<Refreshments, 'parts'>): number {
  return [...parts.values()].reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * The fact that vouchers pay for refreshments: only what this node holds, and nothing on a manager's word, since who
 * has no voucher at hand can pay in money. A pause between uses is for turns alone.
 *
 * Refuses `voucher_unknown`, `refreshments_used_up` (says what is `left`, in euros), `refreshments_elsewhere` (says
 * which voucher, and how many cents are `missing` here), `node_recovering` at a relay that has not synced with every box
 * again, and as `requireUsable`.
 */
export function spendRefreshments(now: RefreshmentsNow, wanted: readonly WantedRefreshment[]): Draft[] {
  const spent: RefreshmentUse[] = []
  for (const { voucherId, paymentId, cents } of wanted) {
    const known = now.vouchers.get(voucherId)
    if (!known) throw new Refusal('voucher_unknown', { voucherId })
    const { today, nowMs } = now
    requireUsable({ voucher: known.voucher, today, nowMs, lastUse: undefined })
    if (!now.me && now.owner === 'relay') throw new Refusal('node_recovering')
    const before = spent.filter(use => use.voucherId === voucherId)
    const gone = before.reduce((sum, use) => sum + use.cents, 0)
    const left = leftOf(known) - gone
    if (left < cents)
      throw new Refusal('refreshments_used_up', { left: (Math.max(0, left) / 100).toFixed(2) })
    const part = heldOf(known, now.owner)
    const held = now.me ? part.cents - gone : 0
    if (held < cents) throw new Refusal('refreshments_elsewhere', { voucherId, missing: cents - held })
    spent.push({ voucherId, version: part.version + before.length + 1, paymentId, cents })
  }
  return spentBy(now, spent)
}

/**
 * What a sale had spent that its box lost and that came back: it counts, whether or not the box still holds so much, and
 * whether or not the voucher's issue came back before it.
 *
 * @param known payments whose spending was not lost
 */
export function spentRefreshmentsAgain(
  now: RefreshmentsNow,
  wanted: readonly WantedRefreshment[],
  known: ReadonlySet<string>,
): Draft[] {
  return spentBy(now, usesOf(now, wanted, known))
}

/** Uses that are not known yet, each with the next version; none while this node may write none. */
function usesOf(
  { me, versions }: Pick<RefreshmentsNow, 'me' | 'versions'>,
  wanted: readonly WantedRefreshment[],
  known: ReadonlySet<string>,
): RefreshmentUse[] {
  const uses: RefreshmentUse[] = []
  for (const { voucherId, paymentId, cents } of wanted) {
    if (!me || known.has(paymentId)) continue
    const before = uses.filter(use => use.voucherId === voucherId).length
    uses.push({ voucherId, version: (versions.get(voucherId) ?? 0) + before + 1, paymentId, cents })
  }
  return uses
}

function spentBy({ owner, cinemaId }: RefreshmentsNow, spent: RefreshmentUse[]): Draft[] {
  if (!spent.length) return []
  return [{ scope: 'exhibitor', type: 'refreshments.spent', body: { owner, cinemaId, spent } }]
}

/**
 * The fact that gives back what a return pays back to vouchers, to the part of the node that returns it. Also to one
 * that was cancelled or has expired: it cannot be used, and its sum stays what it is.
 *
 * @param known payments this very return has given back already
 */
export function returnRefreshments(
  now: Pick<RefreshmentsNow, 'owner' | 'me' | 'cinemaId' | 'versions'>,
  returnId: string,
  wanted: readonly WantedRefreshment[],
  known: ReadonlySet<string>,
): Draft[] {
  const returned = usesOf(now, wanted, known)
  const { owner, cinemaId } = now
  if (!returned.length) return []
  return [
    { scope: 'exhibitor', type: 'refreshments.returned', body: { owner, cinemaId, returnId, returned } },
  ]
}

/**
 * What a node gives another one that asks for a voucher's refreshment value, in cents: what it asked for, and nothing of a
 * cancelled voucher, as with turns. A relay gives all it holds, since snacks are sold in cinemas alone and the next cut may
 * come before the next guest.
 */
export function grantRefreshments(
  { voucher, parts }: Refreshments,
  asked: number,
  by: { owner: TurnOwner; me: TurnOwner | null },
): number {
  const held = heldOf({ parts }, by.owner).cents
  if (!by.me || held <= 0 || voucher.cancelled) return 0
  const { me } = by
  return me === 'relay' ? held : Math.min(held, asked)
}
