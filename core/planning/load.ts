import type { Db } from '../database/sql.ts'
import type { Catalogue } from '../journal/apply.ts'
import type { Tx } from '../journal/node.ts'
import { editStamp } from '../journal/storage/edit-store.ts'
import { hasBox } from '../membership/store.ts'
import { isClosedOn, mayBegin } from '../programme/allowed-times.ts'
import { instantOf } from '../programme/day.ts'
import type { FilmLength } from '../programme/film-length.ts'
import { aroundOf, clashes, spanOf, type Span } from '../programme/occupancy.ts'
import { ownMinutesOf, readOwnMinutes, type OwnMinutes } from '../programme/own-minutes.ts'
import { isBeforeFilm } from '../programme/sale.ts'
import {
  keptOf,
  scheduleById,
  schedulesInScreen,
  schedulesReadyAfter,
  type ScheduleRow,
} from '../programme/store.ts'
import { holdsInForce } from '../seating/hold-store.ts'
import { arrangementById, arrangementsOf, changedTokens } from '../seating/store.ts'
import { drawnPlan, freeSeatingId } from '../venue/arrangement.ts'
import { exhibitorOf, midnightOffsetOf } from '../venue/exhibitor.ts'
import type { Plans } from './conflict.ts'
import { lostSeats } from './change-plan.ts'
import type { ComingShow, PlanChangeNow, TakenSeat } from './change-plan.ts'
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
      ownMinutes: readOwnMinutes(row.ownMinutes),
      get taken() {
        return seatsTaken(db, row.id, nowMs)
      },
      get lost() {
        return soldBeside(db, row).lost
      },
      get fitting() {
        return soldBeside(db, row).fitting
      },
    })),
    kept: catalogue.all('placeholder'),
    screens: catalogue.all('screen'),
    movies: catalogue.all('movie'),
    versions: catalogue.all('version'),
    events: catalogue.all('event'),
    rates: catalogue.all('price_rate'),
    products: catalogue.all('product'),
    sellsOnline: exhibitorOf(catalogue)?.features?.tickets ?? false,
  }
}

/** How many seats of a show are sold, reserved, in payment or in somebody's basket, as far as this node knows. */
export function seatsTaken(db: Db, scheduleId: string, nowMs: number): number {
  return takenSeats(db, scheduleId, nowMs).length
}

/** The same seats, by their ids. */
export function takenSeats(db: Db, scheduleId: string, nowMs: number): TakenSeat[] {
  const taken = new Map<string, TakenSeat>()
  for (const seatId of holdsInForce(db, scheduleId, nowMs).keys())
    taken.set(seatId, { seatId, state: 'held', billId: null })
  for (const seat of soldSeats(db, scheduleId)) taken.set(seat.seatId, seat)
  return [...taken.values()]
}

/** Those of them that are more than in somebody's basket. */
function soldSeats(db: Db, scheduleId: string): TakenSeat[] {
  return [...changedTokens(db, scheduleId)].flatMap(([seatId, { state, billId }]) =>
    state === 'sold' || state === 'paying' || state === 'reserved' ? { seatId, state, billId } : [],
  )
}

/** The seats of a show that guests have and its plan does not, and the largest plan of its screen that has them all. */
function soldBeside(
  db: Db,
  { id, arrangementId }: { id: string; arrangementId: string },
): { lost: string[]; fitting: string | null } {
  const plan = arrangementById(db, arrangementId)
  if (!plan) return { lost: [], fitting: null }
  const taken = soldSeats(db, id)
  const lost = lostSeats({ taken }, plan.byId).map(({ seatId }) => seatId)
  // A seat of another plan may be had though this screen is known to have had this one alone: a sale that came back from a
  // register outlives the plan that was set aside with its history.
  const plans = lost.length ? arrangementsOf(db, plan.screenId) : []
  const fits = plans
    .filter(each => !lostSeats({ taken }, each.byId).length)
    .flatMap(each => {
      if (each.freeSeating === plan.freeSeating) return each
      return (plan.freeSeating && arrangementById(db, freeSeatingId(each.id))) || []
    })
  const [largest] = fits.toSorted((a, b) => b.seats.length - a.seats.length || (a.id < b.id ? -1 : 1))
  return { lost, fitting: largest?.id ?? null }
}

/**
 * The shows of a screen that are to come.
 *
 * @param heldThere seats of a show that the other side did not give because somebody keeps them there
 */
export function comingShows(
  { db, nowMs }: Pick<Tx, 'db' | 'nowMs'>,
  screenId: string,
  heldThere: ReadonlyMap<string, readonly string[]> = new Map(),
): ComingShow[] {
  return schedulesReadyAfter(db, nowMs)
    .filter(row => row.screenId === screenId && !row.cancelled && row.startMs > nowMs)
    .map(row => {
      const { id, cinemaId, startMs, arrangementId } = row
      const taken = takenSeats(db, id, nowMs)
      const known = new Set(taken.map(({ seatId }) => seatId))
      const there = (heldThere.get(id) ?? []).filter(seatId => !known.has(seatId))
      return {
        id,
        cinemaId,
        startMs,
        arrangementId,
        freeSeating: arrangementById(db, arrangementId)?.freeSeating ?? false,
        relaySeats: JSON.parse(row.relaySeats) as string[],
        keeps: keptOf(db, id),
        taken: [...taken, ...there.map(seatId => ({ seatId, state: 'held' as const, billId: null }))],
      }
    })
}

