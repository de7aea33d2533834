import type { ReservationEventKind, ReservationStatus } from '../database/statuses.ts'

/** What is known of a reservation. */
export type Known = {
  /** What happened to it, in any order. */
  events: readonly { kind: ReservationEventKind; seats: number }[]
  /** How many seats are reserved for it now. */
  kept: number
  /** When it is over, and what time it is. */
  overMs: number
  nowMs: number
}

/**
 * What became of a reservation. While seats wait for its guest it is pending, also after a part was paid for; what is
 * over by its time is expired whether or not anybody has written so.
 */
export function statusOf({ events, kept, overMs, nowMs }: Known): ReservationStatus {
  const had = (kind: ReservationEventKind) => events.some(event => event.kind === kind)
  if (kept > 0 && nowMs < overMs) return 'pending'
  if (had('used')) return 'used'
  if (had('cancelled')) return 'canceled'
  if (had('expired') || nowMs >= overMs) return 'expired'
  return 'pending'
}

/** How many tickets it was for: what was made, added and given back; what was paid for stays counted. */
export function ticketsOf(events: Known['events']): number {
  return events.reduce((sum, { kind, seats }) => sum + (kind === 'made' || kind === 'changed' ? seats : 0), 0)
}

/**
 * How many of its seats somebody else has: after a recovery a ticket that was paid goes before a reservation, and of
 * two histories one may have sold them.
 */
export function lostSeats({ events, kept }: Pick<Known, 'events' | 'kept'>): number {
  return Math.max(0, events.reduce((sum, { seats }) => sum + seats, 0) - kept)
}
