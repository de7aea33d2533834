import { seatGroups } from '#core/seating/seat-groups.ts'
import type { Seat } from '#core/venue/arrangement.ts'

/** `F 7, 8`; rows are separated by a middle dot: `F 7, 8 · G 1`. */
export function seatText(seatIds: readonly string[], seats: readonly Seat[]): string {
  return seatGroups(seatIds, seats)
    .map(group => `${group.row} ${group.numbers.join(', ')}`)
    .join(' · ')
}
