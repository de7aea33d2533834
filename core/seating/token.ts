import type { Arrangement } from '../venue/arrangement.ts'

/** The node that alone may sell a seat. */
export type Owner = 'relay' | 'box'

/**
 * A seat of a show with its one owner. Every fact that changes it carries the next `version`; only the owner of the
 * version before may write it.
 */
export type Token = {
  version: number
  owner: Owner
  /** `blocked` and `reserved` are kept from sale by their owner, who alone gives them back. */
  state: 'free' | 'paying' | 'sold' | 'blocked' | 'reserved'
  billId: string | null
}

/** How facts name a token they change: schedule, seat, and the version they write. */
export type TokenChange = { scheduleId: string; seatId: string; version: number }

const untouched = (owner: Owner): Token => Object.freeze({ version: 0, owner, state: 'free', billId: null })
const first: Readonly<Record<Owner, Token>> = { relay: untouched('relay'), box: untouched('box') }

/** What a token is before any fact changed it: as the show's own fact says. Most seats of a show have this one. */
export function firstToken(seatId: string, relaySeats: ReadonlySet<string>): Token {
  return relaySeats.has(seatId) ? first.relay : first.box
}

/** The seats the relay owns first: the arrangement's online seats, or all of them while the cinema has no box. */
export function firstRelaySeats(arrangement: Arrangement, cinemaHasBox: boolean): string[] {
  return arrangement.seats.filter(seat => !cinemaHasBox || seat.online).map(seat => seat.id)
}
