import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { hasBox } from '../membership/store.ts'
import { instantOf } from '../programme/day.ts'
import { spanOf } from '../programme/occupancy.ts'
import { isBeforeFilm } from '../programme/sale.ts'
import { keptOf, scheduleById, schedulesInScreen, schedulesReadyAfter } from '../programme/store.ts'
import { arrangementById, changedTokens, holdsInForce } from '../seating/store.ts'
import { drawnPlan, freeSeatingId } from '../venue/arrangement.ts'
import { exhibitorOf, midnightOffsetOf } from '../venue/exhibitor.ts'
import type { Plans } from './conflicts.ts'
import type { MoveNow } from './move.ts'
import type { NewShowNow, Slot, WantedPlace, WantedSchedule } from './plan.ts'

/** Everything planned from now on, with the entries it uses, as this node knows it. */
export function loadPlans(db: Db, catalogue: Catalogue, nowMs: number): Plans {
  return {
    nowMs,
    shows: schedulesReadyAfter(db, nowMs).map(row => ({
      ...row,
      arrangementId: drawnPlan(row.arrangementId),
      visibility: JSON.parse(row.visibility) as string[],
      keeps: keptOf(db, row.id),
      get taken() {
        return seatsTaken(db, row.id, nowMs)
      },
    })),
    screens: catalogue.all('screen'),
    movies: catalogue.all('movie'),
    versions: catalogue.all('version'),
    events: catalogue.all('event'),
    rates: catalogue.all('price_rate'),
    products: catalogue.all('product'),
    sellsOnline: exhibitorOf(catalogue)?.features?.tickets ?? false,
  }
}

/** Seats of a show that are sold, in payment or in somebody's basket, as far as this node knows. */
export function seatsTaken(db: Db, scheduleId: string, nowMs: number): number {
  const taken = new Set(holdsInForce(db, scheduleId, nowMs).keys())
  for (const [seatId, { state }] of changedTokens(db, scheduleId))
    if (state === 'sold' || state === 'paying') taken.add(seatId)
  return taken.size
}

/** What a new show depends on. */
export function loadNewShow(tx: Tx, wanted: WantedSchedule): NewShowNow {
  const { catalogue, db } = tx
  const version = catalogue.get('version', wanted.versionId)
  const movie = version && catalogue.get('movie', version.movieId)
  const slot = movie && loadSlot(tx, wanted, { movieId: movie.id, runtimeMinutes: movie.runtimeMinutes })
  const drawn = slot && arrangementById(db, slot.screen.arrangementId)
  const row = scheduleById(db, wanted.id)
  const freeSeating = Boolean(row && arrangementById(db, row.arrangementId)?.freeSeating)
  return {
    version,
    movie,
    slot,
    drawn,
    counted: drawn && arrangementById(db, freeSeatingId(drawn.id)),
    planned: row && { ...row, freeSeating },
    cinemaHasBox: slot !== undefined && hasBox(db, slot.cinema.id),
    newStamp: () => tx.stamp(),
  }
}

/** What moving a show to another place depends on. */
export function loadMove(tx: Tx, id: string, wanted: WantedPlace): MoveNow {
  const { catalogue, db, nowMs } = tx
  const schedule = scheduleById(db, id)
  const movie = schedule && catalogue.get('movie', schedule.movieId)
  const film = schedule && {
    movieId: schedule.movieId,
    runtimeMinutes: movie?.runtimeMinutes ?? Math.round((schedule.endMs - schedule.featureMs) / 60_000),
  }
  return {
    schedule,
    slot: film && loadSlot(tx, wanted, film, id),
    nowMs,
    stampFor: fields => editStamp(tx, 'schedule', id, fields),
  }
}

/** @param but a show that is not counted against itself */
function loadSlot(
  tx: Tx,
  { screenId, day, time }: WantedPlace,
  { movieId, runtimeMinutes }: { movieId: string; runtimeMinutes: number },
  but?: string,
): Slot | undefined {
  const { catalogue, db, nowMs } = tx
  const screen = catalogue.get('screen', screenId)
  const cinema = screen && catalogue.get('cinema', screen.cinemaId)
  if (!screen || !cinema) return undefined
  const startMs = instantOf(day, time, cinema.timezone, midnightOffsetOf(catalogue))
  const span = spanOf(startMs, screen, runtimeMinutes)
  const others = schedulesInScreen(db, screenId, startMs, span.readyMs).filter(({ id }) => id !== but)
  const early = isBeforeFilm(tx, { movieId, cinemaId: cinema.id, startMs })
  return {
    screen,
    cinema,
    span,
    others: others.map(other => ({
      title: catalogue.get('movie', other.movieId)?.title ?? '',
      startMs: other.startMs,
      readyMs: other.readyMs,
    })),
    filmFrom: early ? (catalogue.get('movie', movieId)?.showingFrom ?? '') : null,
    nowMs,
  }
}
