import type { ReservationReason } from '../../database/statuses.ts'
import type { Tx } from '../../journal/node.ts'
import { seatsNow } from '../load.ts'
import { tokenOf } from '../seat-state.ts'
import { nextVersions } from '../show.ts'
import { reservedSeatsOf } from './store.ts'

/**
 * Ends the reservations of a show whose time is over and whose seats this node owns: whoever asks for a seat does not
 * wait for the worker that does the same. One whose seat is in a basket stays, since its guest is paying.
 *
 * @returns the seats that are free again
 */
export function releaseOverdue(tx: Tx, scheduleId: string): string[] {
  if (!reservedSeatsOf(tx.db, scheduleId).length) return []
  return endReservations(tx, scheduleId, {
    kind: 'reservation.expired',
    reason: 'time',
    employeeName: '',
    which: ({ isOver }) => isOver,
  })
}

/**
 * Ends those reservations of a show that `which` names, as far as this node owns their seats; every one whole, except
 * where a seat is in somebody's basket.
 *
 * @returns the seats that are free again
 */
export function endReservations(
  tx: Tx,
  scheduleId: string,
  ending: {
    kind: 'reservation.expired' | 'reservation.cancelled'
    reason: ReservationReason
    employeeName: string
    which: (reservation: { reservationId: string; isOver: boolean }) => boolean
  },
): string[] {
  const { role } = tx.identity
  const seatIds = reservedSeatsOf(tx.db, scheduleId).map(({ seatId }) => seatId)
  const { schedule, seating } = seatsNow(tx.db, scheduleId, seatIds, role, true, tx.nowMs)
  const mine = [...(seating.reserved ?? [])].filter(([seatId]) => tokenOf(seating, seatId).owner === role)
  const freed: string[] = []
  for (const [reservationId, seats] of Map.groupBy(mine, ([, reserved]) => reserved.reservationId)) {
    if (!ending.which(seats[0]![1]) || seats.some(([seatId]) => seating.holds.has(seatId))) continue
    const ids = seats.map(([seatId]) => seatId)
    const { cinemaId } = schedule
    tx.append(`cinema:${cinemaId}`, ending.kind, {
      reservationId,
      cinemaId,
      scheduleId,
      owner: role,
      employeeName: ending.employeeName,
      tokens: nextVersions(seating, scheduleId, ids),
      reason: ending.reason,
    })
    freed.push(...ids)
  }
  return freed
}
