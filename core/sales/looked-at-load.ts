import type { Tx } from '../journal/node.ts'
import { ageIn } from '../programme/age-rating.ts'
import { settingOf } from '../venue/settings/effective.ts'
import { toLookAt, type LookedAt } from './looked-at.ts'
import type { Shows } from './take-seats.ts'

/** What the cashier of this register has to look at before these tickets are sold; see `toLookAt`. */
export function loadToLookAt(
  { catalogue, actor }: Pick<Tx, 'catalogue' | 'actor'>,
  cinemaId: string,
  shows: Shows,
  tickets: readonly { scheduleId: string; priceRateId: string }[],
): LookedAt {
  const asked = settingOf(catalogue, 'pos_config.looked_at', cinemaId, actor.device)
  if (asked === 'nothing') return { ages: [], rates: [] }
  const country = catalogue.get('cinema', cinemaId)?.country ?? ''
  const shown = tickets.map(({ scheduleId, priceRateId }) => {
    const movie = catalogue.get('movie', shows.get(scheduleId)?.schedule.movieId ?? '')
    return {
      age: movie ? ageIn(movie, country) : null,
      rate: { id: priceRateId, cardAsked: catalogue.get('price_rate', priceRateId)?.cardAsked },
    }
  })
  return toLookAt(asked, shown, country)
}
