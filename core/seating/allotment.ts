import type { Seat } from '../venue/arrangement.ts'
import { blocksOf } from './block.ts'
import type { Owner } from './token.ts'

/**
 * How low the other side's free seats may fall, as a part of what it should have, before it is given more, and how
 * full it is made then. The two differ so that a seat sold or let go here and there moves nothing.
 */
export type WaterMarks = {
  low: number
  high: number
  /** How long seats that were handed over are kept; the keeper's own when left out. */
  quietMs?: number
}
export const waterMarks: WaterMarks = { low: 0.5, high: 1 }

/** Percent of the room each side keeps for sale even when nobody is buying there. */
export type Shares = { registerPercent: number; onlinePercent: number }
export const usualShares: Shares = { registerPercent: 10, onlinePercent: 10 }

/** A family finds seats in the smallest room. */
const fewestSeats = 4

const minuteMs = 60_000
/** Sales of this long are taken as what the next `aheadMs` will bring. */
export const lookBackMs = 30 * minuteMs
const aheadMs = 60 * minuteMs
/** Before online sale ends the relay's seats go home to the box little by little; afterwards all of them. */
const closingMs = 30 * minuteMs

/** A coming show as one side knows it. */
export type ShowNow = {
  me: Owner
  nowMs: number
  /** Visitors can begin to buy until then. */
  onlineEndsMs: number
  /** End of the feature: the register sells until then. */
  endMs: number
  /** Places in the room. */
  capacity: number
  /** Seats this side owns that are free and in nobody's basket. */
  mine: readonly Seat[]
  /** Free seats the other side owns, as far as this side knows. */
  theirs: readonly Seat[]
  /** Tickets each side sold in the last `lookBackMs`. */
  soldLately: Readonly<Record<Owner, number>>
  shares: Shares
}

/** Why seats are handed over: so that the other side can go on selling if the line is cut, or as online sale ends. */
/** Why seats are handed over; facts carry it as their request. */
export const givingReasons = ['allotment', 'online_sale_ending'] as const
type GivingReason = (typeof givingReasons)[number]
export type Giving = { reason: GivingReason; seats: Seat[] }

/**
 * Which seats this side hands to the other now, so that both could go on selling if the line were cut this moment.
 * Each side should have its share of the room and what its sales of the last half hour let expect for the next hour;
 * where the room no longer holds that for both, what is left beyond the shares is split as the sides sell. The other
 * side is given more only when it has fallen below the low mark, and never so much that this side falls below its own
 * part. Nothing moves to the relay once online sale has ended, and nothing at all once the feature is over.
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

/** A coming show as far as it matters for what a side keeps of it. */
export type Shared = Pick<ShowNow, 'nowMs' | 'onlineEndsMs' | 'endMs' | 'capacity' | 'shares'>

/**
 * How many seats of a show visitors leave to the register as long as they have not paid: its share of the seats nobody
 * has paid for, and where they no longer hold the shares of both sides its part of them, rounded up. So the register
 * always finds a seat while there is one, and a visitor has any seat while that many are left.
 *
 * @param unsold seats that are neither sold at the register nor paid online, held and paying ones included
 */
export function registerShare(show: Shared, unsold: number): number {
  return Math.ceil(divided(unsold, shareOf(show, 'box'), shareOf(show, 'relay')).box)
}

/** How many of the free seats each side should have now; together never more than there are. */
function partsOf(show: ShowNow): Record<Owner, number> {
  const free = show.mine.length + show.theirs.length
  const [box, relay] = [needOf(show, 'box'), needOf(show, 'relay')]
  const shares = divided(free, box.share, relay.share)
  const beyond = divided(free - shares.box - shares.relay, box.expected, relay.expected)
  return { box: shares.box + beyond.box, relay: shares.relay + beyond.relay }
}

/** What two sides want of something, less in the same proportion where there is not enough. */
function divided(there: number, box: number, relay: number): Record<Owner, number> {
  const enough = Math.min(1, there / (box + relay || 1))
  return { box: box * enough, relay: relay * enough }
}

/** What a side should have although nobody is buying there, and what its buyers will take soon. In seats. */
function needOf(show: ShowNow, owner: Owner): { share: number; expected: number } {
  const forMs = Math.max(0, Math.min(aheadMs, leftMs(show, owner)))
  return { share: shareOf(show, owner), expected: (show.soldLately[owner] * forMs) / lookBackMs }
}

/** What a side should have although nobody is buying there, in seats; none once its sale has ended. */
function shareOf(show: Shared, owner: Owner): number {
  const percent = owner === 'relay' ? show.shares.onlinePercent : show.shares.registerPercent
  const left = leftMs(show, owner)
  if (left <= 0 || !percent) return 0
  const share = Math.max(fewestSeats, Math.ceil((show.capacity * percent) / 100))
  return owner === 'relay' ? share * Math.min(1, left / closingMs) : share
}

const leftMs = (show: Shared, owner: Owner) =>
  (owner === 'relay' ? show.onlineEndsMs : show.endMs) - show.nowMs

/** `count` seats in blocks; a seat more where a single one would be left beside a block, if there is one to spare. */
function choose(show: ShowNow, to: Owner, count: number, spare: number): Seat[] {
  return blocksOf(show.mine, show.theirs, { count, most: Math.max(count, spare), online: to === 'relay' })
}
