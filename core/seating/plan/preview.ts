import type { Screen } from '../../venue/screen.ts'
import type { SeatState } from '../contract.ts'
import { noRules } from '../party-rules.ts'
import { proposeSeats } from '../propose.ts'
import type { Plan } from './plan.ts'

/**
 * A half-full hall, to look at before it is used: parties of two, three, four and one come by turns and sit where the
 * screen's algorithm puts them, until half of its seats are given.
 *
 * @returns of every given seat which party sits there, counted from 1
 */
export function halfFull(
  plan: Plan,
  screen: Pick<Screen, 'autoAssign' | 'seatClearance' | 'seatRules'>,
): Map<string, number> {
  const given = new Map<string, number>()
  const rules = screen.seatRules ?? noRules
  const stateOf = (id: string): SeatState => (given.has(id) ? 'sold' : 'free')
  const near = { seats: plan.seats, stateOf }
  const { algorithm } = screen.autoAssign
  const giving = { algorithm, clearance: screen.seatClearance, rules }
  const sizes = [2, 3, 2, 4, 2, 1]
  for (let party = 1; given.size < plan.seats.length / 2 && party <= 400; party++) {
    const count = sizes[party % sizes.length]!
    const choice = proposeSeats(near, count, giving)?.seats
    if (!choice?.every(seat => seat.autoassign)) break
    for (const { id } of choice) given.set(id, party)
  }
  return given
}
