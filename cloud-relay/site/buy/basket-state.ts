import type { PartedFor, SeatMap } from '#core/seating/contract.ts'
import type { Breach } from '#core/seating/party-rules.ts'
import type { KeptBasket } from './kept-basket.ts'

/** Changes that the visitor did not choose. Seats are ids. */
export type Warning =
  | { kind: 'moved'; lost: readonly string[]; found: readonly string[] }
  | { kind: 'lost'; lost: readonly string[] }
  | { kind: 'expired' }
  /** No row had room for all: what was found instead, and what else there is. */
  | { kind: 'apart'; found: readonly string[]; others: PartedFor }
  /** A party may not sit like this; the seats are kept meanwhile. */
  | { kind: 'breach'; breach: Breach }
  /** `about` is the tariff whose quantity was being changed; `away` when no answer came. */
  | { kind: 'refused'; message: string; busy: boolean; away: boolean; about: string | null }

export type BasketState = KeptBasket & {
  /** ISO; until then the seats are held. Null while none are. */
  until: string | null
  /** A call is in progress. */
  working: boolean
  /** The last call found no server: whether the seats are still kept is not known. */
  away: boolean
  warning: Warning | null
  seatMap: SeatMap | null
}
