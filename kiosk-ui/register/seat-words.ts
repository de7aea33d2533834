import type { Seat } from '#core/venue/arrangement.ts'

/** Seats of one row, in order. */
export type SeatGroup = { row: string; numbers: number[] }

/** A seat's row and number from its id alone, for the moment before the room has been drawn. */
export function seatOfId(seatId: string): { row: string; number: number } {
  const [, row = seatId, number = '0'] = /^(.*?)(\d+)$/.exec(seatId) ?? []
  return { row, number: Number(number) }
}

/** Seats as people say them: row by row, numbers from small to large. */
export function seatGroups(seatIds: readonly string[], seats: readonly Seat[]): SeatGroup[] {
  const groups = new Map<string, number[]>()
  for (const id of seatIds) {
    const { row, number } = seats.find(seat => seat.id === id) ?? seatOfId(id)
    groups.set(row, [...(groups.get(row) ?? []), number])
  }
  return [...groups]
    .map(([row, numbers]) => ({ row, numbers: numbers.sort((a, b) => a - b) }))
    .sort((a, b) => a.row.length - b.row.length || (a.row < b.row ? -1 : 1))
}

/** `F 7, 8`; rows apart by a middle dot: `F 7, 8 · G 1`. */
export function seatText(seatIds: readonly string[], seats: readonly Seat[]): string {
  return seatGroups(seatIds, seats)
    .map(group => `${group.row} ${group.numbers.join(', ')}`)
    .join(' · ')
}

/** The free seat nearest to a party, in its row before others; none when nothing is free. */
export function nearestFree(
  party: readonly string[],
  seats: readonly Seat[],
  isFree: (seatId: string) => boolean,
): string | null {
  const members = seats.filter(seat => party.includes(seat.id))
  if (!members.length) return null
  const away = (seat: Seat) =>
    Math.min(
      ...members.map(
        member =>
          Math.abs(seat.screenRow - member.screenRow) * 4 + Math.abs(seat.screenCol - member.screenCol),
      ),
    )
  const free = seats.filter(seat => !party.includes(seat.id) && seat.autoassign && isFree(seat.id))
  return (
    free.reduce<Seat | null>((best, seat) => (best && away(best) <= away(seat) ? best : seat), null)?.id ??
    null
  )
}
