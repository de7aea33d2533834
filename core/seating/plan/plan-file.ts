import type { Seat } from '../../venue/arrangement.ts'
import { cellKey } from './plan.ts'

/** A seat as another program places it: anywhere, under any name. */
export type Placed = {
  id: string
  row: string
  number: string
  category: string
  /** Which of the file's rows it is in. */
  line: number
  x: number
  y: number
}

type OnGrid = Omit<Placed, 'number' | 'line' | 'x' | 'y'> & {
  number: number
  screenRow: number
  screenCol: number
}

/**
 * Seats that lie anywhere, in rows and columns: those of about one height are a row, and columns are as wide as
 * neighbours are apart. A place that is taken already moves on to the right.
 *
 * @param pitch how far seats are apart at the most usual, to measure others by where there are too few
 */
export function onGrid(
  placed: readonly Placed[],
  pitch: number,
): { seats: OnGrid[]; rows: number; columns: number; moved: number; numbersGiven: number } {
  const wide = usualGap(placed, pitch)
  const rows = rowsByHeight(placed, wide)
  const top = rows[0]?.[0]?.y ?? 0
  // A straight file keeps its empty rows; any other has one row after the other.
  const isStraight = rows.every(row => row.every(seat => (seat.y - top) % wide === 0))
  const left = placed.reduce((least, seat) => Math.min(least, seat.x), Infinity)
  const origin = isStraight && left >= 0 && left % wide === 0 ? 0 : left
  const first = isStraight && top >= 0 && top % wide === 0 ? top / wide : 0
  const taken = new Set<string>()
  const names = new Set<string>()
  let moved = 0
  let numbersGiven = 0
  const seats = rows.flatMap((row, index) => {
    const screenRow = isStraight ? first + (row[0]!.y - top) / wide : index
    const name = row[0]!.row.trim().slice(0, 8) || String(screenRow + 1)
    return [...row]
      .sort((a, b) => a.x - b.x)
      .map((seat): OnGrid => {
        const exact = (seat.x - origin) / wide
        let screenCol = Math.round(exact)
        if (Math.abs(exact - screenCol) > 0.05) moved += 1
        while (taken.has(cellKey(screenRow, screenCol))) screenCol += 1
        taken.add(cellKey(screenRow, screenCol))
        let number = /^\d{1,4}$/.test(seat.number) ? Number(seat.number) : 0
        if (number < 1 || names.has(`${name} ${number}`)) {
          numbersGiven += 1
          for (number = 1; names.has(`${name} ${number}`);) number += 1
        }
        names.add(`${name} ${number}`)
        const { id, category } = seat
        return { id, category, row: name, number, screenRow, screenCol }
      })
  })
  const columns = Math.max(...seats.map(seat => seat.screenCol + 1))
  return { seats, rows: Math.max(...seats.map(seat => seat.screenRow + 1)), columns, moved, numbersGiven }
}

/** The file's rows from the screen backwards; those side by side at one height are one, and one that jumps is two. */
function rowsByHeight(placed: readonly Placed[], wide: number): Placed[][] {
  const parts: Placed[][] = []
  for (const line of Map.groupBy(placed, seat => seat.line).values()) {
    let part: Placed[] | undefined
    for (const seat of [...line].sort((a, b) => a.x - b.x)) {
      if (part && Math.abs(seat.y - part.at(-1)!.y) < wide * 0.9) part.push(seat)
      else parts.push((part = [seat]))
    }
  }
  const heights = parts
    .map(part => ({ part, y: part.reduce((sum, seat) => sum + seat.y, 0) / part.length }))
    .sort((a, b) => a.y - b.y)
  const rows: { seats: Placed[]; y: number }[] = []
  for (const { part, y } of heights) {
    const row = rows.at(-1)
    if (row && y - row.y < wide / 2) row.seats.push(...part)
    else rows.push({ seats: [...part], y })
  }
  return rows.map(({ seats }) => seats)
}

/** How far neighbours of a row are apart, as most of them are. */
function usualGap(placed: readonly Placed[], otherwise: number): number {
  const gaps = new Map<number, number>()
  for (const row of Map.groupBy(placed, seat => seat.line).values()) {
    const across = row.map(seat => seat.x).sort((a, b) => a - b)
    for (let at = 1; at < across.length; at++) {
      const gap = Math.round(across[at]! - across[at - 1]!)
      if (gap > 0) gaps.set(gap, (gaps.get(gap) ?? 0) + 1)
    }
  }
  const [most] = [...gaps].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return most?.[0] ?? otherwise
}

/**
 * Links love seats by twos from the left, and companions with the wheelchair place beside them; a love seat or a
 * companion that has nobody beside it is a standard seat.
 */
export function linkNeighbours(seats: readonly Seat[]): { seats: Seat[]; links: number; undone: number } {
  const known = new Map(seats.map(seat => [seat.id, seat]))
  const at = new Map(seats.map(seat => [cellKey(seat.screenRow, seat.screenCol), seat.id]))
  const sorted = [...seats].sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
  const pairs = { love: 'love', wheelchair: 'companion', companion: 'wheelchair' } as const
  let links = 0
  let undone = 0
  for (const { id } of sorted) {
    const seat = known.get(id)!
    const wanted = pairs[seat.class as keyof typeof pairs]
    const next = known.get(at.get(cellKey(seat.screenRow, seat.screenCol + 1)) ?? '')
    if (!wanted || seat.pairedWith || next?.class !== wanted || next.pairedWith) continue
    links += 1
    known.set(id, { ...seat, pairedWith: next.id })
    known.set(next.id, { ...next, pairedWith: id })
  }
  const result = seats.map(({ id }): Seat => {
    const seat = known.get(id)!
    if (seat.pairedWith || (seat.class !== 'love' && seat.class !== 'companion')) return seat
    undone += 1
    return { ...seat, class: 'standard' }
  })
  return { seats: result, links, undone }
}
