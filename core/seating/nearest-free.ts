import type { Seat } from '../venue/arrangement.ts'

/** One row of distance counts as this many seats sideways. */
const rowWeight = 4

/**
 * The free seats nearest to a party, to add friends without moving anyone: in its row before others, and only seats
 * that auto-assign may give. None for a party that has no seat yet.
 *
 * @param count how many at most
 */
export function nearestFree(
  party: readonly string[],
  count: number,
  seats: readonly Seat[],
  isFree: (seatId: string) => boolean,
): string[] {
  const members = seats.filter(seat => party.includes(seat.id))
  if (!members.length) return []
  const away = (seat: Seat) =>
    Math.min(
      ...members.map(
        member =>
          Math.abs(seat.screenRow - member.screenRow) * rowWeight +
          Math.abs(seat.screenCol - member.screenCol),
      ),
    )
  return seats
    .filter(seat => seat.autoassign && !party.includes(seat.id) && isFree(seat.id))
    .map(seat => ({ id: seat.id, away: away(seat) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(seat => seat.id)
}
