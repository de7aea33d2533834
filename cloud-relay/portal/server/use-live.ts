import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveEvent } from '#core/api/live-events.ts'
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
        if (event.type !== 'bill.status') return hear(memory, event)
        void memory.invalidateQueries({ queryKey: ['bill', event.uuid] })
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

function hear(memory: QueryClient, event: LiveEvent) {
  if (event.type === 'schedule.counts')
    memory.setQueriesData<Programme>({ queryKey: ['programme'] }, known => known && withCounts(known, event))
  if (event.type === 'programme.changed' || event.type === 'edits.arrived')
    void memory.invalidateQueries({ queryKey: ['programme'] })
  if (event.type === 'entry.changed') void memory.invalidateQueries({ queryKey: ['entries', event.kind] })
  if (event.type === 'vouchers.changed') void memory.invalidateQueries({ queryKey: ['vouchers'] })
  if (event.type === 'programme.changed' || event.type === 'price.changed')
    void memory.invalidateQueries({ queryKey: ['conflicts'] })
  if (event.type === 'node_status.changed' || event.type === 'line.changed') {
    void memory.invalidateQueries({ queryKey: ['nodeStatus'] })
    void memory.invalidateQueries({ queryKey: ['quarantine'] })
  }
  if (event.type === 'line.changed') {
    void memory.invalidateQueries({ queryKey: ['boxes'] })
    void memory.invalidateQueries({ queryKey: ['health'] })
    void memory.invalidateQueries({ queryKey: ['programme'] })
  }
}
