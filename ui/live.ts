import type { LiveChannel, LiveDevice, LiveEvent, LiveHello, LiveMessage } from '#core/api/live-events.ts'

export type LiveState = 'connecting' | 'open' | 'lost'

/** Waiting between two attempts grows to this; a queue at the till must not wait long for a box that came back. */
const longestWaitMs = 4000

export type Live = {
  end: () => void
  /** Hears one more channel until the function it returns is called. */
  also: (channel: LiveChannel) => () => void
}

/**
 * Keeps a realtime connection to the server this page came from. It reconnects by itself, tells how far it had read,
 * and calls `onResync` when events were missed: then read everything again.
 */
export function connectLive(options: {
  channels: LiveChannel[]
  /** Only kiosks say who they are. */
  device?: LiveDevice
  onEvent: (event: LiveEvent) => void
  onResync: () => void
  onState?: (state: LiveState) => void
  /** How long it may wait between two attempts; a website's visitors are many and need not all be back at once. */
  longestWaitMs?: number
}): Live {
  const more = new Set<LiveChannel>()
  let socket: WebSocket | undefined
  let since: LiveHello['since']
  let waitMs = 250
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  function open() {
    options.onState?.(since ? 'lost' : 'connecting')
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
    socket.onopen = sayHello
    socket.onmessage = message => hear(JSON.parse(String(message.data)) as LiveMessage)
    socket.onclose = () => {
      if (ended) return
      options.onState?.('lost')
      timer = setTimeout(open, waitMs * (0.75 + Math.random() / 2))
      waitMs = Math.min(waitMs * 2, options.longestWaitMs ?? longestWaitMs)
    }
  }

  function sayHello() {
    const hello: LiveHello = {
      channels: [...options.channels, ...more],
      ...(options.device ? { device: options.device } : {}),
      ...(since ? { since } : {}),
    }
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(hello))
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
  return {
    end() {
      ended = true
      clearTimeout(timer)
      socket?.close()
    },
    also(channel) {
      more.add(channel)
      sayHello()
      return () => {
        if (more.delete(channel)) sayHello()
      }
    },
  }
}
