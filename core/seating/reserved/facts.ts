import type { ReservationReason, ReservationSource } from '../../database/statuses.ts'
import type { Owner, TokenChange } from '../token.ts'

type OfReservation = {
  reservationId: string
  cinemaId: string
  scheduleId: string
  /** Who owns its seats, and alone changes and ends it. */
  owner: Owner
  /** Empty where a node did it by itself. */
  employeeName: string
}

/** Seats of a show that wait for a guest. Who that is, is its private part. */
export type ReservationMade = OfReservation & {
  reference: string
  source: ReservationSource
  tokens: TokenChange[]
  /** It is over so many minutes before its show begins, whenever that will be. */
  minutesBefore: number
  /** When the show was to begin; one that has moved since is told of. */
  startMs: number
}

/** Seats added and given back. A private part takes the place of the one before. */
export type ReservationChanged = OfReservation & { tokens: TokenChange[]; freed: TokenChange[] }

/** Its seats are free again: `reservation.cancelled` because somebody said so, `reservation.expired` by its time. */
export type ReservationEnded = OfReservation & { tokens: TokenChange[]; reason: ReservationReason }

/** The side that does not own the seats asks the one that does to end it. */
export type ReservationCancelAsked = Omit<OfReservation, 'owner'>

/** Its guest was mailed until when the seats wait. */
export type ReservationReminded = Pick<OfReservation, 'reservationId' | 'cinemaId' | 'scheduleId'>

/** How many seats of a reservation a sale sold; the sale's fact says so. */
export type Redeemed = { reservationId: string; seats: number }
