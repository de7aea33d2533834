import type { Seat } from '../venue/arrangement.ts'
import type { SeatRules } from '../venue/screen.ts'
import { classIdOf } from '../venue/seat-class.ts'
import type { BreachCode } from './breach-codes.ts'
import type { SeatState } from './contract.ts'
import { layoutOf, type SeatLayout } from './seat-layout.ts'

/** Why a party may not sit like that. */
export type Breach = {
  code: BreachCode
  /**
   * The seats it is about: the other half, the wheelchair place, somebody else's seats too near, the seats that would
   * stay alone.
   */
  seats: string[]
  /** The nearest seats that would do; none where there are none together. */
  instead: string[]
}

/** The seats of a plan for one party at one moment. */
export type SeatsNow = {
  seats: readonly Seat[]
  /** What each seat near the party is to it; its own are `free`. */
  stateOf: (seatId: string) => SeatState
  /** The same for every seat of the plan: asked only when a rule is broken, to see whether there is another way. */
  everyStateOf?: () => (seatId: string) => SeatState
}

export const noRules: SeatRules = { loneSeats: 'off', distance: 0 }

/** How many columns beside a seat the rules look at. */
export function reachOf({ loneSeats, distance }: SeatRules): number {
  return Math.max(loneSeats === 'off' ? 0 : 2, distance)
}

/**
 * Whether a party may sit on these seats, by the rules of its screen. The halves of a love seat go together, a
 * companion's seat goes with its wheelchair place (which may go alone: nobody has to bring somebody), parties keep the
 * screen's distance in their row, and no more seats stay alone than before. Only the distance is kept at any price.
 * Seats may be left alone where the party could not sit together in seats of its classes otherwise, and pairs split
 * where it could not in any ordinary seats, so that nobody is refused the last way to sit.
 */
export function partyBreach(party: readonly string[], now: SeatsNow, rules: SeatRules): Breach | undefined {
  const layout = layoutOf(now.seats)
  const members = new Set(party)
  const seats = [...members].flatMap(id => layout.byId.get(id) ?? [])
  const found = breachIn(seats, members, layout, now.stateOf, rules)
  if (!found) return undefined
  const stateOf = now.everyStateOf?.() ?? now.stateOf
  let instead = otherSeats(seats, layout, stateOf, rules, found.code)
  // A seat left alone is less of an evil than a pair that is split.
  if (!instead.length && isPairs(found.code))
    instead = otherSeats(seats, layout, stateOf, { ...rules, loneSeats: 'off' }, found.code)
  if (instead.length || found.code === 'seats_too_close') return { ...found, instead }
  // What gives way is the pair or the lone seat, never the distance.
  const near = tooClose(seats, members, layout, now.stateOf, rules.distance)
  if (!near.length) return undefined
  const code = 'seats_too_close' as const
  return { code, seats: near, instead: otherSeats(seats, layout, stateOf, rules, code) }
}

/** The same without looking for another way: for choosing among many. */
export function isAllowed(
  party: readonly Seat[],
  now: Pick<SeatsNow, 'seats' | 'stateOf'>,
  rules: SeatRules,
): boolean {
  const members = new Set(party.map(({ id }) => id))
  return !breachIn(party, members, layoutOf(now.seats), now.stateOf, rules)
}

/** Whether a party keeps the screen's distance to others. */
export function keepsDistance(
  party: readonly Seat[],
  now: Pick<SeatsNow, 'seats' | 'stateOf'>,
  { distance }: SeatRules,
): boolean {
  const members = new Set(party.map(({ id }) => id))
  return !tooClose(party, members, layoutOf(now.seats), now.stateOf, distance).length
}

type StateOf = SeatsNow['stateOf']

/** Somebody has it, or nobody can: `elsewhere` is free for whom the other side sells it to. */
const takenStates: readonly SeatState[] = ['sold', 'held', 'blocked', 'reserved']
const isTaken = (state: SeatState) => takenStates.includes(state)

