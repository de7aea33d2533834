import type { Seat } from '../venue/arrangement.ts'
import type { AutoAssignAlgorithm } from '../venue/screen.ts'
import type { SeatState } from './contract.ts'
import { layoutOf } from './seat-layout.ts'
import { seatRank, seatWeights, type Rank } from './seat-rank.ts'

/** A hall for one party at one moment; the party's own seats are `free`. */
export type HallNow = {
  seats: readonly Seat[]
  stateOf: (seatId: string) => SeatState
  /** Whether this side owns a seat: of two equally good ones it is taken first. Every seat when left out. */
  isOwn?: ((seatId: string) => boolean) | undefined
}

export type Wish = {
  count: number
  algorithm: AutoAssignAlgorithm
  /** Seats kept free between two parties while there are enough. */
  clearance: number
  /** Whether a group of neighbours may be chosen; any when left out. */
  mayHave?: (group: readonly Seat[]) => boolean
}

/** Neighbours of one row, and how good they are for a party: smaller is better. */
type Group = { seats: readonly Seat[]; cost: number }

/** How much less good a place may be before it is no longer as good as another: not quite one seat sideways. */
const equalCost = 0.9

/** Groups that others are looked for, rows between two groups as seats, and what sitting alone weighs as distance. */
const firstGroupsMost = 24
const rowDistance = 2
const lonerDistance = 2

/** The groups of one size, the best first. */
type GroupsOf = (size: number) => readonly Group[]

/**
 * The best neighbours for one party in one row, as near as can be to where the algorithm begins. A single seat left
 * over and a neighbour closer than the clearance are avoided while there is another way; what the wish forbids is never
 * chosen.
 *
 * @param pool free seats that may be chosen
 * @returns `count` seats in order, or none where no row has so many free neighbours
 */
export function seatsTogether(pool: readonly Seat[], hall: HallNow, wish: Wish): Seat[] {
  if (wish.count < 1 || pool.length < wish.count) return []
  const ranked = groupsOf(runsOf(pool), wish.count, scoreOf(hall, wish))
  return [...(firstAllowed(ranked, wish)?.seats ?? [])]
}

/**
 * The best seats for a party that no row has room for: in as few groups as can be, near each other, and nobody by
 * themselves while the party can be parted otherwise.
 *
 * @returns `count` seats in row order, or none when there are fewer
 */
export function seatsApart(pool: readonly Seat[], hall: HallNow, wish: Wish): Seat[] {
  if (wish.count < 1 || pool.length < wish.count) return []
  const score = scoreOf(hall, { ...wish, clearance: 0 })
  const runs = runsOf(pool)
  const known = new Map<number, Group[]>()
  const groups = (size: number) => {
    const found = known.get(size) ?? groupsOf(runs, size, score).sort(byCost)
    known.set(size, found)
    return found
  }
  const { apart } = seatWeights(wish.algorithm)
  return (inTwo(groups, wish, apart) ?? inMany(groups, wish, apart)).sort(byPlace)
}

/** The groups of neighbours that some seats make. */
export function neighbours(seats: readonly Seat[]): Seat[][] {
  return runsOf([...seats].sort(byPlace))
}

type Score = {
  rank: Rank
  /** What speaks against a group besides where it is. */
  against: (first: Seat, last: Seat) => number
  isOwn: ((seatId: string) => boolean) | undefined
}

function scoreOf(hall: HallNow, { algorithm, clearance }: Wish): Score {
  const layout = layoutOf(hall.seats)
  const weights = seatWeights(algorithm)
  const isOthers = (seat: Seat | undefined) => {
    const state = seat && hall.stateOf(seat.id)
    return state === 'sold' || state === 'held'
  }
  const against = (first: Seat, last: Seat) =>
    weights.crowded * crowding(first, last, clearance, (row, col) => isOthers(layout.at(row, col))) +
    leftOver(first, -1) +
    leftOver(last, 1)
  /** What it costs that one seat would stay alone beside a party's end: worst between two parties. */
  function leftOver(end: Seat, step: -1 | 1): number {
    const side = step < 0 ? 'before' : 'after'
    const next = layout.beside(end)[side]
    if (!next || hall.stateOf(next.id) !== 'free') return 0
    const beyond = layout.beside(next)[side]
    if (!beyond) return weights.aloneAtEdge
    const state = hall.stateOf(beyond.id)
    return state === 'free' || state === 'elsewhere' ? 0 : weights.alone
  }
  return { rank: seatRank(hall.seats, algorithm), against, isOwn: hall.isOwn }
}

/** How many seats of the wished clearance are missing, on both sides together; the nearer the worse. */
function crowding(
  first: Seat,
  last: Seat,
  clearance: number,
  isOthersAt: (row: number, col: number) => boolean,
): number {
  let missing = 0
  for (let step = 1; step <= clearance; step++) {
    const part = (clearance - step + 1) / clearance
    if (isOthersAt(first.screenRow, first.screenCol - step)) missing += part
    if (isOthersAt(last.screenRow, last.screenCol + step)) missing += part
  }
  return missing
}

