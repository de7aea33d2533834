import { Refusal } from '../refusal.ts'
import type { Draft } from '../journal/draft.ts'
import { overAtMs } from '../seating/reserved/over.ts'
import type { ShowSeats } from '../seating/seat-state.ts'
import { nextVersions, type Show } from '../seating/show.ts'
import type { Owner } from '../seating/token.ts'
import { contactPart, type Contact } from './contact.ts'

/** What a cinema allows. */
export type Bounds = {
  /** So many minutes before the show a reservation is over. */
  minutesBefore: number
  mostSeats: number
}

/** Most reservations of one show that wait at a time; no hall of ours has more parties than that. */
export const mostOpen = 200

export type ReserveNow = {
  show: Show
  /** The seats it gets: free, owned by this node, and kept for nobody else. */
  seatIds: readonly string[]
  bounds: Bounds
  /** How many reservations of the show wait now. */
  open: number
  nowMs: number
  owner: Owner
  reference: string
  employeeName: string
}

/**
 * Keeps seats of a show for somebody who comes later. Refuses `nothing_chosen`, `reserved_too_many` (with `most`),
 * `reservations_full`, `reservation_too_late` and `contact_missing`.
 */
export function reserve(request: { id: string; contact: Contact }, now: ReserveNow): Draft {
  const { schedule, seating } = now.show
  const { minutesBefore, mostSeats } = now.bounds
  if (!now.seatIds.length) throw new Refusal('nothing_chosen')
  if (now.seatIds.length > mostSeats) throw new Refusal('reserved_too_many', { most: mostSeats })
  if (now.open >= mostOpen) throw new Refusal('reservations_full', { most: mostOpen })
  if (now.nowMs >= overAtMs(schedule.startMs, minutesBefore))
    throw new Refusal('reservation_too_late', { minutes: minutesBefore })
  return {
    scope: `cinema:${schedule.cinemaId}`,
    type: 'reservation.made',
    body: {
      reservationId: request.id,
      cinemaId: schedule.cinemaId,
      scheduleId: schedule.id,
      reference: now.reference,
      source: 'register',
      owner: now.owner,
      employeeName: now.employeeName,
      tokens: nextVersions(seating, schedule.id, now.seatIds),
      minutesBefore,
      startMs: schedule.startMs,
    },
    privatePart: contactPart(request.contact),
    privateDay: new Date(schedule.endMs).toISOString().slice(0, 10),
  }
}

/** A reservation that waits, with its show as one node knows it. */
export type Waiting = {
  reservationId: string
  show: Show
  /** Its seats that wait for the guest now. */
  kept: readonly string[]
  owner: Owner
  employeeName: string
}

/**
 * Adds seats, gives seats back, says another contact. Refuses `reserved_too_many`, `seat_unknown` for what is not its
 * own, `seat_taken` for what is being paid for, `nothing_chosen` when no seat would stay (it is cancelled then), and
 * `contact_missing`.
 *
 * @param added seats that are free and this node's
 */
export function change(
  { reservationId, show, kept, owner, employeeName }: Waiting,
  asked: { added: readonly string[]; released: readonly string[]; contact?: Contact | undefined },
  { mostSeats }: Pick<Bounds, 'mostSeats'>,
): Draft {
  const { schedule, seating } = show
  const released = [...new Set(asked.released)]
  const strange = released.filter(id => !kept.includes(id))
  if (strange.length) throw new Refusal('seat_unknown', { seats: strange })
  requireNotPaying(seating, released)
  const left = kept.length + asked.added.length - released.length
  if (left <= 0) throw new Refusal('nothing_chosen')
  if (asked.added.length && left > mostSeats) throw new Refusal('reserved_too_many', { most: mostSeats })
  const { contact } = asked
  return {
    scope: `cinema:${schedule.cinemaId}`,
    type: 'reservation.changed',
    body: {
      reservationId,
      cinemaId: schedule.cinemaId,
      scheduleId: schedule.id,
      owner,
      employeeName,
      tokens: nextVersions(seating, schedule.id, asked.added),
      freed: nextVersions(seating, schedule.id, released),
    },
    ...(contact
      ? {
          privatePart: contactPart(contact),
          privateDay: new Date(schedule.endMs).toISOString().slice(0, 10),
        }
      : {}),
  }
}

/** Gives all its seats back because somebody says so. Refuses `seat_taken` for what is being paid for. */
export function cancel({ reservationId, show, kept, owner, employeeName }: Waiting): Draft {
  const { schedule, seating } = show
  requireNotPaying(seating, kept)
  return {
    scope: `cinema:${schedule.cinemaId}`,
    type: 'reservation.cancelled',
    body: {
      reservationId,
      cinemaId: schedule.cinemaId,
      scheduleId: schedule.id,
      owner,
      employeeName,
      tokens: nextVersions(seating, schedule.id, kept),
      reason: 'given_back',
    },
  }
}

/** A seat that is in a basket is being paid for. */
function requireNotPaying({ holds }: ShowSeats, seatIds: readonly string[]): void {
  const paying = seatIds.filter(id => holds.has(id))
  if (paying.length) throw new Refusal('seat_taken', { seats: paying })
}
