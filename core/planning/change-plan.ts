import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import type { ScheduleFields } from '../programme/schedule.ts'
import { drawnPlan, type Arrangement } from '../venue/arrangement.ts'
import { keepName } from './conflict.ts'
import { withFreeSeating, type Drawn } from './plan.ts'

/** A seat of a show that somebody has or keeps; `held` are baskets, which have no bill yet. */
export type TakenSeat = {
  seatId: string
  state: 'sold' | 'paying' | 'held' | 'reserved'
  billId: string | null
}

/** A show of the screen that is to come and not cancelled. */
export type ComingShow = {
  id: string
  cinemaId: string
  startMs: number
  arrangementId: string
  freeSeating: boolean
  relaySeats: readonly string[]
  keeps: readonly string[]
  taken: readonly TakenSeat[]
}

export type PlanChangeNow = {
  /** In the order in which they begin. */
  shows: readonly ComingShow[]
  /** The plan they get, and its variant with counted places where somebody has used it. */
  next: Drawn
  counted: Arrangement | undefined
  cinemaHasBox: boolean
  stampFor: (scheduleId: string, fields: Partial<ScheduleFields>) => string
}

/** The seats of a show that somebody has and that a plan does not. */
export function lostSeats(
  { taken }: Pick<ComingShow, 'taken'>,
  seatIds: { has(id: string): boolean },
): TakenSeat[] {
  return taken.filter(({ seatId }) => !seatIds.has(seatId))
}

/**
 * The show from which on a plan can hold without asking anybody to sit elsewhere: nobody has a seat of it, and it and
 * all later ones lose none that somebody has. Null when there is none.
 */
export function firstShowFor(
  shows: readonly Pick<ComingShow, 'id' | 'taken'>[],
  seatIds: { has(id: string): boolean },
): string | null {
  const safe = shows.slice(shows.findLastIndex(show => lostSeats(show, seatIds).length > 0) + 1)
  return safe.find(({ taken }) => !taken.length)?.id ?? null
}

/**
 * Gives a screen's coming shows another seat plan, from one of them on; the ones before are accepted with the plan they
 * have. A seat that somebody has stays with its show: its id never changes, and neither does who owns it first, so two
 * sides that are disconnected go on agreeing on every seat. Seats that are new belong to the box first, and to the relay
 * where the cinema has none.
 *
 * Refuses `schedule_unknown`, and `plan_seats_sold` with the shows that would lose seats somebody has, and which.
 *
 * @param since the first show that gets it; null when only shows planned from now on do
 */
export function changePlan(now: PlanChangeNow, since: string | null): Draft[] {
  const { shows, next } = now
  const at = since === null ? shows.length : shows.findIndex(({ id }) => id === since)
  if (at < 0) throw new Refusal('schedule_unknown')
  const [before, from] = [shows.slice(0, at), shows.slice(at)]
  const ids = new Set(next.seats.map(({ id }) => id))
  const losing = from.flatMap(show => {
    const seats = lostSeats(show, ids)
    return seats.length ? [{ scheduleId: show.id, seats: seats.map(({ seatId }) => seatId) }] : []
  })
  if (losing.length)
    throw new Refusal('plan_seats_sold', {
      count: losing.reduce((sum, { seats }) => sum + seats.length, 0),
      shows: losing.map(({ scheduleId }) => scheduleId),
    })
  const isOld = ({ arrangementId }: ComingShow) => drawnPlan(arrangementId) !== drawnPlan(next.id)
  const changed = from.filter(isOld)
  const { counted, made } = changed.some(({ freeSeating }) => freeSeating)
    ? countedPlan(now)
    : { counted: undefined, made: [] }
  return [
    ...made,
    ...withItsShows(changed[0]?.cinemaId, next, counted),
    ...changed.map(show => renewed(now, show, show.freeSeating ? (counted ?? next) : next)),
    ...before.filter(isOld).flatMap(show => accepted(now, show)),
  ]
}

function countedPlan({ next, counted: known }: PlanChangeNow) {
  const { arrangement: counted, made } = withFreeSeating(next, known)
  return { counted, made }
}

/** The plan is also in the stream of the shows that take it: what of the two is lost with a disk is lost together. */
function withItsShows(cinemaId: string | undefined, ...plans: readonly (Arrangement | undefined)[]): Draft[] {
  if (cinemaId === undefined) return []
  return plans.flatMap((plan): Draft[] =>
    plan ? [{ scope: `cinema:${cinemaId}`, type: 'arrangement.drawn', body: plan }] : [],
  )
}

function renewed({ cinemaHasBox, stampFor }: PlanChangeNow, show: ComingShow, plan: Arrangement): Draft {
  const fields: Partial<ScheduleFields> = { arrangementId: plan.id }
  if (!cinemaHasBox) fields.relaySeats = [...new Set([...show.relaySeats, ...plan.seats.map(({ id }) => id)])]
  return edited(show, fields, stampFor)
}

/** A manager has decided: it is not asked about as a show with an old plan. */
function accepted({ next, stampFor }: PlanChangeNow, show: ComingShow): Draft[] {
  const name = keepName({ kind: 'seat_plan_old', about: next.id })
  if (show.keeps.includes(name)) return []
  const others = show.keeps.filter(kept => !kept.startsWith(keepName({ kind: 'seat_plan_old', about: '' })))
  return [edited(show, { keeps: [...others, name] }, stampFor)]
}

function edited(
  { id, cinemaId }: ComingShow,
  fields: Partial<ScheduleFields>,
  stampFor: PlanChangeNow['stampFor'],
): Draft {
  return {
    scope: `cinema:${cinemaId}`,
    type: 'schedule.changed',
    body: { id, stamp: stampFor(id, fields), fields },
  }
}
