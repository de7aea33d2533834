import type { Seat } from '../venue/arrangement.ts'
import { blocksOf } from './block.ts'
import type { Owner } from './token.ts'

/**
 * How low the other side's free seats may fall, as a part of what it should have, before it is given more, and how full
 * it is made then. The two differ so that single sales and releases move nothing.
 */
export type WaterMarks = {
  low: number
  high: number
  /** How long seats that were handed over are kept; the worker's default when left out. */
  quietMs?: number
}
export const waterMarks: WaterMarks = { low: 0.5, high: 1 }

/** Percent of the show's seats each side keeps for sale even when nobody is buying there. */
export type Shares = { registerPercent: number; onlinePercent: number }
export const usualShares: Shares = { registerPercent: 10, onlinePercent: 10 }

/** What each side keeps of a show: as the show says, else its screen. */
export function sharesOf(
  screen: { shares?: Shares | undefined } | undefined,
  show: { shares: string | null },
): Shares {
  if (show.shares !== null) return JSON.parse(show.shares) as Shares
  return screen?.shares ?? usualShares
}

/** Enough for a family, also in the smallest screen. */
const fewestSeats = 4

const minuteMs = 60_000
/** Sales of the last so long predict those of the next `aheadMs`. */
export const lookBackMs = 30 * minuteMs
const aheadMs = 60 * minuteMs
/** Before online sale ends the relay's seats return to the box step by step; afterwards all of them. */
export const closingMs = 30 * minuteMs

/** A coming show as one side knows it. */
export type ShowNow = {
  me: Owner
  nowMs: number
  /** Visitors can begin to buy until then. */
  onlineEndsMs: number
  /** End of the feature: the register sells until then. */
  endMs: number
  /** Number of seats. */
  capacity: number
  /** Seats this side owns that are free and in nobody's basket. */
  mine: readonly Seat[]
  /** Free seats the other side owns, as far as this side knows. */
  theirs: readonly Seat[]
  /** Tickets each side sold in the last `lookBackMs`. */
  soldLately: Readonly<Record<Owner, number>>
  shares: Shares
}

/** Why seats are handed over: so that the other side can go on selling when disconnected, or as online sale ends. */
/** Why seats are handed over; facts carry it as their request. */
export const givingReasons = ['allotment', 'online_sale_ending'] as const
type GivingReason = (typeof givingReasons)[number]
export type Giving = { reason: GivingReason; seats: Seat[] }

/**
 * Which seats this side hands to the other now, so that both could go on selling if the connection broke now. Each side
 * should have its share of the seats and what its sales of the last half hour predict for the next hour; where that is
 * more than the free seats, what is left beyond the shares is split as the sides sell. The other side is given more
 * only when it has fallen below the low mark, and never so much that this side falls below its own part. Nothing moves
 * to the relay once online sale has ended, and nothing at all once the feature is over.
 */
export function seatsToGive(show: ShowNow, marks: WaterMarks = waterMarks): Giving | undefined {
  if (show.nowMs >= show.endMs || !show.mine.length) return undefined
  const other: Owner = show.me === 'relay' ? 'box' : 'relay'
  const mine = show.mine.length
  const part = partsOf(show)
  const full = Math.floor(part[other] * marks.high)
  if (show.theirs.length < full * marks.low) {
    const count = Math.min(full - show.theirs.length, mine)
    const spare = mine - Math.ceil(part[show.me])
    const seats = count > 0 ? choose(show, other, count, spare) : []
    if (seats.length) return { reason: 'allotment', seats }
  }
  const surplus = mine - Math.ceil(part.relay)
  if (show.me === 'relay' && isClosing(show) && surplus > 0 && mine * marks.low > part.relay)
    return { reason: 'online_sale_ending', seats: choose(show, other, surplus, surplus) }
  return undefined
}

const isClosing = (show: ShowNow) => show.nowMs > show.onlineEndsMs - closingMs

/** A coming show, as needed to compute what a side should keep of it. */
export type Shared = Pick<ShowNow, 'nowMs' | 'onlineEndsMs' | 'endMs' | 'capacity' | 'shares'>

/**
 * How many seats of a show are reserved for the register against unpaid baskets of visitors: its share of the unpaid
 * seats, or where these are fewer than both shares its proportion of them, rounded up. So the register always finds a
 * seat while there is one, and a visitor has any seat while that many are left.
 *
 * @param unsold seats that are neither sold at the register nor paid online, held and paying ones included
 */
export function registerShare(show: Shared, unsold: number): number {
  return Math.ceil(divided(unsold, shareOf(show, 'box'), shareOf(show, 'relay')).box)
}

/** How many of the free seats each side should have now; together at most all of them. */
function partsOf(show: ShowNow): Record<Owner, number> {
  const free = show.mine.length + show.theirs.length
  const [box, relay] = [needOf(show, 'box'), needOf(show, 'relay')]
  const shares = divided(free, box.share, relay.share)
  const beyond = divided(free - shares.box - shares.relay, box.expected, relay.expected)
  return { box: shares.box + beyond.box, relay: shares.relay + beyond.relay }
}

/** Two wishes, reduced in the same proportion where there is not enough for both. */
function divided(there: number, box: number, relay: number): Record<Owner, number> {
  const enough = Math.min(1, there / (box + relay || 1))
  return { box: box * enough, relay: relay * enough }
}

/**
 * What a side should have even when nobody is buying there, plus what its buyers are expected to take soon. In seats.
 */
function needOf(show: ShowNow, owner: Owner): { share: number; expected: number } {
  const forMs = Math.max(0, Math.min(aheadMs, leftMs(show, owner)))
  return { share: shareOf(show, owner), expected: (show.soldLately[owner] * forMs) / lookBackMs }
}

/** What a side should have even when nobody is buying there, in seats; none once its sale has ended. */
function shareOf(show: Shared, owner: Owner): number {
  const percent = owner === 'relay' ? show.shares.onlinePercent : show.shares.registerPercent
  const left = leftMs(show, owner)
  if (left <= 0 || !percent) return 0
  const share = Math.max(fewestSeats, Math.ceil((show.capacity * percent) / 100))
  return owner === 'relay' ? share * Math.min(1, left / closingMs) : share
}

const leftMs = (show: Shared, owner: Owner) =>
  (owner === 'relay' ? show.onlineEndsMs : show.endMs) - show.nowMs

/** `count` seats in blocks; one seat more where a single one would be left beside a block, if one can be spared. */
function choose(show: ShowNow, to: Owner, count: number, spare: number): Seat[] {
  return blocksOf(show.mine, show.theirs, { count, most: Math.max(count, spare), online: to === 'relay' })
}
