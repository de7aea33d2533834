import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import type { SaleChannel } from '../programme/on-sale.ts'
import { requireOnSale } from '../programme/sale.ts'
import { scheduleById } from '../programme/store.ts'
import type { Seat } from '../venue/arrangement.ts'
import { autoAssign } from './auto-assign.ts'
import type { Hold } from './contract.ts'
import { placesFor } from './free-seating.ts'
import { roomNow, seatsNow } from './room.ts'
import { freeSeats, seatStateOf, tokenOf, type RoomNow } from './seat-state.ts'
import { arrangementById, dropHold, seatsHeld, writeHold } from './store.ts'
import type { Owner, TokenChange } from './token.ts'
import { requireVisitorMay } from './visitors/bounds.ts'
import { basketKey } from './visitors/visitor.ts'
import type { Visitor } from '../api/visitor.ts'

export type Basket = {
  id: string
  scheduleId: string
  channel: SaleChannel
  connected: boolean
  /** Seats that the other side keeps for somebody, as far as this one knows. */
  heldThere?: ReadonlySet<string> | undefined
  /** Whose it is; a register's belongs to nobody in particular. */
  visitor?: Visitor | undefined
}

/**
 * Keeps exactly these seats for a basket, all or none; an empty list lets go. Where seating is free, as many places.
 * Refuses `seat_unknown`, `seat_taken` and `seats_elsewhere` (each names the seats), as `requireOnSale`, where seating is free `not_enough_seats`, and to visitors as `requireVisitorMay`.
 */
export function placeHold(tx: Tx, basket: Basket, seatIds: readonly string[]): Hold {
  const wanted = [...new Set(seatIds)]
  const { role } = tx.identity
  const known = seatsNow(tx.db, basket.scheduleId, wanted, role, basket.connected, tx.nowMs)
  const { schedule, arrangement } = known
  const room = { ...known.room, heldThere: basket.heldThere }
  if (seatIds.length) requireOnSale(tx, schedule, basket.channel)
  if (arrangement.freeSeating) return keep(tx, basket, countedPlaces(tx, basket, wanted, wanted.length))
  const unknown = wanted.filter(seat => !arrangement.byId.has(seat))
  if (unknown.length) throw new Refusal('seat_unknown', { seats: unknown })
  const taken = wanted.filter(seat =>
    ['sold', 'held', 'blocked'].includes(seatStateOf(room, seat, keyOf(basket))),
  )
  if (taken.length) throw new Refusal('seat_taken', { seats: taken })
  requireBounds(tx, basket, wanted.length)
  requireMine(room, wanted)
  return keep(tx, basket, wanted)
}

const keyOf = ({ id, visitor }: Basket) => basketKey(id, visitor)

/** Asked before the other side is asked for seats: what a visitor may not keep does not come over. */
function requireBounds(tx: Tx, basket: Basket, seats: number): void {
  if (basket.channel !== 'site' || !seats) return
  const schedule = scheduleById(tx.db, basket.scheduleId)!
  const capacity = arrangementById(tx.db, schedule.arrangementId)!.seats.length
  const held = seatsHeld(tx.db, basket, tx.nowMs)
  requireVisitorMay(tx, { ...basket, paying: false }, [{ schedule, capacity, seats, held }])
}

