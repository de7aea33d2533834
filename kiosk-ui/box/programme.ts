import { queryOptions } from '@tanstack/react-query'
import type { LiveEvent } from '#core/api/live-events.ts'
import { readProgramme } from '#core/planning/contract.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

/** There is no event for a new business day. */
const readAgainMs = 300_000

/** Every planned show with its film, and when the page received it (epoch ms), which the clock is set by. */
export const programmeQuery = queryOptions({
  queryKey: ['programme'],
  queryFn: async () => ({
    ...(await call(readProgramme, { query: { channel: 'pos' } })),
    heardAtMs: Date.now(),
  }),
  refetchInterval: readAgainMs,
})

/** Brings the programme up to date with what just happened. */
export function hearProgramme(event: LiveEvent): void {
  if (event.type === 'schedule.counts')
    queryClient.setQueryData(programmeQuery.queryKey, known => known && withCounts(known, event))
  if (event.type === 'programme.changed' || event.type === 'line.changed')
    void queryClient.invalidateQueries({ queryKey: ['programme'] })
}
