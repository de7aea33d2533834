import type { Arrangement, Seat } from '../../venue/arrangement.ts'

/** A plain room: rows of equally many seats, with aisles after some of them. */
export type PlanTemplate = {
  rows: number
  seatsPerRow: number
  /** Numbers of the seats that have an aisle on their right, as seen from the seats. */
  aislesAfter: readonly number[]
}

/** More rows than the alphabet has letters are no plain room any more. */
export const rowsMost = 26
export const seatsPerRowMost = 40

/**
 * Draws a plain room. Rows are named from A at the screen, seats numbered from 1 on the left; all are standard seats.
 * From the first day every second row belongs to the website, the last one too, and the others to the register: cut off,
 * each side has rows in the middle in which parties sit together. A single row is halved.
 */
export function drawPlain(ids: { id: string; screenId: string }, template: PlanTemplate): Arrangement {
  const { rows, seatsPerRow } = template
  const aisles = template.aislesAfter.filter(after => after < seatsPerRow)
  const columnOf = (number: number) => number - 1 + aisles.filter(after => after < number).length
  const seats = Array.from({ length: rows }, (_, screenRow) =>
    Array.from({ length: seatsPerRow }, (_, at): Seat => {
      const row = String.fromCharCode('A'.charCodeAt(0) + screenRow)
      const number = at + 1
      return {
        id: `${row}${number}`,
        row,
        number,
        screenRow,
        screenCol: columnOf(number),
        class: 'standard',
        online: rows > 1 ? (rows - screenRow) % 2 === 1 : number > seatsPerRow / 2,
        autoassign: true,
      }
    }),
  )
  return { ...ids, columns: columnOf(seatsPerRow) + 1, seats: seats.flat() }
}
