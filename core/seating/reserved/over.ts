import type { ReservedSeat } from '../seat-state.ts'

const minuteMs = 60_000

/** When a reservation's seats are free again, as the show is planned now. */
export function overAtMs(startMs: number, minutesBefore: number): number {
  return startMs - minutesBefore * minuteMs
}

/**
 * The reserved seats of a show as a rule sees them. A reservation is over by its time, whether or not anybody has
 * written so, unless one of its seats is in a basket: then a guest is paying for it.
 *
 * @param holds seats in baskets
 */
export function reservedNow(
  seats: readonly { seatId: string; reservationId: string; minutesBefore: number }[],
  { startMs, nowMs, holds }: { startMs: number; nowMs: number; holds: ReadonlyMap<string, string> },
): Map<string, ReservedSeat> {
  const inBaskets = new Set(
    seats.flatMap(({ seatId, reservationId }) => (holds.has(seatId) ? reservationId : [])),
  )
  return new Map(
    seats.map(({ seatId, reservationId, minutesBefore }) => {
      const isOver = nowMs >= overAtMs(startMs, minutesBefore) && !inBaskets.has(reservationId)
      return [seatId, { reservationId, isOver }]
    }),
  )
}
