import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import type { Author, Authorship, Cinemas, Known } from './author.ts'

type ReservationFact = Extract<FactType, `reservation.${string}`>
type Rules = { readonly [T in ReservationFact]: Authorship<FactBodies[T]> }

const ofItsSide = ({ owner }: { owner: 'relay' | 'box' }, { side }: Author) => owner === side
const showsOf = (known: Known, list: readonly { scheduleId: string }[]): Cinemas =>
  list.map(({ scheduleId }) => known.show(scheduleId))

/** Only who owns a reservation's seats gives them back. */
const endsReservation = {
  by: 'both',
  in: 'cinema',
  cinemaOf: ({ cinemaId, tokens }: FactBodies['reservation.expired'], known: Known) => [
    cinemaId,
    ...showsOf(known, tokens),
  ],
  only: ofItsSide,
} as const

/** Which node may write what of reservations: each of its own seats, and either may ask the other to end one. */
export const reservationRules: Rules = {
  'reservation.made': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ cinemaId, scheduleId, tokens }, known) => [
      cinemaId,
      known.show(scheduleId),
      ...showsOf(known, tokens),
    ],
    only: ofItsSide,
  },
  'reservation.changed': {
    by: 'both',
    in: 'cinema',
    cinemaOf: ({ cinemaId, tokens, freed }, known) => [cinemaId, ...showsOf(known, [...tokens, ...freed])],
    only: ofItsSide,
  },
  'reservation.cancelled': endsReservation,
  'reservation.expired': endsReservation,
  'reservation.cancel_asked': { by: 'both', in: 'cinema', cinemaOf: ({ cinemaId }) => [cinemaId] },
  'reservation.reminded': { by: 'relay', in: 'cinema', cinemaOf: ({ cinemaId }) => [cinemaId] },
}
