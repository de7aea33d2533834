import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '#core/api/live-events.ts'
import { outOfDate } from '#core/api/out-of-date.ts'
import type { Programme } from '#core/planning/contract.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { connectLive, type LiveState } from '#ui/live.ts'

/** A busy evening makes several bills a second; their list is read again at most this often. */
const billsQuietMs = 4000

/** Keeps everything on the page up to date while it is shown. Returns the state of the connection. */
export function useLive(): LiveState {
  const memory = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  useEffect(() => {
    let billsTimer: ReturnType<typeof setTimeout> | undefined
    const line = connectLive({
      channels: ['app', 'exhibitor', 'private-exhibitor'],
      onState: setState,
      onResync: () => void memory.invalidateQueries({ predicate: query => query.queryKey[0] !== 'session' }),
      onEvent: event => {
        receive(memory, event)
        if (event.type !== 'bill.status') return
        billsTimer ??= setTimeout(() => {
          billsTimer = undefined
          void memory.invalidateQueries({ queryKey: ['bills'] })
          void memory.invalidateQueries({ queryKey: ['show-refunds'] })
        }, billsQuietMs)
      },
    })
    return () => {
      clearTimeout(billsTimer)
      line.end()
    }
  }, [memory])
  return state
}

function receive(memory: QueryClient, event: LiveEvent) {
  // Under `programme` are answers about one show too, such as who waits for its seats: those have no counts to change.
  if (event.type === 'schedule.counts')
    memory.setQueriesData<Partial<Programme>>({ queryKey: ['programme'] }, known =>
      known?.schedules ? withCounts({ ...known, schedules: known.schedules }, event) : known,
    )
  for (const queryKey of outOfDate(event)) void memory.invalidateQueries({ queryKey })
}
