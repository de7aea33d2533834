import { queryOptions } from '@tanstack/react-query'
import type { LiveEvent } from '#core/api/live-events.ts'
import { outOfDate } from '#core/api/out-of-date.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { writeDatesAs } from '#core/i18n/date-habit.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** There is no event for a new business day. */
const readAgainMs = 300_000

/** Every planned show with its film, and when the page received it (epoch ms), which the clock is set by. */
export const programmeQuery = queryOptions({
  queryKey: ['programme'],
  queryFn: async () => {
    const programme = await call(readProgramme, { query: { channel: 'pos' } })
    writeDatesAs(programme.exhibitor.dates)
    return { ...programme, receivedAtMs: Date.now() }
  },
  refetchInterval: readAgainMs,
})

/** Brings the page's answers up to date with what just happened. */
export function applyEvent(event: LiveEvent): void {
  if (event.type === 'schedule.counts')
    queryClient.setQueryData(programmeQuery.queryKey, known => known && withCounts(known, event))
  if (event.type === 'entry.changed' && event.kind === 'device') return void queryClient.invalidateQueries()
  for (const queryKey of outOfDate(event)) void queryClient.invalidateQueries({ queryKey })
}
