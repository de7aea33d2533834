import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import { emergencyModeOf } from '../journal/storage/node-status-store.ts'
import type { ScheduleRow } from '../programme/store.ts'
import { brokenSeats, screensWithBroken } from './blocked/store.ts'
import { relaySeatsOf } from './load.ts'
import { tokenOf } from './seat-state.ts'
import { changedTokens, type DrawnArrangement } from './store.ts'
import { knownSold, tallyName } from './kept-seats.ts'
import type { Owner } from './token.ts'

const heldShows = prepared((q, given: { nowMs: number }) =>
  q.selectFrom('holds').select('schedule_id').distinct().where('until_ms', '>', given.nowMs),
)
const oneHeld = prepared((q, given: { scheduleId: string; nowMs: number }) =>
  q
    .selectFrom('holds')
    .select('hold_id')
    .where('schedule_id', '=', given.scheduleId)
    .where('until_ms', '>', given.nowMs)
    .limit(1),
)

const countSold = prepared((q, given: { scheduleId: string }) =>
  q
    .selectFrom('seat_tokens')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('schedule_id', '=', given.scheduleId)
    .where('state', '=', 'sold'),
)

/** What a count by tokens alone leaves out: shows with a seat in a basket, screens with a broken one. */
export type Beside = { held: ReadonlySet<string>; broken: ReadonlySet<string> }

/** The same of all shows and screens, for whoever goes through a programme. */
export function loadBeside(db: Db, nowMs: number): Beside {
  const held = heldShows.all(db, { nowMs }).map(({ schedule_id }) => schedule_id)
  return { held: new Set(held), broken: screensWithBroken(db) }
}

/** How many seats of a show are where. */
export type SeatTally = {
  /** By who may sell them. */
  free: Record<Owner, number>
  paying: number
  /** Sold, reserved, or blocked in this show. */
  gone: number
}

type Kept = { plan: DrawnArrangement; relaySeats: ReadonlySet<string>; tally: SeatTally }

/**
 * Counts a show's seats by their tokens alone; undefined where that is not all there is to know: a seat is in somebody's
 * basket here or broken in the screen, or the node is in emergency mode.
 *
 * Kept until a fact changes one of the tokens (`changeTokens`): most shows of a programme have not changed since they were
 * counted, and reading every seat of each would be most of the time it takes to tell one.
 *
 * @param beside read for this show alone when left out
 */
export function plainTally(
  db: Db,
  schedule: ScheduleRow,
  plan: DrawnArrangement,
  nowMs: number,
  beside?: Beside,
): SeatTally | undefined {
  const { id, screenId } = schedule
  if (emergencyModeOf(db)) return undefined
  if (beside ? beside.held.has(id) : oneHeld.first(db, { scheduleId: id, nowMs })) return undefined
  if (beside ? beside.broken.has(screenId) : brokenSeats(db, screenId).size) return undefined
  const relaySeats = relaySeatsOf(schedule)
  const known = db.memory.get(tallyName(id)) as Kept | undefined
  // A show that was moved may be sold by another plan, or have seats that are new.
  if (known?.plan === plan && known.relaySeats === relaySeats) return known.tally
  const seating = { relaySeats, tokens: changedTokens(db, id) }
  const tally: SeatTally = { free: { box: 0, relay: 0 }, paying: 0, gone: 0 }
  for (const seat of plan.seats) {
    const { state, owner } = tokenOf(seating, seat.id)
    if (state === 'free') tally.free[owner] += 1
    else if (state === 'paying') tally.paying += 1
    else tally.gone += 1
  }
  db.memory.set(tallyName(id), { plan, relaySeats, tally } satisfies Kept)
  return tally
}

/** How many seats of a show are sold, by their tokens. */
export function soldSeats(db: Db, scheduleId: string): number {
  return knownSold.read(db, scheduleId, () => countSold.first(db, { scheduleId })?.many) ?? 0
}
