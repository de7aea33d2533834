import type { Seat } from '#core/venue/arrangement.ts'

/** One drawn row: its name, its place from the screen backwards, its seats from left to right. */
export type SeatRow = { name: string; screenRow: number; seats: Seat[] }

/** The seats of an arrangement as rows, from the screen backwards; a drawn row without seats is left out. */
export function seatRows(seats: readonly Seat[]): SeatRow[] {
  const rows = new Map<number, Seat[]>()
  for (const seat of seats) {
    const row = rows.get(seat.screenRow)
    if (row) row.push(seat)
    else rows.set(seat.screenRow, [seat])
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([screenRow, row]) => {
      const fromLeft = row.sort((a, b) => a.screenCol - b.screenCol)
      return { name: fromLeft[0]?.row ?? '', screenRow, seats: fromLeft }
    })
}

/** A keyboard step on the seat plan. */
export type SeatStep =
  'left' | 'right' | 'towardsScreen' | 'awayFromScreen' | 'rowStart' | 'rowEnd' | 'first' | 'last'

/**
 * The seat one step away from `seatId`, or `seatId` itself at the edge of the plan. Sideways skips aisles; forwards and
 * backwards lands on the nearest column of the next row, the left one of two equally near.
 */
export function seatAfter(rows: readonly SeatRow[], seatId: string, step: SeatStep): string {
  const at = rows.findIndex(row => row.seats.some(seat => seat.id === seatId))
  const row = rows[at]
  if (!row) return seatId
  const index = row.seats.findIndex(seat => seat.id === seatId)
  const column = row.seats[index]!.screenCol
  const reached = {
    left: () => row.seats[index - 1],
    right: () => row.seats[index + 1],
    towardsScreen: () => nearest(rows[at - 1], column),
    awayFromScreen: () => nearest(rows[at + 1], column),
    rowStart: () => row.seats[0],
    rowEnd: () => row.seats.at(-1),
    first: () => rows[0]?.seats[0],
    last: () => rows.at(-1)?.seats.at(-1),
  }[step]()
  return reached?.id ?? seatId
}

function nearest(row: SeatRow | undefined, column: number): Seat | undefined {
  return row?.seats.reduce((best, seat) =>
    Math.abs(seat.screenCol - column) < Math.abs(best.screenCol - column) ? seat : best,
  )
}

/**
 * How far a seat is moved towards the screen because its row is curved, in seat widths: 0 in the middle, most at the
 * sides. Wide plans curve more, but never by more than half a seat: the row's name is at the side, and the reader must
 * still find the same row in the middle. The halves of a love seat are moved together.
 */
export function seatBend(seat: Seat, row: SeatRow, columns: number): number {
  const half = loveHalf(seat, row)
  const centre = seat.screenCol + (half === 'left' ? 0.5 : half === 'right' ? -0.5 : 0)
  return rowBend(centre, columns)
}

/** The same for a place in the row; `screenCol` may be between two seats or outside the outermost. */
export function rowBend(screenCol: number, columns: number): number {
  const half = Math.max(1, (columns - 1) / 2)
  const fromCentre = (screenCol - (columns - 1) / 2) / half
  return round(Math.min(0.5, columns * 0.02) * fromCentre * fromCentre)
}

/** Which half of a love seat this is, or null for a seat that is not joined to its neighbour in the drawing. */
export function loveHalf(seat: Seat, row: SeatRow): 'left' | 'right' | null {
  if (seat.class !== 'love' || !seat.pairedWith) return null
  const mate = row.seats.find(other => other.id === seat.pairedWith)
  if (mate?.screenCol === seat.screenCol + 1) return 'left'
  if (mate?.screenCol === seat.screenCol - 1) return 'right'
  return null
}

/** Widths of one seat's square in px, target and gap together, that the zoom control steps through. */
const seatPitches = [24, 34, 46, 60] as const

/**
 * The width of one seat's square in px when the plan opens: the whole width is used, a thumb can hit it (24 px, WCAG
 * 2.2 target size), and a small plan is not enlarged.
 */
export function openingPitch(widthPx: number, columns: number, density: 'reading' | 'touch'): number {
  const largest = density === 'touch' ? 64 : 46
  return Math.min(largest, Math.max(24, fittingPitch(widthPx, columns)))
}

/** The width of one seat's square in px at which the whole plan just fits, row names included. */
export function fittingPitch(widthPx: number, columns: number): number {
  return Math.floor((widthPx / (columns + 2)) * 10) / 10
}

/**
 * The pitch at which a plan that does not fit in its height does, as far as a finger can hit its seats then.
 *
 * @param seatsPx the height of the seats at `pitch`
 * @param hiddenPx how much of the plan is out of sight
 */
export function wholePitch(pitch: number, seatsPx: number, hiddenPx: number): number {
  if (hiddenPx <= 1 || seatsPx <= hiddenPx) return pitch
  return Math.min(pitch, Math.max(24, Math.floor(((pitch * (seatsPx - hiddenPx)) / seatsPx) * 10) / 10))
}

/** The next pitch up or down from `pitch`; the smallest shows the whole plan. */
export function zoomedPitch(pitch: number, direction: 1 | -1, fitting: number): number {
  const steps = [...new Set([Math.min(fitting, 64), ...seatPitches])].filter(
    step => step >= fitting - 0.05 || step >= 24,
  )
  const sorted = steps.sort((a, b) => a - b)
  const next =
    direction > 0 ? sorted.find(step => step > pitch + 0.5) : sorted.findLast(step => step < pitch - 0.5)
  return next ?? pitch
}

const round = (value: number): number => Math.round(value * 1000) / 1000
