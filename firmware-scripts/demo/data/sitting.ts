import type { Seat } from '#core/venue/arrangement.ts'
import { chance } from './chance.ts'

/**
 * Seats side by side for a party, as people choose them: near the middle of a row, a little behind the middle, and
 * without leaving a single seat over where possible. Wheelchair places are left free; a love seat is sold to two, now
 * and then or when nothing else is free. Undefined when no row has room.
 */
export function sitDown(free: Seat[], size: number, seed: string): Seat[] | undefined {
  const ordinary = runsOf(free.filter(seat => !seat.pairedWith))
  const choices = ordinary.flatMap(run => windows(run, size).map(seats => ({ seats, run })))
  const sofas = size === 2 ? lovePairs(free) : []
  if (sofas.length > 0 && (choices.length === 0 || chance(seed, 'sofa') < 0.1)) return sofas[0]
  const middle = middleOf(free)
  const priced = choices.map(({ seats, run }) => {
    const away = Math.hypot(
      (seats[0]!.screenCol + seats.at(-1)!.screenCol) / 2 - middle.col,
      (seats[0]!.screenRow - middle.row) * 1.6,
    )
    const before = run.indexOf(seats[0]!)
    const leavesOne = before === 1 || run.length - before - size === 1
    return { seats, cost: away + (leavesOne ? 6 : 0) + chance(seed, seats[0]!.id) * 4 }
  })
  return priced.toSorted((one, other) => one.cost - other.cost)[0]?.seats
}

/** Whatever is left, split into neighbours of at most four; a pair stays together. */
export function sitEverywhere(free: Seat[]): Seat[][] {
  const pairs = free.flatMap(seat => {
    const partner = free.find(other => other.id === seat.pairedWith)
    return partner && seat.number < partner.number ? [[seat, partner]] : []
  })
  const others = runsOf(free.filter(seat => !seat.pairedWith)).flatMap(run =>
    Array.from({ length: Math.ceil(run.length / 4) }, (_, part) => run.slice(part * 4, part * 4 + 4)),
  )
  return [...pairs, ...others]
}

/** Free neighbours without an aisle or a taken seat between them. */
function runsOf(seats: Seat[]): Seat[][] {
  const runs: Seat[][] = []
  for (const seat of seats) {
    const before = runs.at(-1)?.at(-1)
    if (before?.screenRow === seat.screenRow && before.screenCol === seat.screenCol - 1)
      runs.at(-1)!.push(seat)
    else runs.push([seat])
  }
  return runs
}

function windows(run: Seat[], size: number): Seat[][] {
  return Array.from({ length: Math.max(0, run.length - size + 1) }, (_, from) => run.slice(from, from + size))
}

function lovePairs(free: Seat[]): Seat[][] {
  return sitEverywhere(free.filter(seat => seat.class === 'love')).filter(pair => pair.length === 2)
}

function middleOf(seats: Seat[]): { row: number; col: number } {
  const cols = seats.map(seat => seat.screenCol)
  return {
    row: Math.max(...seats.map(seat => seat.screenRow)) * 0.62,
    col: (Math.min(...cols) + Math.max(...cols)) / 2,
  }
}