/** Every group of `count` free neighbours, in no order. */
function groupsOf(runs: readonly Seat[][], count: number, { rank, against, isOwn }: Score): Group[] {
  const found: Group[] = []
  for (const run of runs) {
    if (run.length < count) continue
    const ranks = run.map(rank)
    const others = run.map(seat => Number(isOwn?.(seat.id) === false))
    let [sum, notOwn] = [total(ranks.slice(0, count)), total(others.slice(0, count))]
    for (let from = 0; from + count <= run.length; from++) {
      if (from) {
        sum += ranks[from + count - 1]! - ranks[from - 1]!
        notOwn += others[from + count - 1]! - others[from - 1]!
      }
      const cost = sum / count + against(run[from]!, run[from + count - 1]!) + (notOwn ? equalCost : 0)
      found.push({ seats: run.slice(from, from + count), cost })
    }
  }
  return found
}

/** The cheapest group that the wish allows; of equals the first. */
function firstAllowed(groups: readonly Group[], { mayHave }: Wish): Group | undefined {
  if (mayHave) return [...groups].sort(byCost).find(group => mayHave(group.seats))
  let best: Group | undefined
  for (const group of groups) if (!best || group.cost < best.cost - 1e-9) best = group
  return best
}

/** Two groups, as near each other and as well placed as can be; undefined where two are not enough. */
function inTwo(groups: GroupsOf, { count, mayHave = anyGroup }: Wish, apart: number): Seat[] | undefined {
  let best: Seat[] | undefined
  let least = Infinity
  for (let size = count - 1; size * 2 >= count; size--) {
    const rest = count - size
    const loner = count > 2 && rest === 1 ? apart * lonerDistance : 0
    for (const one of firstFew(groups(size), mayHave))
      for (const other of groups(rest)) {
        const where = (one.cost * size + other.cost * rest) / count + loner
        if (where >= least) break
        const far = between(one.seats, other.seats)
        if (!far || where + far * apart >= least - 1e-9 || !mayHave(other.seats)) continue
        least = where + far * apart
        best = [...one.seats, ...other.seats]
      }
  }
  return best
}

/** More than two groups: from each of the best large ones on, the largest that is near; the nearest of these. */
function inMany(groups: GroupsOf, wish: Wish, apart: number): Seat[] {
  const { count, mayHave = anyGroup } = wish
  let largest = count
  while (largest && !groups(largest).some(({ seats }) => mayHave(seats))) largest--
  let best: Group = { seats: [], cost: Infinity }
  for (const first of largest ? firstFew(groups(largest), mayHave) : []) {
    const party = grown(first, largest, groups, wish, apart)
    if (party && party.cost < best.cost - 1e-9) best = party
  }
  return [...best.seats]
}

/** A party that sits on one group, and on those near it that are as large as can be. */
function grown(
  first: Group,
  largest: number,
  groups: GroupsOf,
  { count, mayHave = anyGroup }: Wish,
  apart: number,
): Group | undefined {
  const chosen = [first.seats]
  let cost = first.cost * largest
  for (let need = count - largest; need > 0; need -= chosen.at(-1)!.length) {
    let next: Group | undefined
    let least = Infinity
    for (const size of sizesFor(need, largest)) {
      for (const group of groups(size)) {
        if (group.cost >= least) break
        const far = nearest(chosen, group.seats)
        if (!far || group.cost + far * apart >= least || !mayHave(group.seats)) continue
        least = group.cost + far * apart
        next = group
      }
      if (next) break
    }
    if (!next) return undefined
    chosen.push(next.seats)
    cost += least * next.seats.length + (next.seats.length === 1 ? apart * lonerDistance : 0)
  }
  return { seats: chosen.flat(), cost }
}

/** The largest first, but rather one less than leaving one person over. */
function sizesFor(need: number, largest: number): number[] {
  const most = Math.min(need, largest)
  const sizes = Array.from({ length: most }, (_, less) => most - less)
  return need - most === 1 && most > 2 ? [most - 1, most, ...sizes.slice(2)] : sizes
}

function firstFew(groups: readonly Group[], mayHave: (group: readonly Seat[]) => boolean): Group[] {
  const found: Group[] = []
  for (const group of groups) {
    if (found.length === firstGroupsMost) break
    if (mayHave(group.seats)) found.push(group)
  }
  return found
}

const anyGroup = () => true

const nearest = (groups: readonly (readonly Seat[])[], seats: readonly Seat[]): number =>
  Math.min(...groups.map(group => between(group, seats)))

/** How far two groups of neighbours are from each other, in seats; 0 where they share one. */
function between(one: readonly Seat[], other: readonly Seat[]): number {
  const gap = Math.max(
    0,
    other[0]!.screenCol - one.at(-1)!.screenCol,
    one[0]!.screenCol - other.at(-1)!.screenCol,
  )
  return Math.abs(other[0]!.screenRow - one[0]!.screenRow) * rowDistance + gap
}

/** @param seats in row order */
function runsOf(seats: readonly Seat[]): Seat[][] {
  const found: Seat[][] = []
  for (const seat of seats) {
    const run = found.at(-1)
    const before = run?.at(-1)
    if (run && before && before.screenRow === seat.screenRow && before.screenCol + 1 === seat.screenCol)
      run.push(seat)
    else found.push([seat])
  }
  return found
}

const byPlace = (a: Seat, b: Seat) => a.screenRow - b.screenRow || a.screenCol - b.screenCol
const byCost = (a: Group, b: Group) => a.cost - b.cost
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
