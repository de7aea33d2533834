import type { Seat } from '../venue/arrangement.ts'

/** The seats of a plan by where they are. */
export type SeatLayout = {
  byId: ReadonlyMap<string, Seat>
  /** Neighbours of one row that a party may share: aisles end them, and seats meant for few or for two. */
  runs: readonly (readonly Seat[])[]
  /** The seat drawn there. */
  at: (screenRow: number, screenCol: number) => Seat | undefined
  /** The neighbours of an ordinary seat in its run; seats for few or for two have none. */
  beside: (seat: Seat) => { before: Seat | undefined; after: Seat | undefined }
}

const layouts = new WeakMap<readonly Seat[], SeatLayout>()

/** A plan never changes, so it is laid out once. */
export function layoutOf(seats: readonly Seat[]): SeatLayout {
  let layout = layouts.get(seats)
  if (!layout) layouts.set(seats, (layout = layOut(seats)))
  return layout
}

/** Ordinary seats are one kind whatever they cost; love seats, and places for wheelchairs with companions, others. */
function kindOf({ class: seatClass }: Seat): 'ordinary' | 'love' | 'access' {
  if (seatClass === 'love') return 'love'
  return seatClass === 'wheelchair' || seatClass === 'companion' ? 'access' : 'ordinary'
}

function layOut(seats: readonly Seat[]): SeatLayout {
  const byId = new Map(seats.map(seat => [seat.id, seat]))
  const cells = new Map(seats.map(seat => [cell(seat.screenRow, seat.screenCol), seat]))
  const sorted = [...seats].sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
  const runs: Seat[][] = []
  for (const seat of sorted) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isBeside(last, seat)) run.push(seat)
    else runs.push([seat])
  }
  const next = (seat: Seat, step: -1 | 1) => {
    const other = cells.get(cell(seat.screenRow, seat.screenCol + step))
    return other && kindOf(seat) === 'ordinary' && kindOf(other) === 'ordinary' ? other : undefined
  }
  return {
    byId,
    runs,
    at: (screenRow, screenCol) => cells.get(cell(screenRow, screenCol)),
    beside: seat => ({ before: next(seat, -1), after: next(seat, 1) }),
  }
}

/**
 * Some seats with those that the rules look at beside them: what they are paired with, and their row as far as the
 * rules reach. The very same list where that is nothing more.
 */
export function withNear(
  seatIds: readonly string[],
  seats: readonly Seat[],
  reach: number,
): readonly string[] {
  const layout = layoutOf(seats)
  const near = new Set(seatIds)
  for (const id of seatIds) {
    const seat = layout.byId.get(id)
    if (seat?.pairedWith) near.add(seat.pairedWith)
    for (let step = -reach; seat && step <= reach; step++) {
      const other = layout.at(seat.screenRow, seat.screenCol + step)
      if (other) near.add(other.id)
    }
  }
  return near.size === seatIds.length ? seatIds : [...near]
}

/** Plans are far narrower than this many columns. */
const cell = (row: number, col: number) => row * 100_000 + col

function isBeside(before: Seat, seat: Seat): boolean {
  return (
    before.screenRow === seat.screenRow &&
    before.screenCol + 1 === seat.screenCol &&
    kindOf(before) === kindOf(seat)
  )
}
