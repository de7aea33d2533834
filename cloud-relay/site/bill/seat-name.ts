import { seatOfId } from '#core/seating/seat-groups.ts'

/** A seat as people say it: `F 12`, which no line breaks. */
export function seatName(seatId: string): string {
  const { row, number } = seatOfId(seatId)
  return `${row}\u00a0${number}`
}
