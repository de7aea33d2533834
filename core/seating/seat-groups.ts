import type { Seat } from '../venue/arrangement.ts'

/** Seats of one row, in order. */
export type SeatGroup = { row: string; numbers: number[] }

/** A seat's row and number from its id alone, for when the arrangement is not loaded yet. */
export function seatOfId(seatId: string): { row: string; number: number } {
  const [, row = seatId, number = '0'] = /^(.*?)[-. /]?(\d+)(?:~\d+)?$/.exec(seatId) ?? []
  return { row, number: Number(number) }
}

/** Seats in display form, rows from the screen backwards and numbers from small to large: `F 12, 13`. */
export function seatGroups(seatIds: readonly string[], seats: readonly Seat[]): SeatGroup[] {
  const groups = new Map<string, { numbers: number[]; screenRow: number }>()
  for (const id of seatIds) {
    const seat = seats.find(seat => seat.id === id)
    const { row, number } = seat ?? seatOfId(id)
    const group = groups.get(row) ?? { numbers: [], screenRow: seat?.screenRow ?? rowOf(row) }
    groups.set(row, { ...group, numbers: [...group.numbers, number] })
  }
  return [...groups]
    .sort(([, a], [, b]) => a.screenRow - b.screenRow)
    .map(([row, { numbers }]) => ({ row, numbers: numbers.sort((a, b) => a - b) }))
}

/** Whether seats follow each other in one row: parted by nothing but an aisle, if at all. */
export function inOneRow([first, ...others]: readonly SeatGroup[]): boolean {
  return (
    others.length === 0 &&
    Boolean(first?.numbers.every((number, at) => at === 0 || number === first.numbers[at - 1]! + 1))
  )
}

/** A row's place by its name, A to Z before AA, for when the arrangement is not known. */
function rowOf(row: string): number {
  return [...row].reduce((sum, letter) => sum * 128 + letter.charCodeAt(0), 0)
}
