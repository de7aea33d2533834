import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { heldAt } from '#core/pricing/price.ts'
import { isOffered, type PriceRate } from '#core/pricing/price-rate.ts'
import { ruleAgainst, termsOfView } from '#core/pricing/rate-rules.ts'

/**
 * The shows to come for which a ticket's rate is offered, by their cinema, by the rules its sale goes by; how many there
 * are in all. One that has to be bought ahead counts where it still can be.
 */
export function showsOfRate(
  rate: PriceRate,
  { schedules, cinemas, exhibitor, today, now }: Programme,
): { all: number; offered: number; cinemas: { name: string; shows: ScheduleView[] }[] } {
  const coming = schedules.filter(({ cancelled, start }) => !cancelled && start > now)
  const holds = (show: ScheduleView) =>
    isOffered(rate) &&
    heldAt([rate], show.cinemaId).length > 0 &&
    !ruleAgainst(rate, termsOfView(show, exhibitor.midnightOffsetMinutes), today)
  const byCinema = cinemas.map(({ id, name }) => ({
    name,
    shows: coming
      .filter(show => show.cinemaId === id && holds(show))
      .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
  }))
  return {
    all: coming.length,
    offered: byCinema.reduce((sum, { shows }) => sum + shows.length, 0),
    cinemas: byCinema.filter(({ shows }) => shows.length),
  }
}
