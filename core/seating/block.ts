import type { Seat, SeatClass } from '../venue/arrangement.ts'

type Wish = {
  /** How many seats should go. */
  count: number
  /** How many may go, so that no single seat is left over. */
  most: number
  /** Whether they go to the website. */
  online: boolean
}

/** Parties of this size should find room on either side. */
const partySize = 4

/** Seats for few stay where they were drawn as long as there are others. */
const rarity: Record<SeatClass, number> = { standard: 0, premium: 1, love: 2, companion: 3, wheelchair: 3 }

/**
 * Chooses seats to hand over: neighbours in as few blocks as possible, those drawn for the receiver's channel first,
 * beside what the receiver already has, so that its seats stay one zone. Seats that belong together (love seats, a
 * wheelchair place with its companion) go together or stay.
 */
export function blocksOf(free: readonly Seat[], theirs: readonly Seat[], wish: Wish): Seat[] {
  const chosen: Seat[] = []
  const distance = distanceTo(theirs)
  const cost = (run: readonly Seat[]) =>
    (run.some(seat => seat.online !== wish.online) ? 1000 : 0) +
    Math.max(...run.map(seat => rarity[seat.class])) * 200 +
    (run.length < Math.min(partySize, wish.count) ? 100 : 0) +
    distance(run)
  const runs = runsOf(free)
    .map(run => ({ run, cost: cost(run) }))
    .sort((a, b) => a.cost - b.cost)
  for (const { run } of runs) {
    const left = wish.count - chosen.length
    if (left <= 0) break
    chosen.push(...cut(run, left, wish.most - chosen.length))
  }
  return chosen
}

/** The run's first seats, ending where no pair is separated and no single seat is left over. */
function cut(run: readonly Seat[], count: number, most: number): Seat[] {
  const whole = (end: number) => {
    const last = run[end - 1]
    return (
      end === 0 || end === run.length || last?.pairedWith === undefined || last.pairedWith !== run[end]?.id
    )
  }
  const good = (end: number) => whole(end) && run.length - end !== 1
  if (run.length <= count) return [...run]
  for (const end of [count, count + 1, count - 1, count - 2])
    if (end > 0 && end <= Math.min(run.length, most) && good(end)) return run.slice(0, end)
  for (let end = Math.min(count, run.length); end > 0; end--) if (whole(end)) return run.slice(0, end)
  return []
}

/** Free neighbours of one row, one channel and one class; pairs stay together because they are neighbours. */
function runsOf(free: readonly Seat[]): Seat[][] {
  const sorted = [...free].sort((a, b) => a.screenRow - b.screenRow || a.screenCol - b.screenCol)
  const kind = (seat: Seat) => rarity[seat.class]
  const runs: Seat[][] = []
  for (const seat of sorted) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const beside = before?.screenRow === seat.screenRow && before.screenCol + 1 === seat.screenCol
    if (run && before && beside && before.online === seat.online && kind(before) === kind(seat))
      run.push(seat)
    else runs.push([seat])
  }
  return runs
}

/** How far a run is from the seats a side already has, in seats; a row counts two. */
function distanceTo(theirs: readonly Seat[]): (run: readonly Seat[]) => number {
  const nearest = new Map<number, { from: number; to: number }>()
  for (const { screenRow, screenCol } of theirs) {
    const span = nearest.get(screenRow) ?? { from: screenCol, to: screenCol }
    nearest.set(screenRow, { from: Math.min(span.from, screenCol), to: Math.max(span.to, screenCol) })
  }
  return run => {
    const first = run[0]!
    const last = run.at(-1)!
    let least = 99
    for (const [row, span] of nearest) {
      const aside = Math.max(0, span.from - last.screenCol, first.screenCol - span.to)
      least = Math.min(least, Math.abs(row - first.screenRow) * 2 + aside)
    }
    return least
  }
}
