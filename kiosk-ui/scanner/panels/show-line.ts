import { useCallback } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'

/** A show as a doorman says it: its time, film and screen; empty while it is not known. */
export function useShowLine(): (scheduleId: string) => string {
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  return useCallback(
    scheduleId => {
      const show = programme?.schedules.find(show => show.id === scheduleId)
      if (!programme || !show) return ''
      const zone = programme.cinemas.find(({ id }) => id === show.cinemaId)?.timezone ?? 'UTC'
      return [
        formatTime(show.start, locale, zone),
        programme.movies.find(({ id }) => id === show.movieId)?.title,
        programme.screens.find(({ id }) => id === show.screenId)?.name,
      ]
        .filter(Boolean)
        .join(' · ')
    },
    [programme, locale],
  )
}
