import type { Node } from '../journal/node.ts'
import { isoIn } from '../programme/day.ts'
import { scheduleById } from '../programme/store.ts'
import { reservedSeatsOf } from '../seating/reserved/store.ts'
import { everyHold } from '../seating/hold-store.ts'
import { arrangementById } from '../seating/store.ts'
import type { ReservationView } from './contract.ts'
import type { ReservationRow } from './store.ts'

/** The show of a reservation, with the seats that wait for guests there. */
export type ReservedShow = {
  zone: string
  /** When it begins, ms since 1970. */
  startMs: number
  view: ReservationView['show']
  /** Ids of the seats that wait for one reservation now. */
  seatsOf: (reservationId: string) => string[]
  /** Whether somebody has one of these seats in a basket. */
  isPaying: (seatIds: readonly string[]) => boolean
  /** What seats are called; null where places are counted. */
  called: (seatIds: readonly string[]) => string | null
}
export type ReservedShows = (row: ReservationRow) => ReservedShow

/** Reads the show of each reservation, every show once: a list may hold a school's two hundred of one. */
export function reservedShows(node: Node): ReservedShows {
  const read = new Map<string, ReturnType<typeof seatingOf>>()
  return row => {
    let seating = read.get(row.scheduleId)
    if (!seating) read.set(row.scheduleId, (seating = seatingOf(node, row.scheduleId)))
    return { ...seating, ...whenOf(node, row) }
  }
}

function seatingOf({ db, runtime }: Node, scheduleId: string) {
  const seats = Map.groupBy(reservedSeatsOf(db, scheduleId), ({ reservationId }) => reservationId)
  const { holds } = everyHold(db, scheduleId, runtime.now())
  const plan = arrangementById(db, scheduleById(db, scheduleId)?.arrangementId ?? '')
  const nameOf = (id: string) => {
    const seat = plan?.byId.get(id)
    return seat ? `${seat.row}${seat.number}` : id
  }
  return {
    seatsOf: (reservationId: string) => (seats.get(reservationId) ?? []).map(({ seatId }) => seatId),
    isPaying: (ids: readonly string[]) => ids.some(id => holds.has(id)),
    called: (ids: readonly string[]) => (plan?.freeSeating ? null : ids.map(nameOf).join(', ')),
  }
}

function whenOf({ db, catalogue }: Node, row: ReservationRow) {
  const schedule = scheduleById(db, row.scheduleId)
  const zone = catalogue.get('cinema', row.cinemaId)?.timezone ?? 'UTC'
  // The show of a reservation may come after it from the other side.
  const startMs = schedule?.startMs ?? row.startMs
  return {
    zone,
    startMs,
    view: {
      movie: catalogue.get('movie', schedule?.movieId ?? '')?.title ?? '',
      screen: catalogue.get('screen', schedule?.screenId ?? '')?.name ?? '',
      start: isoIn(startMs, zone),
      movedFrom: startMs === row.startMs ? null : isoIn(row.startMs, zone),
      cancelled: schedule?.cancelled ?? false,
    },
  }
}
