import type { LiveChannel, LiveDevice, LiveEvent, LiveHello, LiveMessage } from './live-events.ts'

type Listener = {
  channels: ReadonlySet<LiveChannel>
  device: LiveDevice | undefined
  send(message: string): void
}

/** How many past events a page that lost its connection may catch up on; longer gaps read everything again. */
const keptEvents = 500

/** Hands live events to the pages that listen, and remembers the last ones for pages that were away for a moment. */
export function openLiveHub(boot: string) {
  const listeners = new Set<Listener>()
  const kept: { position: number; channel: LiveChannel; text: string }[] = []
  let position = 0

  function say(message: LiveMessage): string {
    return JSON.stringify(message)
  }

  function emit(channel: LiveChannel, event: LiveEvent): void {
    position += 1
    const text = say({ kind: 'event', position, event })
    kept.push({ position, channel, text })
    if (kept.length > keptEvents) kept.shift()
    for (const listener of listeners) if (listener.channels.has(channel)) listener.send(text)
  }

  /** The kiosks that are open now, each once, however many connections it has. */
  function devices(): LiveDevice[] {
    const present = new Map<string, LiveDevice>()
    for (const { device } of listeners) if (device) present.set(`${device.uid} ${device.kind}`, device)
    return [...present.values()]
  }

  function tellDevices(): void {
    emit('presence-devices', { type: 'devices.changed', devices: devices() })
  }

  return {
    emit,
    devices,
    /** Lets a page listen; sends what it missed, or tells it to read everything again. Returns how to stop. */
    join(
      hello: LiveHello,
      allowed: (channel: LiveChannel) => boolean,
      send: (message: string) => void,
    ): () => void {
      const channels = new Set(hello.channels.filter(allowed))
      const since = hello.since
      const known =
        since?.boot === boot &&
        (since.position === position || since.position >= (kept[0]?.position ?? 1) - 1)
      send(say({ kind: since && !known ? 'resync' : 'hello', position, boot }))
      if (since && known)
        for (const event of kept)
          if (event.position > since.position && channels.has(event.channel)) send(event.text)
      const listener: Listener = { channels, device: hello.device, send }
      listeners.add(listener)
      if (hello.device) tellDevices()
      return () => {
        if (listeners.delete(listener) && hello.device) tellDevices()
      }
    },
    listeners: () => listeners.size,
    /** Grows with every event: whatever was rendered at an earlier position may be stale. */
    position: () => position,
  }
}
export type LiveHub = ReturnType<typeof openLiveHub>
