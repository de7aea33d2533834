import type { LiveChannel, LiveDevice, LiveEvent, LiveHello, LiveMessage } from '#core/api/live-events.ts'

export type LiveState = 'connecting' | 'open' | 'lost'

/** Waiting between two attempts grows to this; a queue at the till must not wait long for a box that came back. */
const longestWaitMs = 4000

/**
 * Keeps a realtime connection to the server this page came from. It reconnects by itself, tells how far it had read,
 * and calls `onResync` when events were missed: then read everything again. Returns a function that ends it.
 */
export function connectLive(options: {
  channels: LiveChannel[]
  /** Only kiosks say who they are. */
  device?: LiveDevice
  onEvent: (event: LiveEvent) => void
  onResync: () => void
  onState?: (state: LiveState) => void
}): () => void {
  let socket: WebSocket | undefined
  let since: LiveHello['since']
  let waitMs = 250
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  function open() {
    options.onState?.(since ? 'lost' : 'connecting')
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
    socket.onopen = () => {
      const hello: LiveHello = {
        channels: options.channels,
        ...(options.device ? { device: options.device } : {}),
        ...(since ? { since } : {}),
      }
      socket?.send(JSON.stringify(hello))
    }
    socket.onmessage = message => hear(JSON.parse(String(message.data)) as LiveMessage)
    socket.onclose = () => {
      if (ended) return
      options.onState?.('lost')
      timer = setTimeout(open, waitMs * (0.75 + Math.random() / 2))
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }

  function hear(message: LiveMessage) {
    if (message.kind === 'event') {
      since = { position: message.position, boot: since?.boot ?? '' }
      options.onEvent(message.event)
      return
    }
    waitMs = 250
    since = { position: message.position, boot: message.boot }
    options.onState?.('open')
    if (message.kind === 'resync') options.onResync()
  }

  open()
  return () => {
    ended = true
    clearTimeout(timer)
    socket?.close()
  }
}
