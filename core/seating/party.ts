import { Refusal } from '../refusal.ts'
import type { SeatWaiver } from './breach-codes.ts'
import { partyBreach, type Breach } from './party-rules.ts'
import { inShow } from './in-show.ts'
import { seatStateOf, type ShowSeats } from './seat-state.ts'
import type { ShowOnSale } from './show.ts'
import type { TokenChange } from './token.ts'

/**
 * Refuses seats that a party may not sit on by its screen's rules: `pair_split`, `companion_alone`, `seats_too_close`
 * and `seat_left_alone`; each names the seats it is about and the nearest ones that would do. Seats kept for this very
 * basket were asked about when they were kept: what others took since is not the guest's fault.
 */
export function requireParty(show: ShowOnSale, seatIds: readonly string[], basket: string): void {
  const breach = breachOf(show, seatIds, basket)
  if (breach) throw new Refusal(breach.code, { seats: breach.seats, instead: breach.instead })
}

/**
 * The same for all seats of a basket, by the versions it writes; a cashier may waive the rules for a guest.
 *
 * @param waivedIn the shows the waiver is for; all of the basket when left out
 * @returns the waiver, where it was needed
 */
export function requireParties(
  shows: ReadonlyMap<string, ShowOnSale>,
  tokens: readonly TokenChange[],
  basket: string,
  waiver?: SeatWaiver,
  waivedIn?: readonly string[],
): { seatsWaived?: SeatWaiver } {
  let seatsWaived: SeatWaiver | undefined
  for (const [scheduleId, ofShow] of Map.groupBy(tokens, token => token.scheduleId)) {
    const seatIds = ofShow.map(({ seatId }) => seatId)
    const show = shows.get(scheduleId)!
    const isWaived = waiver !== undefined && (waivedIn?.includes(scheduleId) ?? true)
    if (isWaived && breachOf(show, seatIds, basket)) seatsWaived = waiver
    else inShow(scheduleId, () => requireParty(show, seatIds, basket))
  }
  return seatsWaived ? { seatsWaived } : {}
}

/** What is wrong with a party's seats, if anything. */
export function breachOf(
  { arrangement, rules, seating, everySeat }: ShowOnSale,
  seatIds: readonly string[],
  basket: string,
): Breach | undefined {
  if (arrangement.freeSeating || !seatIds.length || isKept(seating, seatIds, basket)) return undefined
  const stateIn = (seats: ShowSeats) => (id: string) => seatStateOf(seats, id, basket)
  // Only seats that this side owns are another way for sure: the others might not be given.
  const everyStateOf = () => stateIn({ ...everySeat(), connected: false })
  return partyBreach(seatIds, { seats: arrangement.seats, stateOf: stateIn(seating), everyStateOf }, rules)
}

/** Whether exactly these seats are kept for the basket, as a party that has been placed. */
function isKept({ holds, unfinished }: ShowSeats, seatIds: readonly string[], basket: string): boolean {
  if (unfinished?.has(basket)) return false
  const party = new Set(seatIds)
  return (
    seatIds.every(id => holds.get(id) === basket) &&
    [...holds].every(([id, holder]) => holder !== basket || party.has(id))
  )
}