/** Chooses seats by the screen's algorithm, inside the transaction, and keeps them. Refuses `not_enough_seats`, and as `placeHold`. */
export function placeAutoHold(tx: Tx, basket: Basket, count: number): Hold {
  const { role } = tx.identity
  const known = roomNow(tx.db, basket.scheduleId, role, basket.connected, tx.nowMs)
  const { schedule, arrangement } = known
  const room = { ...known.room, heldThere: basket.heldThere }
  if (count) requireOnSale(tx, schedule, basket.channel)
  if (!count) return keep(tx, basket, [])
  if (arrangement.freeSeating) return keep(tx, basket, countedPlaces(tx, basket, [], count))
  const screen = tx.catalogue.get('screen', schedule.screenId)
  const wish = {
    count,
    algorithm: screen?.autoAssign.algorithm ?? 'top_left',
    clearance: screen?.seatClearance ?? 2,
  }
  const { mine, theirs } = freeSeats(room, keyOf(basket))
  const all = [...mine, ...theirs]
  if (all.length < count) throw new Refusal('not_enough_seats', { free: all.length })
  requireBounds(tx, basket, count)
  const free = new Set(all.map(seat => seat.id))
  const taken = room.arrangement.seats.filter(seat => !free.has(seat.id))
  // A guest who chose no class is not led to a dearer one while there is a plain seat; own seats come before asking
  // the other side, and the places meant for few come last.
  const plain = (seat: Seat) => seat.autoassign && seat.class === 'standard'
  const ordinary = (seat: Seat) => seat.autoassign
  const pools = [mine.filter(plain), all.filter(plain), mine.filter(ordinary), all.filter(ordinary), all]
  let choice: Seat[] = []
  for (const pool of pools) if (!choice.length) choice = autoAssign(pool, taken, wish)
  if (!choice.length) throw new Refusal('not_enough_seats', { free: all.length })
  const seatIds = choice.map(seat => seat.id)
  requireMine(room, seatIds)
  return keep(tx, basket, seatIds)
}

/** Places for a basket where seating is free. Refuses `not_enough_seats`, and `seats_elsewhere` for those to be asked for. */
function countedPlaces(tx: Tx, basket: Basket, named: readonly string[], count: number): string[] {
  const { room: known } = roomNow(tx.db, basket.scheduleId, tx.identity.role, basket.connected, tx.nowMs)
  const room = { ...known, heldThere: basket.heldThere }
  const { places, elsewhere } = placesFor(room, keyOf(basket), named, count)
  if (places.length < count) throw new Refusal('not_enough_seats', { free: places.length })
  requireBounds(tx, basket, count)
  if (elsewhere.length) throw new Refusal('seats_elsewhere', { seats: elsewhere })
  return places
}

function requireMine(room: RoomNow, seatIds: readonly string[]): void {
  const elsewhere = seatIds.filter(seat => tokenOf(room, seat).owner !== room.me)
  if (elsewhere.length) throw new Refusal('seats_elsewhere', { seats: elsewhere })
}

function keep(tx: Tx, basket: Basket, seatIds: readonly string[]): Hold {
  const exhibitor = tx.catalogue.all('exhibitor')[0]
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
 * Gives seats to the other side: those this node owns that are free and in nobody's basket. Where seating is free, as
 * many places as were asked for, whichever they are. The fact is the transfer; once it is written this node can never
 * sell them again, whatever happens to the message.
 *
 * @param ask.mayGive seats this node has only just been given stay here for a moment
 * @param ask.most no more seats than this are given
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
  const { role } = tx.identity
  const known = scheduleById(tx.db, ask.scheduleId)
  const free = known && arrangementById(tx.db, known.arrangementId)?.freeSeating
  const { schedule, arrangement, room } = free
    ? roomNow(tx.db, ask.scheduleId, role, false, tx.nowMs)
    : seatsNow(tx.db, ask.scheduleId, ask.seatIds, role, false, tx.nowMs)
  if (schedule.cancelled) return { seatIds: [], at: null }
  const asked = new Set(ask.seatIds)
  const others = free ? arrangement.seats.map(seat => seat.id).filter(id => !asked.has(id)) : []
  const given = [...asked, ...others]
    .filter(
      seat =>
        arrangement.byId.has(seat) &&
        (ask.mayGive?.(seat) ?? true) &&
        seatStateOf(room, seat) === 'free' &&
        tokenOf(room, seat).owner === room.me,
    )
    .slice(0, Math.min(asked.size, ask.most ?? asked.size))
  if (!given.length) return { seatIds: [], at: null }
  const { origin, seq } = tx.append(`cinema:${schedule.cinemaId}`, 'seats.transferred', {
    to: ask.to,
    requestId: ask.requestId,
    tokens: nextVersions(room, ask.scheduleId, given),
  })
  return { seatIds: given, at: { origin, seq } }
}

/** The versions a fact about these seats authors. */
export function nextVersions(
  room: Pick<RoomNow, 'tokens' | 'relaySeats'>,
  scheduleId: string,
  seatIds: readonly string[],
): TokenChange[] {
  return seatIds.map(seatId => ({ scheduleId, seatId, version: tokenOf(room, seatId).version + 1 }))
}
