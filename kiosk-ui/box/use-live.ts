import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveChannel, LiveEvent } from '#core/api/live-events.ts'
import { connectLive, type LiveState } from '#ui/live.ts'

/** The live connection of a page, as long as it is shown. `channels` is read once. */
export function useLive(
  channels: LiveChannel[],
  hear: { onEvent: (event: LiveEvent) => void; onResync: () => void },
): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const onEvent = useEffectEvent(hear.onEvent)
  const onResync = useEffectEvent(hear.onResync)
  const [asked] = useState(channels)
  useEffect(
    () =>
      connectLive({
        channels: asked,
        onEvent: event => onEvent(event),
        onResync: () => onResync(),
        onState: setState,
      }),
    [asked],
  )
  return state
}
