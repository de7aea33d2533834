import type { BillStatus } from '../database/statuses.ts'
import { waysOff, type WayOff } from './facts.ts'

/** Where somebody is who asked for seats: not confirmed yet, in line, seats are kept for them, or how they stopped. */
export type WaitingState = 'asked' | 'waiting' | 'offered' | WayOff

/** Nobody is asked to confirm longer than this, and who does not is forgotten. */
const confirmMs = 24 * 3_600_000

/** Somebody in line or not, as facts say; times are ISO. */
export type Guest = {
  at: string
  confirmedAt: string | null
  endedAt: string | null
  endedHow: string | null
}
/** The seats that were offered to them last. */
export type LastOffer = {
  untilMs: number
  withdrawnAt: string | null
  /** Of the purchase it was taken into, if it has become one. */
  billStatus: BillStatus | undefined
  /** It is in nobody's basket yet, and some of its seats are kept for it no longer. */
  isLost: boolean
  /** Its time is over, and its mail had not left by then: the mail server was out of reach. */
  isUnsent: boolean
}

const bought: ReadonlySet<BillStatus | undefined> = new Set<BillStatus>([
  'settled',
  'refunding',
  'partially_refunded',
  'refunded',
])

/** Where a guest is now, whether or not anybody has written it yet. */
export function stateOf(guest: Guest, offer: LastOffer | undefined, nowMs: number): WaitingState {
  if (guest.endedAt !== null) return waysOff.find(way => way === guest.endedHow) ?? 'over'
  if (guest.confirmedAt === null) return 'asked'
  if (!offer || offer.withdrawnAt !== null) return 'waiting'
  if (bought.has(offer.billStatus)) return 'bought'
  // What is being paid for keeps its seats until the provider's word, however late that is.
  return offer.billStatus === 'paying' || nowMs < offer.untilMs ? 'offered' : 'lapsed'
}

/** What is to be written about a guest now. */
export type Due = { what: 'end'; how: WayOff; forgotten: boolean } | { what: 'withdraw' }

/**
 * What is due about a guest: nothing once they were forgotten, which everybody is when the show is over.
 *
 * @param show when it was sold for the last time online, and when it is over; epoch milliseconds, and at once for one that was cancelled
 */
export function dueOf(
  guest: Guest,
  offer: LastOffer | undefined,
  { saleEndsMs, endMs, nowMs }: { saleEndsMs: number; endMs: number; nowMs: number },
): Due | undefined {
  const state = stateOf(guest, offer, nowMs)
  const isOver = nowMs >= endMs
  // Nobody lets pass what they never heard of.
  if (state === 'lapsed' && offer?.isUnsent && nowMs < saleEndsMs) return { what: 'withdraw' }
  if (guest.endedAt !== null)
    return isOver ? { what: 'end', how: state as WayOff, forgotten: true } : undefined
  if (state === 'bought' || state === 'lapsed') return { what: 'end', how: state, forgotten: isOver }
  if (state === 'offered' && offer?.billStatus === 'paying') return undefined
  if (state === 'asked' && nowMs - Date.parse(guest.at) >= confirmMs)
    return { what: 'end', how: 'not_confirmed', forgotten: true }
  if (nowMs >= saleEndsMs) return { what: 'end', how: 'over', forgotten: isOver }
  return state === 'offered' && offer?.isLost ? { what: 'withdraw' } : undefined
}

/** When a link to confirm ends. */
export const confirmUntilMs = (at: string): number => Date.parse(at) + confirmMs
