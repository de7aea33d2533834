import type { Arrangement, Seat } from '../venue/arrangement.ts'
import type { SeatState } from './contract.ts'
import { firstToken, type Owner, type Token } from './token.ts'

/** A show's seats as one node sees them at one moment. */
export type ShowSeats = {
  arrangement: Pick<Arrangement, 'seats'>
  relaySeats: ReadonlySet<string>
  tokens: ReadonlyMap<string, Token>
  /** Seat to the basket that holds it. */
  holds: ReadonlyMap<string, string>
  /** Seats that are blocked in every show of the screen. */
  broken?: ReadonlySet<string>
  /** Baskets among them whose party is still being placed. */
  unfinished?: ReadonlySet<string>
  /** Seats that were blocked when staff took them into their basket, knowing so. */
  heldBlocked?: ReadonlySet<string>
  /** Reserved seats with their reservation. */
  reserved?: ReadonlyMap<string, ReservedSeat>
  /** The reservations whose seats this basket may have. */
  redeems?: ReadonlySet<string> | undefined
  me: Owner
  /** Seats of the other side that are in somebody's basket there, as far as this side knows. */
  heldThere?: ReadonlySet<string> | undefined
  /** Whether seats can be requested from the other side. */
  connected: boolean
}

/** `isOver`: its time has come and nobody is paying for it, so its seats may be had by anybody. */
export type ReservedSeat = { reservationId: string; isOver: boolean }

export function tokenOf(seating: Pick<ShowSeats, 'tokens' | 'relaySeats'>, seatId: string): Token {
  return seating.tokens.get(seatId) ?? firstToken(seatId, seating.relaySeats)
}

/** A seat's state for a basket; its own hold does not count. */
export function seatStateOf(seating: ShowSeats, seatId: string, basket?: string): SeatState {
  const token = tokenOf(seating, seatId)
  if (token.state === 'sold') return 'sold'
  if (token.state === 'paying') return 'held'
  const holder = seating.holds.get(seatId)
  if (token.state === 'blocked' && !isTakenByStaff(seating, seatId, basket)) return 'blocked'
  if (holder !== undefined && holder !== basket) return 'held'
  if (token.state === 'reserved' && isKeptFromBasket(seating, seatId, holder)) return 'reserved'
  // What a guest already has in the basket is theirs to pay.
  if (holder === undefined && seating.broken?.has(seatId)) return 'blocked'
  if (token.owner === seating.me) return 'free'
  if (seating.heldThere?.has(seatId)) return 'held'
  return seating.connected ? 'free' : 'elsewhere'
}

/**
 * Whether somebody at the till has put a blocked seat into this very basket, knowing that it is blocked: a basket of
 * before it was blocked is no word for that, where this node heard of it late. Its owner alone sells it, and it stays
 * blocked until then.
 */
function isTakenByStaff(seating: ShowSeats, seatId: string, basket: string | undefined): boolean {
  const isTheirs = basket !== undefined && seating.holds.get(seatId) === basket
  return isTheirs && Boolean(seating.heldBlocked?.has(seatId)) && isBlockedHere(seating, seatId)
}

/** Whether a seat that is blocked here may come into a basket of staff: it is in no other one. */
export function mayStaffTake(seating: ShowSeats, seatId: string, basket: string): boolean {
  const holder = seating.holds.get(seatId)
  return (holder === undefined || holder === basket) && isBlockedHere(seating, seatId)
}

/** Whether a seat is blocked in this show and this node's: what is blocked in every show of the screen is not meant. */
function isBlockedHere(seating: ShowSeats, seatId: string): boolean {
  const { state, owner } = tokenOf(seating, seatId)
  return state === 'blocked' && owner === seating.me
}

/** Whether a reserved seat is not this basket's to have: it is, where its reservation is redeemed or over. */
function isKeptFromBasket({ reserved, redeems }: ShowSeats, seatId: string, holder: string | undefined) {
  const kept = reserved?.get(seatId)
  return holder === undefined && !kept?.isOver && !(kept && redeems?.has(kept.reservationId))
}

/** Every seat that is not free, as contracts carry it. */
export function seatStates(seating: ShowSeats, basket?: string): Record<string, SeatState> {
  const states: Record<string, SeatState> = {}
  for (const seat of seating.arrangement.seats) {
    const state = seatStateOf(seating, seat.id, basket)
    if (state !== 'free') states[seat.id] = state
  }
  return states
}

/** Free seats this node may sell itself, and those it would have to request. */
export function freeSeats(seating: ShowSeats, basket?: string): { mine: Seat[]; theirs: Seat[] } {
  const mine: Seat[] = []
  const theirs: Seat[] = []
  for (const seat of seating.arrangement.seats) {
    const state = seatStateOf(seating, seat.id, basket)
    if (state !== 'free') continue
    if (tokenOf(seating, seat.id).owner === seating.me) mine.push(seat)
    else theirs.push(seat)
  }
  return { mine, theirs }
}
