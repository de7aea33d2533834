import type { Apply } from '../journal/apply.ts'
import type { SeatsBlocked, SeatsUnblocked } from './blocked/facts.ts'
import { applySeatsBlocked, applySeatsUnblocked } from './blocked/store.ts'
import type {
  ReservationCancelAsked,
  ReservationChanged,
  ReservationEnded,
  ReservationMade,
  ReservationReminded,
} from './reserved/facts.ts'
import {
  applyReservationCancelAsked,
  applyReservationCancelled,
  applyReservationChanged,
  applyReservationExpired,
  applyReservationMade,
  applyReservationReminded,
} from './reserved/store.ts'

/** Seats kept from sale, by the cinema or for a guest. */
export type KeptSeatFacts = {
  'seats.blocked': SeatsBlocked
  'seats.unblocked': SeatsUnblocked
  'reservation.made': ReservationMade
  'reservation.changed': ReservationChanged
  'reservation.cancelled': ReservationEnded
  'reservation.expired': ReservationEnded
  'reservation.cancel_asked': ReservationCancelAsked
  'reservation.reminded': ReservationReminded
}

type Kinds = {
  readonly [T in keyof KeptSeatFacts]: { v: 1; trade: 'goes on'; apply: Apply<KeptSeatFacts[T]> }
}

/** How each is read. */
export const keptSeatKinds: Kinds = {
  'seats.blocked': { v: 1, trade: 'goes on', apply: applySeatsBlocked },
  'seats.unblocked': { v: 1, trade: 'goes on', apply: applySeatsUnblocked },
  'reservation.made': { v: 1, trade: 'goes on', apply: applyReservationMade },
  'reservation.changed': { v: 1, trade: 'goes on', apply: applyReservationChanged },
  'reservation.cancelled': { v: 1, trade: 'goes on', apply: applyReservationCancelled },
  'reservation.expired': { v: 1, trade: 'goes on', apply: applyReservationExpired },
  'reservation.cancel_asked': { v: 1, trade: 'goes on', apply: applyReservationCancelAsked },
  'reservation.reminded': { v: 1, trade: 'goes on', apply: applyReservationReminded },
}
