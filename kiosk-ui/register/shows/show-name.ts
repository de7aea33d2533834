import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { queryClient } from '../../box/query-client.ts'
import { till } from '../till.ts'
import { basketOf } from '../till-state.ts'

/** How a cashier calls a show: `20:00 Sinners`, with its day when that is not today. Empty where it is not known. */
function showName(programme: Programme | undefined, scheduleId: string | null, locale: Locale): string {
  const show = programme?.schedules.find(({ id }) => id === scheduleId)
  if (!programme || !show) return ''
  const zone = programme.cinemas.find(({ id }) => id === show.cinemaId)?.timezone ?? 'UTC'
  const movie = programme.movies.find(({ id }) => id === show.movieId)
  return [
    show.day === programme.today ? null : formatDay(show.start, locale, zone),
    formatTime(show.start, locale, zone),
    movie?.title,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same, kept up to date on the screen. */
export function useShowName(): (scheduleId: string | null) => string {
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  return scheduleId => showName(programme, scheduleId, locale)
}

/** What is said of a show; where the basket has several it names which. */
export function messageOfShow(scheduleId: string, text: string): string {
  const several = soldParts(basketOf(till())).length > 1
  const programme = queryClient.getQueryData(programmeQuery.queryKey)
  const name = several ? showName(programme, scheduleId, useChoice.getState().locale) : ''
  return name ? `${name}: ${text}` : text
}
