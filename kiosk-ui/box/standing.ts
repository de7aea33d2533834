import { queryOptions } from '@tanstack/react-query'
import type { LiveEvent } from '#core/api/live-events.ts'
import { catchesUp } from '#core/recovery/choices.ts'
import { readStanding, type StandingView } from '#core/recovery/contract.ts'
import { call } from './call.ts'
import { hearLife } from './memory/memory.ts'
import { queryClient } from './query-client.ts'

/** While nothing may be sold the screen looks often, so that the queue moves on within seconds. */
const againMs = { recovering: 2000, ready: 20_000 }

/** How the box stands. The live connection says when it changes; it is read now and then all the same. */
export const standingQuery = queryOptions({
  queryKey: ['standing'],
  queryFn: async () => heard(await call(readStanding)),
  refetchInterval: query => againMs[catchesUp(query.state.data) ? 'recovering' : 'ready'],
})

/** What the box says of itself: which life it is in, besides the rest. */
export function heard(standing: StandingView): StandingView {
  hearLife({ ...standing, alone: standing.brokenGlass !== null })
  return standing
}

export function hearStanding(event: LiveEvent): void {
  if (event.type === 'standing.changed' || event.type === 'line.changed') readStandingAnew()
}

export function readStandingAnew(): void {
  void queryClient.invalidateQueries({ queryKey: standingQuery.queryKey })
}
