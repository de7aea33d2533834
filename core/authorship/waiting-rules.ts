import type { FactBodies, FactType } from '../journal/fact-bodies.ts'
import type { Authorship, Known } from './author.ts'

type WaitingFact = Extract<FactType, `waiting.${string}`>
type Rules = { readonly [T in WaitingFact]: Authorship<FactBodies[T]> }

const ofCinema = {
  by: 'relay',
  in: 'cinema',
  cinemaOf: ({ cinemaId }: { cinemaId: string }) => [cinemaId],
} as const
const ofShow = {
  by: 'relay',
  in: 'cinema',
  cinemaOf: ({ cinemaId, scheduleId }: { cinemaId: string; scheduleId: string }, known: Known) => [
    cinemaId,
    known.show(scheduleId),
  ],
} as const

/** Who waits for seats, and what they are offered, is the relay's alone: it has the website and the mail. */
export const waitingRules: Rules = {
  'waiting.asked': ofShow,
  'waiting.confirmed': ofCinema,
  'waiting.offered': ofShow,
  'waiting.taken': ofCinema,
  'waiting.withdrawn': ofCinema,
  'waiting.ended': ofCinema,
}
