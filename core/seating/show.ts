import type { Refusal } from '../refusal.ts'
import type { ShowTerms } from '../programme/show-terms.ts'
import type { ScheduleRow } from '../programme/store.ts'
import type { SeatRules } from '../venue/screen.ts'
import { tokenOf, type ShowSeats } from './seat-state.ts'
import type { DrawnArrangement } from './store.ts'
import type { TokenChange } from './token.ts'

/** A show as one node knows it at one moment, with the wanted seats. */
export type Show = { schedule: ScheduleRow; arrangement: DrawnArrangement; seating: ShowSeats }

/** A show to buy. */
export type ShowOnSale = Show & {
  dimension: '2d' | '3d'
  /** What decides which prices it has. */
  terms: ShowTerms
  /** Why it is not sold on their channel now; null when it is. */
  closed: Refusal | null
  /** Where a party may sit. */
  rules: SeatRules
  /** All its seats, for when knowing the wanted ones and those near them is not enough. */
  everySeat: () => ShowSeats
}

/** The versions that a fact about these seats writes. */
export function nextVersions(
  seating: Pick<ShowSeats, 'tokens' | 'relaySeats'>,
  scheduleId: string,
  seatIds: readonly string[],
): TokenChange[] {
  return seatIds.map(seatId => ({ scheduleId, seatId, version: tokenOf(seating, seatId).version + 1 }))
}
