import type { Tx } from '../journal/node.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import type { Visitor } from '../api/visitor.ts'
import type { Hold } from './contract.ts'
import { seatsChosen, seatsToHold, type HoldNow } from './hold.ts'
import { loadShow, seatsNow } from './load.ts'
import { nextVersions } from './show.ts'
import { dropHold, writeHold } from './store.ts'
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
}

/**
 * Keeps exactly these seats for a basket, all or none; an empty list releases them. Where seating is free, as many
 * places. Refuses `seat_unknown`, `seat_taken` and `seats_elsewhere` (each names the seats), as the show is closed to
 * the channel, where seating is free `not_enough_seats`, as `requireParty` where the party is placed, and to visitors as
 * `requireVisitorMay`.
 */
export function placeHold(tx: Tx, basket: Basket, seatIds: readonly string[]): Hold {
  return keep(tx, basket, seatsToHold(loadHold(tx, basket, seatIds), seatIds))
}

/** Chooses seats by the screen's algorithm, inside the transaction, and keeps them. Refuses `not_enough_seats`, and as `placeHold`. */
export function placeAutoHold(tx: Tx, basket: Basket, count: number): Hold {
  const now = loadHold(tx, basket, undefined)
  const screen = tx.catalogue.get('screen', now.schedule.screenId)
  const algorithm = screen?.autoAssign.algorithm ?? 'top_left'
  const seatIds = seatsChosen(now, count, { algorithm, clearance: screen?.seatClearance ?? 2 })
  return keep(tx, basket, seatIds)
}

/** @param seatIds undefined for all seats of the show */
function loadHold(tx: Tx, basket: Basket, seatIds: readonly string[] | undefined): HoldNow {
  const { scheduleId, channel, connected, heldThere, visitor } = basket
  const show = loadShow(tx, scheduleId, seatIds, channel)
  const grows = channel === 'site' && seatIds?.length !== 0
  return {
    ...show,
    seating: { ...show.seating, connected, heldThere },
    basket: basketKey(basket.id, visitor),
    unfinished: basket.unfinished,
    bounds: grows ? loadVisitorShow(tx, show, basket) : undefined,
  }
}

function keep(tx: Tx, basket: Basket, seatIds: readonly string[]): Hold {
  const exhibitor = exhibitorOf(tx.catalogue)
  const untilMs = tx.nowMs + (exhibitor?.holdSeconds ?? 600) * 1000
  dropHold(tx.db, basket.id, basket.visitor)
  for (const seat of seatIds) writeHold(tx.db, basket, seat, untilMs)
  return {
    id: basket.id,
    scheduleId: basket.scheduleId,
    seats: [...seatIds],
    until: new Date(untilMs).toISOString(),
  }
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