function breachIn(
  party: readonly Seat[],
  members: ReadonlySet<string>,
  layout: SeatLayout,
  stateOf: StateOf,
  rules: SeatRules,
): Omit<Breach, 'instead'> | undefined {
  const missing = (seatClass: Seat['class']) =>
    party.flatMap(({ class: own, pairedWith: mate }) =>
      own === seatClass && mate && layout.byId.has(mate) && !members.has(mate) && !isTaken(stateOf(mate))
        ? mate
        : [],
    )
  const halves = missing('love')
  if (halves.length) return { code: 'pair_split', seats: halves }
  const places = missing('companion')
  if (places.length) return { code: 'companion_alone', seats: places }
  const near = tooClose(party, members, layout, stateOf, rules.distance)
  if (near.length) return { code: 'seats_too_close', seats: near }
  if (rules.loneSeats === 'off') return undefined
  const alone = leftAlone(party, members, layout, stateOf, rules.loneSeats === 'strict')
  return alone.length ? { code: 'seat_left_alone', seats: alone } : undefined
}

function tooClose(
  party: readonly Seat[],
  members: ReadonlySet<string>,
  layout: SeatLayout,
  stateOf: StateOf,
  distance: number,
): string[] {
  const near = new Set<string>()
  for (const { screenRow, screenCol } of party)
    for (let step = -distance; step <= distance; step++) {
      const id = layout.at(screenRow, screenCol + step)?.id
      if (id === undefined || members.has(id)) continue
      const state = stateOf(id)
      if (state === 'sold' || state === 'held') near.add(id)
    }
  return [...near]
}

/** The seats that would stay alone, where they are more than before; none else. */
function leftAlone(
  party: readonly Seat[],
  members: ReadonlySet<string>,
  layout: SeatLayout,
  stateOf: StateOf,
  strict: boolean,
): string[] {
  const isAlone = (seat: Seat, others: (id: string) => boolean): boolean => {
    const { before, after } = layout.beside(seat)
    if (!strict && (!before || !after)) return false
    return (!before || others(before.id)) && (!after || others(after.id))
  }
  const gone = (id: string) => isTaken(stateOf(id))
  const goneThen = (id: string) => members.has(id) || gone(id)
  const made = new Set<string>()
  let helped = 0
  for (const seat of party) {
    const { before, after } = layout.beside(seat)
    for (const next of [before, after])
      if (next && !goneThen(next.id) && isAlone(next, goneThen)) made.add(next.id)
    if ((before || after) && isAlone(seat, gone)) helped += 1
  }
  return made.size > helped ? [...made] : []
}

const isPairs = (code: BreachCode) => code === 'pair_split' || code === 'companion_alone'

/** One row of distance counts as this many seats sideways. */
const rowWeight = 4

/**
 * The nearest seats together that break no rule: of the party's own classes, or of any but those meant for few where a
 * pair would be split. Every run of free neighbours is looked at once.
 */
function otherSeats(
  party: readonly Seat[],
  layout: SeatLayout,
  stateOf: StateOf,
  rules: SeatRules,
  code: BreachCode,
): string[] {
  const [first] = party
  if (!first) return []
  const classes = new Set(party.map(classIdOf))
  const fits = (seat: Seat) =>
    (isPairs(code)
      ? seat.class !== 'wheelchair' && seat.class !== 'companion'
      : classes.has(classIdOf(seat))) &&
    seat.autoassign &&
    stateOf(seat.id) === 'free'
  let nearest: Seat[] = []
  let least = Infinity
  for (const run of layout.runs)
    for (const free of freeRuns(run, fits))
      for (let from = 0; from + party.length <= free.length; from++) {
        const seat = free[from]!
        const away =
          Math.abs(seat.screenRow - first.screenRow) * rowWeight + Math.abs(seat.screenCol - first.screenCol)
        if (away >= least) continue
        const choice = free.slice(from, from + party.length)
        const members = new Set(choice.map(({ id }) => id))
        if (breachIn(choice, members, layout, stateOf, rules)) continue
        least = away
        nearest = choice
      }
  return nearest.map(({ id }) => id)
}

function freeRuns(run: readonly Seat[], fits: (seat: Seat) => boolean): Seat[][] {
  const found: Seat[][] = []
  let open: Seat[] | undefined
  for (const seat of run) {
    if (!fits(seat)) open = undefined
    else if (open) open.push(seat)
    else found.push((open = [seat]))
  }
  return found
}
