import type { Tx } from '../journal/node.ts'
import { Refusal } from '../refusal.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import type { Visitor } from '../api/visitor.ts'
import { dropHoldOfShow, otherShowsHeld } from './basket-store.ts'
import type { Hold } from './contract.ts'
import { seatsChosen, seatsToHold, type Chosen, type HoldNow } from './hold.ts'
import { releaseOverdue } from './reserved/commands.ts'
import { givingOf, loadShow, requireOwnBasket, seatsNow } from './load.ts'
import { mostShows } from './most-shows.ts'
import { nextVersions } from './show.ts'
import { tokenOf } from './seat-state.ts'
import { dropHold, writeHold } from './hold-store.ts'
import type { Owner } from './token.ts'
import { seatsToTransfer } from './transfer.ts'
import { loadVisitorShow } from './visitors/load.ts'
import { basketKey } from './visitors/visitor.ts'
import { exhibitorOf } from '../venue/exhibitor.ts'

export type Basket = {
  id: string
  scheduleId: string
  channel: SaleChannel
  connected: boolean
  /** Seats held on the other side, as far as this one knows. */
  heldThere?: ReadonlySet<string> | undefined
  /** Whose basket it is; null for a register's. */
  visitor?: Visitor | undefined
  /** The party is still being placed: the rules for where it may sit are asked at its sale. */
  unfinished?: boolean | undefined
  /** At a register: seats that are blocked here may be among those that are named. */
  blockedToo?: boolean | undefined
  /** Proposed are only seats that this side owns: the other one gave none. */
  ownOnly?: boolean | undefined
  /** A reservation whose seats it may keep: its guest is here to pay. */
  redeems?: string | undefined
}

/**
 * Keeps exactly these seats of a show for a basket, all or none; an empty list releases them. Where seating is free, as
 * many places. A basket at the till keeps seats of up to `mostShows` shows, each for a time of its own; a visitor's has
 * one show, so what it kept of another is released. Refuses `too_many_shows`, `seat_unknown`, `seat_taken` and `seats_elsewhere` (each names the seats), as the show is closed to
 * the channel, where seating is free `not_enough_seats`, as `requireParty` where the party is placed, at registers as
 * `requireOwnBasket`, and to visitors as `requireVisitorMay`.
 */
export function placeHold(tx: Tx, basket: Basket, seatIds: readonly string[]): Hold {
  const now = loadHold(tx, basket, seatIds)
  const seats = seatsToHold(now, seatIds)
  return keep(
    tx,
    basket,
    seats,
    new Set(seats.filter(seat => tokenOf(now.seating, seat).state === 'blocked')),
  )
}

/**
 * Chooses seats by the screen's algorithm, inside the transaction, and keeps them; says so where they are not together.
 * Refuses `not_enough_seats`, and as `placeHold`.
 */
export function placeAutoHold(tx: Tx, basket: Basket, count: number): Hold & Partial<Pick<Chosen, 'apart'>> {
  const now = loadHold(tx, basket, undefined)
  const { seatIds, apart } = seatsChosen(now, count, givingOf(tx, now.schedule), basket.ownOnly)
  return { ...keep(tx, basket, seatIds), ...(apart ? { apart } : {}) }
}

/** @param seatIds undefined for all seats of the show */
function loadHold(tx: Tx, basket: Basket, seatIds: readonly string[] | undefined): HoldNow {
  const { scheduleId, channel, connected, heldThere, visitor, redeems } = basket
  releaseOverdue(tx, scheduleId)
  const show = loadShow(tx, scheduleId, seatIds, channel)
  const grows = channel === 'site' && seatIds?.length !== 0
  return {
    ...show,
    seating: { ...show.seating, connected, heldThere, redeems: redeems ? new Set([redeems]) : undefined },
    basket: basketKey(basket.id, visitor),
    unfinished: basket.unfinished,
    blockedToo: channel === 'register' && basket.blockedToo,
    bounds: grows ? loadVisitorShow(tx, show, basket) : undefined,
  }
}

/** @param heldBlocked seats among them that are blocked, which only staff may keep nevertheless */
function keep(
  tx: Tx,
  basket: Basket,
  seatIds: readonly string[],
  heldBlocked: ReadonlySet<string> = new Set(),
): Hold {
  if (!basket.visitor) requireOwnBasket(tx, basket.id)
  const exhibitor = exhibitorOf(tx.catalogue)
  const untilMs = tx.nowMs + (exhibitor?.holdSeconds ?? 600) * 1000
  letGoBefore(tx, basket, seatIds.length > 0)
  const device = basket.visitor ? undefined : tx.actor.device
  for (const seat of seatIds) writeHold(tx.db, { ...basket, device, heldBlocked }, seat, untilMs)
  return {
    id: basket.id,
    scheduleId: basket.scheduleId,
    seats: [...seatIds],
    until: new Date(untilMs).toISOString(),
  }
}

/** What a basket kept before, which the seats it keeps now take the place of. */
function letGoBefore(tx: Tx, { id, scheduleId, visitor }: Basket, keepsMore: boolean): void {
  if (visitor) return dropHold(tx.db, id, visitor)
  if (keepsMore && otherShowsHeld(tx.db, id, scheduleId, tx.nowMs) >= mostShows)
    throw new Refusal('too_many_shows', { most: mostShows })
  dropHoldOfShow(tx.db, id, scheduleId)
}

/**
 * Gives seats to the other side, as `seatsToTransfer` says. The fact is the transfer; once it is written this node can
 * never sell them again, whatever happens to the message.
 *
 * @param ask.mayGive seats this node has only just received stay here for a moment
 * @param ask.most the most seats to give
 * @returns the seats that were given and the fact that gave them; the others stay
 */
export function grantSeats(
  tx: Tx,
  ask: {
    scheduleId: string
    seatIds: readonly string[]
    to: Owner
    requestId: string
    mayGive?: (seatId: string) => boolean
    most?: number | undefined
  },
): {
  seatIds: string[]
  at: { origin: string; seq: number } | null
} {
  const { scheduleId, to, requestId } = ask
  releaseOverdue(tx, scheduleId)
  const show = seatsNow(tx.db, scheduleId, ask.seatIds, tx.identity.role, false, tx.nowMs)
  const given = seatsToTransfer(show, ask)
  if (!given.length) return { seatIds: [], at: null }
  const tokens = nextVersions(show.seating, scheduleId, given)
  const { origin, seq } = tx.append(`cinema:${show.schedule.cinemaId}`, 'seats.transferred', {
    to,
    requestId,
    tokens,
  })
  return { seatIds: given, at: { origin, seq } }
}
