import { Refusal } from '../refusal.ts'
import type { Tx } from '../journal/node.ts'
import { seatsNow } from '../seating/load.ts'
import { reservedSeatsOf } from '../seating/reserved/store.ts'
import { overAtMs } from '../seating/reserved/over.ts'
import { tokenOf } from '../seating/seat-state.ts'
import { settingOf } from '../venue/settings/effective.ts'
import type { Bounds, Waiting } from './decide.ts'
import { statusOf } from './state.ts'
import { eventsOfReservation, reservationById, type ReservationRow } from './store.ts'

/** What a cinema allows of reservations. */
export function boundsOf({ catalogue }: Pick<Tx, 'catalogue'>, cinemaId: string): Bounds {
  return {
    minutesBefore: settingOf(catalogue, 'reservations.minutes_before', cinemaId),
    mostSeats: settingOf(catalogue, 'reservations.most_seats', cinemaId),
  }
}

/** How many reservations of a show wait now. */
export function openIn(tx: Pick<Tx, 'db'>, scheduleId: string): number {
  return new Set(reservedSeatsOf(tx.db, scheduleId).map(({ reservationId }) => reservationId)).size
}

/** The seats that are reserved for one reservation now. */
export function keptSeats(tx: Pick<Tx, 'db'>, { id, scheduleId }: Pick<ReservationRow, 'id' | 'scheduleId'>) {
  return reservedSeatsOf(tx.db, scheduleId)
    .filter(({ reservationId }) => reservationId === id)
    .map(({ seatId }) => seatId)
}

/**
 * A reservation that waits, with its show. Refuses `reservation_unknown`, `reservation_over` for one that was used,
 * cancelled or expired, and `reservation_elsewhere` where the other side owns its seats: that side alone ends it.
 */
export function loadWaiting(tx: Tx, id: string, employeeName: string): Waiting & { row: ReservationRow } {
  const row = reservationById(tx.db, id)
  if (!row) throw new Refusal('reservation_unknown')
  const kept = keptSeats(tx, row)
  const show = seatsNow(tx.db, row.scheduleId, kept, tx.identity.role, true, tx.nowMs)
  const overMs = overAtMs(show.schedule.startMs, row.minutesBefore)
  const isPaying = kept.some(seatId => show.seating.holds.has(seatId))
  const nowMs = isPaying ? Math.min(tx.nowMs, overMs - 1) : tx.nowMs
  const known = { events: eventsOfReservation(tx.db, id), kept: kept.length, overMs, nowMs }
  if (statusOf(known) !== 'pending') throw new Refusal('reservation_over')
  const owner = tx.identity.role
  const isOurs = kept.every(seatId => tokenOf(show.seating, seatId).owner === owner)
  if (!isOurs || (!kept.length && row.owner !== owner)) throw new Refusal('reservation_elsewhere')
  return { row, reservationId: id, show, kept, owner, employeeName }
}
