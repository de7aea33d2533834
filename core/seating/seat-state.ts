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
  me: Owner
  /** Seats of the other side that are in somebody's basket there, as far as this side knows. */
  heldThere?: ReadonlySet<string> | undefined
  /** Whether seats can be requested from the other side. */
  connected: boolean
}

export function tokenOf(room: Pick<ShowSeats, 'tokens' | 'relaySeats'>, seatId: string): Token {
  return room.tokens.get(seatId) ?? firstToken(seatId, room.relaySeats)
}

/** A seat's state for a basket; its own hold does not count. */
export function seatStateOf(room: ShowSeats, seatId: string, basket?: string): SeatState {
  const token = tokenOf(room, seatId)
  if (token.state === 'sold') return 'sold'
  if (token.state === 'paying') return 'held'
  const holder = room.holds.get(seatId)
  if (holder !== undefined && holder !== basket) return 'held'
  if (token.owner === room.me) return 'free'
  if (room.heldThere?.has(seatId)) return 'held'
  return room.connected ? 'free' : 'elsewhere'
}

/** Every seat that is not free, as contracts carry it. */
export function seatStates(room: ShowSeats, basket?: string): Record<string, SeatState> {
  const states: Record<string, SeatState> = {}
  for (const seat of room.arrangement.seats) {
    const state = seatStateOf(room, seat.id, basket)
    if (state !== 'free') states[seat.id] = state
  }
  return states
}

/** Free seats this node may sell itself, and those it would have to request. */
export function freeSeats(room: ShowSeats, basket?: string): { mine: Seat[]; theirs: Seat[] } {
  const mine: Seat[] = []
  const theirs: Seat[] = []
  for (const seat of room.arrangement.seats) {
    const state = seatStateOf(room, seat.id, basket)
    if (state !== 'free') continue
    if (tokenOf(room, seat.id).owner === room.me) mine.push(seat)
    else theirs.push(seat)
  }
  return { mine, theirs }
}
