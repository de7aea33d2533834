import type { Change } from '#core/journal/catalogue-facts.ts'
import type { Fact } from '#core/journal/fact.ts'
import { loadArrivals } from '#core/programme/arrival-load.ts'
import { conflictsOf } from '#core/planning/conflicts.ts'
import { loadPlans } from '#core/planning/load.ts'
import type { ScheduleFields } from '#core/programme/schedule.ts'
import { schedulesBetween, type ScheduleRow } from '#core/programme/store.ts'
import { arrangementById, changedTokens } from '#core/seating/store.ts'
import { saturdayEvening } from '../world/clock.ts'
import type { Handed } from './output-check.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

/**
 * The programme after all edits: each show stands, whole, where somebody put it, with the seat plan it was planned
 * with or one that somebody published for it; every ticket that is still sold names a seat of its show, or its show is
 * in the list of those that were sold on one side while the other one changed the plan; two shows in one room are in the list of conflicts, and nothing else
 * of that kind is; and no portal says that something is still on its way.
 */
export function openPlanCheck(fail: Fail, stats: Stats) {
  const places = new Map<string, Set<string>>()
  const plans = new Map<string, Set<string>>()
  const drawn = new Set<string>()

  function look({ name, incarnation, identity }: Place, tickets: readonly Handed[]): void {
    const { node, tenant } = incarnation!
    const shows = schedulesBetween(node.db, 0, Number.MAX_SAFE_INTEGER)
    for (const show of shows) {
      if (!places.get(show.id)?.has(placeText(show)))
        fail('I6', `${name} believes ${show.id} is at ${placeText(show)}, where nobody put it`)
      if (!plans.get(show.id)?.has(show.arrangementId))
        fail('I1', `${name} sells ${show.id} by ${show.arrangementId}, which nobody gave it`)
    }
    // As on the first evening: all shows are still to come.
    const found = conflictsOf(loadPlans(node.db, node.catalogue, saturdayEvening))
    const isTold = (scheduleId: string, seatId: string) =>
      found.some(
        ({ kind, subjects, about }) =>
          kind === 'seats_not_in_plan' &&
          subjects.some(({ id }) => id === scheduleId) &&
          about.split(', ').includes(seatId),
      )
    for (const { scheduleId, seatId, ticketId } of tickets) {
      const show = shows.find(each => each.id === scheduleId)
      const plan = show && arrangementById(node.db, show.arrangementId)
      if (!show || plan?.byId.has(seatId)) continue
      if (plan && changedTokens(node.db, scheduleId).get(seatId)?.state !== 'sold') continue
      if (plan && (show.cancelled || isTold(scheduleId, seatId))) {
        count(stats, 'tickets for seats that a plan lost')
        continue
      }
      // Drawn in another stream than the show was planned in, and lost with it: nobody sells that show any more.
      if (!plan && !drawn.has(show.arrangementId)) count(stats, 'tickets of a show whose plan was lost')
      else fail('I2', `${name}: ticket ${ticketId} is for ${seatId}, which ${scheduleId} does not have`)
    }
    const listed = found
      .filter(each => each.kind === 'shows_overlap')
      .map(each => each.subjects.map(({ id }) => id))
    const expected = overlapping(shows)
    count(stats, 'conflicts of the programme', found.length)
    if (JSON.stringify(listed.map(pair).sort()) !== JSON.stringify(expected.map(pair).sort()))
      fail(
        'I6',
        `${name} lists ${listed.map(pair).join(', ') || 'no overlap'} instead of ${expected.map(pair).join(', ')}`,
      )
    const arrivals = loadArrivals(tenant)
    for (const show of shows) {
      const { atCinema, online } = arrivals.schedule(show)
      if (!atCinema || !online) fail('I8', `${name} says that ${show.id} is still on its way`)
    }
    if (!arrivals.movie('movie-1').atCinema)
      fail('I8', `${name} (${identity.role}) says a movie is on its way`)
  }

  return {
    reset() {
      places.clear()
      plans.clear()
      drawn.clear()
    },
    see(fact: Fact): void {
      if (fact.type === 'arrangement.drawn') drawn.add((fact.body as { id: string }).id)
      if (fact.type !== 'schedule.created' && fact.type !== 'schedule.changed') return
      const { id, fields } = fact.body as Change<ScheduleFields>
      // A plan is given to a show by itself; a move never brings one along.
      if (fields.arrangementId && (fact.type === 'schedule.created' || !fields.place))
        plans.set(id, (plans.get(id) ?? new Set<string>()).add(fields.arrangementId))
      if (!fields.place) return
      if (fact.type === 'schedule.changed') count(stats, 'shows moved')
      const known = places.get(id) ?? new Set()
      places.set(id, known.add(placeText(fields.place)))
    },
    look,
  }
}

function placeText({
  screenId,
  startMs,
  readyMs,
}: Pick<ScheduleRow, 'screenId' | 'startMs' | 'readyMs'>): string {
  return `${screenId} ${startMs} ${readyMs}`
}

const pair = (ids: readonly string[]) => [...ids].sort().join(' and ')

function overlapping(shows: readonly ScheduleRow[]): string[][] {
  const running = shows.filter(show => !show.cancelled)
  return running.flatMap((one, index) =>
    running
      .slice(index + 1)
      .filter(two => two.screenId === one.screenId && two.startMs < one.readyMs && one.startMs < two.readyMs)
      .map(two => [one.id, two.id]),
  )
}
