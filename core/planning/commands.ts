import { Refusal } from '../refusal.ts'
import { changeEntry } from '../catalogue/change-entry.ts'
import { hasFile } from '../content/files/store.ts'
import { appendAll } from '../journal/draft.ts'
import type { Tx } from '../journal/node.ts'
import { withShowReplaced } from '../programme/event-shows.ts'
import type { Movie } from '../programme/movie.ts'
import { readOwnMinutes, type OwnMinutes } from '../programme/own-minutes.ts'
import type { ScheduleFields } from '../programme/schedule.ts'
import { scheduleById, type ScheduleRow } from '../programme/store.ts'
import { arrangementById } from '../seating/store.ts'
import { loadMove, loadNewShow, loadResize, seatsTaken } from './load.ts'
import { move, requireMovable } from './move.ts'
import { resize } from './own-minutes-rule.ts'
import { giveUpPlaceholder } from './placeholder-commands.ts'
import { plan, type WantedPlace, type WantedSchedule } from './plan.ts'

/**
 * Plans a show. Who first owns each seat is written in the fact: the online seats to the relay, the rest to the box,
 * or all to the relay while the cinema has no box. Sent again with its id it is the same show.
 * Refuses `version_unknown`, `screen_unknown`, `screen_occupied` (names the movie and its time), `request_reused`, and as
 * `requirePlannable`.
 *
 * @param options.inPlaceOf a time that was kept for it, which is given up
 */
export function createSchedule(
  tx: Tx,
  wanted: WantedSchedule,
  options: { mayBePast?: boolean; inPlaceOf?: string | undefined } = {},
): ScheduleRow {
  const { inPlaceOf } = options
  appendAll(tx, plan(wanted, loadNewShow(tx, wanted, inPlaceOf), options))
  if (inPlaceOf && tx.catalogue.get('placeholder', inPlaceOf)) giveUpPlaceholder(tx, inPlaceOf)
  return scheduleById(tx.db, wanted.id)!
}

/**
 * Moves a show to another time, or into another screen with the same seat plan. Its seats, tickets and holds stay what
 * they are, because they name the show and not the time; the end of online sale moves along. Moving it to where it
 * already is changes nothing.
 *
 * A move never changes the seat plan: tickets name its seats. For a screen with another one there is `replanSchedule`;
 * a screen's own shows get a new plan by `changePlan`.
 *
 * Refuses `schedule_unknown`, `schedule_cancelled`, `schedule_over`, `screen_unknown`, `seat_plan_differs`,
 * `screen_occupied`, and as `requirePlannable`.
 */
export function moveSchedule(tx: Tx, id: string, wanted: WantedPlace): ScheduleRow {
  appendAll(tx, move(loadMove(tx, id, wanted)))
  return scheduleById(tx.db, id)!
}

/**
 * Gives one show minutes of its own before and after its film, or those of its screen again. It begins when it did, so
 * tickets and holds stay as they are and nobody is told; its film, and the end of online sale, move by the difference.
 * Having them already it stays as it is.
 *
 * Refuses `schedule_unknown`, `schedule_cancelled`, `schedule_over`, `schedule_started` once its doors are open,
 * `screen_unknown`, `screen_occupied` (names what is in the way).
 */
export function setOwnMinutes(tx: Tx, id: string, own: OwnMinutes): ScheduleRow {
  appendAll(tx, resize(loadResize(tx, id, own)))
  return scheduleById(tx.db, id)!
}

/**
 * Cancels a show nobody has bought and plans it anew under another id: the way into a screen with another seat plan.
 * Its event, channels, price list, free seating and own minutes move along. If the other side has sold a seat meanwhile, that bill belongs to a
 * cancelled show and is refunded like any other. Sent again it is the same new show.
 *
 * Refuses as `createSchedule` does, and `schedule_unknown`, `schedule_cancelled`, `schedule_over`, `show_has_sales`.
 */
export function replanSchedule(tx: Tx, id: string, newId: string, wanted: WantedPlace): ScheduleRow {
  const now = loadMove(tx, id, wanted)
  const again = now.schedule?.cancelled === true && scheduleById(tx.db, newId) !== undefined
  const { schedule } = requireMovable(now, { mayBeOver: again })
  const taken = seatsTaken(tx.db, id, tx.nowMs)
  if (!again && taken) throw new Refusal('show_has_sales', { count: taken })
  if (!again) cancelSchedule(tx, id)
  const freeSeating = arrangementById(tx.db, schedule.arrangementId)?.freeSeating
  const { versionId } = schedule
  const ownMinutes = readOwnMinutes(schedule.ownMinutes)
  const planned = createSchedule(tx, { id: newId, versionId, freeSeating, ownMinutes, ...wanted })
  if (again) return planned
  if (planned.visibility !== schedule.visibility || schedule.priceListId)
    tx.append(`cinema:${schedule.cinemaId}`, 'schedule.changed', {
      id: newId,
      stamp: tx.stamp(),
      fields: {
        visibility: JSON.parse(schedule.visibility) as ScheduleFields['visibility'],
        priceListId: schedule.priceListId,
      },
    })
  moveEvents(tx, id, newId)
  return scheduleById(tx.db, newId)!
}

/** A show that was planned anew under another id stays the event it was. */
export function moveEvents(tx: Tx, id: string, newId: string): void {
  for (const event of tx.catalogue.all('event')) {
    const fields = event.deleted ? undefined : withShowReplaced(event, id, newId)
    if (fields) changeEntry(tx, 'event', event.id, fields)
  }
}

/** Cancels a show for good; cancelling again changes nothing. Refuses `schedule_unknown`. */
export function cancelSchedule(tx: Tx, id: string): ScheduleRow {
  const schedule = scheduleById(tx.db, id)
  if (!schedule) throw new Refusal('schedule_unknown')
  if (!schedule.cancelled) tx.append(`cinema:${schedule.cinemaId}`, 'schedule.cancelled', { id })
  return scheduleById(tx.db, id)!
}

/**
 * Gives a movie an uploaded poster, or with null the drawn one again; setting it again changes nothing. Refuses
 * `movie_unknown`, `not_found` for a file that is not on this node.
 */
export function setPoster(tx: Tx, id: string, hash: string | null): Movie {
  const movie = tx.catalogue.get('movie', id)
  if (!movie) throw new Refusal('movie_unknown')
  if (hash !== null && !hasFile(tx.db, hash)) throw new Refusal('not_found')
  if (movie.posterFile !== hash) changeEntry(tx, 'movie', id, { posterFile: hash })
  return tx.catalogue.get('movie', id)!
}