/** What giving a screen another plan depends on; the plan is drawn already. */
export function loadPlanChange(
  tx: Tx,
  screen: { id: string; cinemaId: string; planId: string },
  heldThere: ReadonlyMap<string, readonly string[]>,
): PlanChangeNow {
  return {
    shows: comingShows(tx, screen.id, heldThere),
    next: arrangementById(tx.db, screen.planId)!,
    counted: arrangementById(tx.db, freeSeatingId(screen.planId)),
    cinemaHasBox: hasBox(tx.db, screen.cinemaId),
    stampFor: (id, fields) => editStamp(tx, 'schedule', id, fields),
  }
}

/**
 * What a new show depends on.
 *
 * @param inPlaceOf the kept time that it takes
 */
export function loadNewShow(tx: Tx, wanted: WantedSchedule, inPlaceOf?: string): NewShowNow {
  const { catalogue, db } = tx
  const version = catalogue.get('version', wanted.versionId)
  const movie = version && catalogue.get('movie', version.movieId)
  const film = movie && { ...movie, movieId: movie.id }
  const slot = film && loadSlot(tx, wanted, film, inPlaceOf)
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

/** What moving a show to another place depends on; its own minutes move along. */
export function loadMove(tx: Tx, id: string, wanted: WantedPlace): MoveNow {
  return moving(tx, id, (film, show) =>
    loadSlot(tx, { ...wanted, ownMinutes: readOwnMinutes(show.ownMinutes) }, film, id),
  )
}

/** What giving a show other minutes before and after its film depends on: it begins when and where it does. */
export function loadResize(tx: Tx, id: string, ownMinutes: OwnMinutes): MoveNow {
  return moving(tx, id, (film, { screenId, startMs }) => {
    const free = slotAt(tx, { screenId, startMs, ownMinutes: ownMinutesOf(ownMinutes) }, film, id)
    // It stands there already: what was said since of its film's days and of closed days is about planning.
    return free && { ...free, closedOn: null, notThen: null, filmFrom: null }
  })
}

type Film = FilmLength & { movieId: string }

function moving(tx: Tx, id: string, slotOf: (film: Film, show: ScheduleRow) => Slot | undefined): MoveNow {
  const { catalogue, db, nowMs } = tx
  const schedule = scheduleById(db, id)
  const movie = schedule && catalogue.get('movie', schedule.movieId)
  const film = schedule && {
    ...(movie ?? { runtimeMinutes: Math.round((schedule.endMs - schedule.featureMs) / 60_000) }),
    movieId: schedule.movieId,
  }
  return {
    schedule,
    slot: film && slotOf(film, schedule),
    nowMs,
    stampFor: fields => editStamp(tx, 'schedule', id, fields),
  }
}

/**
 * A time in a screen, and what stands in its way: shows, and times kept for shows to be announced.
 *
 * @param but a show or a kept time that is not counted against itself
 */
export function loadSlot(
  tx: Tx,
  { screenId, day, time, ownMinutes }: WantedPlace & Pick<WantedSchedule, 'ownMinutes'>,
  film: Film,
  but?: string,
): Slot | undefined {
  const { catalogue } = tx
  const screen = catalogue.get('screen', screenId)
  const cinema = screen && catalogue.get('cinema', screen.cinemaId)
  if (!cinema) return undefined
  const midnightOffset = midnightOffsetOf(catalogue)
  const movie = catalogue.get('movie', film.movieId)
  const startMs = instantOf(day, time, cinema.timezone, midnightOffset)
  const free = slotAt(tx, { screenId, startMs, ownMinutes: ownMinutesOf(ownMinutes) }, film, but)
  const early = isBeforeFilm(tx, { movieId: film.movieId, cinemaId: cinema.id, startMs })
  return (
    free && {
      ...free,
      closedOn: isClosedOn(cinema, day) ? day : null,
      notThen: movie && !mayBegin(movie, { day, time }, midnightOffset) ? movie.title : null,
      filmFrom: early ? (movie?.showingFrom ?? '') : null,
    }
  )
}

/** The same from an instant on, without what is said of days and hours. */
function slotAt(
  tx: Tx,
  { screenId, startMs, ownMinutes }: { screenId: string; startMs: number; ownMinutes: OwnMinutes | null },
  film: FilmLength,
  but: string | undefined,
): Omit<Slot, 'closedOn' | 'notThen' | 'filmFrom'> | undefined {
  const { catalogue, db, nowMs } = tx
  const screen = catalogue.get('screen', screenId)
  const cinema = screen && catalogue.get('cinema', screen.cinemaId)
  if (!screen || !cinema) return undefined
  const span = spanOf(startMs, aroundOf(screen, ownMinutes), film)
  const shows = schedulesInScreen(db, screenId, startMs, span.readyMs).filter(({ id }) => id !== but)
  return {
    screen,
    cinema,
    span,
    ownMinutes,
    others: [
      ...shows.map(other => ({
        title: catalogue.get('movie', other.movieId)?.title ?? '',
        startMs: other.startMs,
        readyMs: other.readyMs,
      })),
      ...keptTimes(catalogue, screenId, span, but),
    ],
    nowMs,
  }
}

/** The times kept in a screen that overlap one. */
function keptTimes(
  catalogue: Pick<Catalogue, 'all'>,
  screenId: string,
  span: Pick<Span, 'startMs' | 'readyMs'>,
  but: string | undefined,
) {
  const kept = catalogue
    .all('placeholder')
    .filter(({ id, deleted, place }) => !deleted && id !== but && place.screenId === screenId)
    .map(({ name, place }) => ({ title: name, startMs: place.startMs, readyMs: place.readyMs }))
  return clashes(span, kept)
}
