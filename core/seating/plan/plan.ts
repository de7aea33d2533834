import { plainDrawing, type Arrangement, type Drawing, type Seat } from '../../venue/arrangement.ts'

/** What a person draws: an arrangement without the names it gets when it is saved. */
export type Plan = { columns: number; seats: readonly Seat[]; drawing: Drawing }

/** Bounds of a plan, far above the largest hall there is. */
export const planBounds = { seats: 1500, rows: 100, columns: 120 }

export function planOf({ columns, seats, drawing }: Arrangement): Plan {
  return { columns, seats, drawing: { ...plainDrawing, ...drawing } }
}

/** A place in the drawing. */
export type Cell = { row: number; col: number }

export const cellKey = (row: number, col: number): string => `${row}:${col}`

/** Every place in the drawing that has a seat, in use or not. */
export function seatsByCell(plan: Plan): Map<string, { seat: Seat; disabled: boolean }> {
  const cells = new Map<string, { seat: Seat; disabled: boolean }>()
  for (const seat of plan.seats) cells.set(cellKey(seat.screenRow, seat.screenCol), { seat, disabled: false })
  for (const seat of plan.drawing.disabled)
    cells.set(cellKey(seat.screenRow, seat.screenCol), { seat, disabled: true })
  return cells
}

/** How many rows the drawing has, to the last one with a seat. */
export function rowCount(plan: Plan): number {
  return Math.max(0, ...[...plan.seats, ...plan.drawing.disabled].map(seat => seat.screenRow + 1))
}
