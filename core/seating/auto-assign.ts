import type { Seat } from '../venue/arrangement.ts'
import type { AutoAssignAlgorithm } from '../venue/screen.ts'

export type Wish = {
  count: number
  algorithm: AutoAssignAlgorithm
  /** Seats kept free between two parties while there are enough. */
  clearance: number
  /** Whether a group of neighbours may be chosen; any when left out. */
  mayHave?: (group: readonly Seat[]) => boolean
}

/**
 * The best seats for one party: together in one row where a row has room, otherwise in as few rows as possible near
 * each other. Among equals the algorithm's direction decides; a lone seat left over and a neighbour closer than the
 * clearance are avoided while there is another way. What the wish forbids is never chosen.
 *
 * @param free seats that may be chosen, already without those the exhibitor never chooses by itself
 * @param taken seats of other parties, for clearance and lone seats
 * @returns exactly `count` seats in row order, or none when there are fewer
 */
export function autoAssign(free: readonly Seat[], taken: readonly Seat[], wish: Wish): Seat[] {
  if (wish.count < 1 || free.length < wish.count) return []
  const rank = ranking(free, taken, wish.algorithm)
  const together = best(windows(free, wish.count).filter(may(wish)), taken, wish, rank)
  if (together) return together
  return apart(free, taken, wish, rank)
}

const may = ({ mayHave }: Wish) => mayHave ?? (() => true)

type Rank = (seat: Seat) => number

/** Smaller is better. Rows weigh more than columns, so that a party goes where the direction begins. */
function ranking(free: readonly Seat[], taken: readonly Seat[], algorithm: AutoAssignAlgorithm): Rank {
  const all = [...free, ...taken]
  const lastRow = Math.max(...all.map(seat => seat.screenRow))
  const lastCol = Math.max(...all.map(seat => seat.screenCol))
  const weight = lastCol + 1
  switch (algorithm) {
    case 'top_left':
      return seat => seat.screenRow * weight + seat.screenCol
    case 'top_right':
      return seat => seat.screenRow * weight + (lastCol - seat.screenCol)
    case 'bottom_left':
      return seat => (lastRow - seat.screenRow) * weight + seat.screenCol
    case 'bottom_right':
      return seat => (lastRow - seat.screenRow) * weight + (lastCol - seat.screenCol)
    case 'centre_left':
    case 'centre_right': {
      // The best place is two thirds back, where picture and sound are best.
      const row = (lastRow * 2) / 3
      const col = lastCol / 2
      const lean = algorithm === 'centre_left' ? 0.01 : -0.01
      return seat =>
        Math.abs(seat.screenRow - row) * 1.6 + Math.abs(seat.screenCol - col) + (seat.screenCol - col) * lean
    }
  }
}

/** Every run of `count` free neighbours. */
function windows(free: readonly Seat[], count: number): Seat[][] {
  const found: Seat[][] = []
  for (const run of runs(free))
    for (let from = 0; from + count <= run.length; from++) found.push(run.slice(from, from + count))
  return found
}

function runs(free: readonly Seat[]): Seat[][] {
  const sorted = [...free].sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
  const found: Seat[][] = []
  for (const seat of sorted) {
    const run = found.at(-1)
    const before = run?.at(-1)
    if (run && before && before.screenRow === seat.screenRow && before.screenCol + 1 === seat.screenCol)
      run.push(seat)
    else found.push([seat])
  }
  return found
}

const longest = (free: readonly Seat[]): number => Math.max(0, ...runs(free).map(run => run.length))

function best(candidates: Seat[][], taken: readonly Seat[], wish: Wish, rank: Rank): Seat[] | undefined {
  const takenAt = new Set(taken.map(seat => `${seat.screenRow}:${seat.screenCol}`))
  const freeCols = new Set(candidates.flat().map(seat => `${seat.screenRow}:${seat.screenCol}`))
  let winner: Seat[] | undefined
  let least = Infinity
  for (const party of candidates) {
    const first = party[0]!
    const last = party.at(-1)!
    const mean = party.reduce((sum, seat) => sum + rank(seat), 0) / party.length
    const cost =
      mean + crowding(first, last, takenAt, wish.clearance) * 40 + lone(first, last, takenAt, freeCols) * 25
    if (cost < least - 1e-9) {
      least = cost
      winner = party
    }
  }
  return winner
}

/** How many seats of the wished clearance are missing, on both sides together. */
function crowding(first: Seat, last: Seat, takenAt: ReadonlySet<string>, clearance: number): number {
  let missing = 0
  for (let step = 1; step <= clearance; step++) {
    if (takenAt.has(`${first.screenRow}:${first.screenCol - step}`))
      missing += (clearance - step + 1) / clearance
    if (takenAt.has(`${last.screenRow}:${last.screenCol + step}`))
      missing += (clearance - step + 1) / clearance
  }
  return missing
}

/** How many single seats, hard to sell, the party would leave beside itself. */
function lone(first: Seat, last: Seat, takenAt: ReadonlySet<string>, freeAt: ReadonlySet<string>): number {
  const isLone = (row: number, col: number, step: -1 | 1) =>
    freeAt.has(`${row}:${col}`) && takenAt.has(`${row}:${col + step}`)
  return (
    Number(isLone(first.screenRow, first.screenCol - 1, -1)) +
    Number(isLone(last.screenRow, last.screenCol + 1, 1))
  )
}

/** No row has room for all: the largest groups first, each next to the ones before. */
function apart(free: readonly Seat[], taken: readonly Seat[], wish: Wish, rank: Rank): Seat[] {
  const chosen: Seat[] = []
  let left = [...free]
  while (chosen.length < wish.count) {
    const need = wish.count - chosen.length
    const near: Rank = seat => rank(seat) + distance(seat, chosen) * 3
    let group: Seat[] | undefined
    for (let size = Math.min(need, longest(left)); size > 0 && !group; size--)
      group = best(windows(left, size).filter(may(wish)), taken, { ...wish, count: size, clearance: 0 }, near)
    if (!group) return []
    chosen.push(...group)
    const used = new Set(group.map(seat => seat.id))
    left = left.filter(seat => !used.has(seat.id))
  }
  return chosen.sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
}

function distance(seat: Seat, chosen: readonly Seat[]): number {
  if (!chosen.length) return 0
  return Math.min(
    ...chosen.map(
      other => Math.abs(other.screenRow - seat.screenRow) * 2 + Math.abs(other.screenCol - seat.screenCol),
    ),
  )
}
