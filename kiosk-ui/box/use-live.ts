import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveChannel, LiveDevice, LiveEvent } from '#core/api/live-events.ts'
import { reloadWhenFree } from './reload.ts'
import { connectLive, type LiveState } from '#ui/live.ts'

/** The live connection of a kiosk page, as long as it is mounted. `kind` and `channels` are read once. */
export function useLive(
  kind: LiveDevice['kind'],
  channels: LiveChannel[],
  listener: { onEvent: (event: LiveEvent) => void; onResync: () => void },
): LiveState {
  const [state, setState] = useState<LiveState>('connecting')
  const onEvent = useEffectEvent(listener.onEvent)
  const onResync = useEffectEvent(listener.onResync)
  const [asked] = useState(channels)
  const [device] = useState(() => ({ kind }))
  useEffect(
    () =>
      connectLive({
        channels: asked,
        device,
        onEvent: event => (event.type === 'device.reload' ? reloadWhenFree() : onEvent(event)),
        onResync: () => onResync(),
        onState: setState,
      }).end,
    [asked, device],
  )
  return state
}
