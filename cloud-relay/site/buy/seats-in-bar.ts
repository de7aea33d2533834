import { seatGroups } from '#core/seating/seat-groups.ts'
import type { Seat } from '#core/venue/arrangement.ts'

/** As many seats as fit on a line of a phone. */
const seatsMost = 8

/** The chosen seats on one line: `G 11, 12 · H 3`, with `…` after the eighth. */
export function seatsInBar(seatIds: readonly string[], seats: readonly Seat[]): string {
  let space = seatsMost
  const groups = seatGroups(seatIds, seats).flatMap(({ row, numbers }) => {
    const shown = numbers.slice(0, space)
    space -= shown.length
    return shown.length ? [`${row}\u00a0${shown.join(', ')}`] : []
  })
  return groups.join(' · ') + (seatIds.length > seatsMost ? ' …' : '')
}
