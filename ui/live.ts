import { isBot } from '#core/api/bots.ts'
import type { LiveChannel, LiveEvent, LiveHello, LiveMessage } from '#core/api/live-events.ts'

export type LiveState = 'connecting' | 'open' | 'lost'

/** The longest wait between two attempts; short, because a queue at the till waits for the box to come back. */
const longestWaitMs = 4000

export type Live = {
  end: () => void
  /** Subscribes to one more channel; the returned function ends it. */
  also: (channel: LiveChannel) => () => void
}

/**
 * Keeps a realtime connection to the server this page came from. It reconnects by itself and resumes where it was;
 * `onResync` is called when events were missed: then reload everything.
 */
export function connectLive(options: {
  channels: LiveChannel[]
  /** Only kiosks identify themselves. */
  device?: NonNullable<LiveHello['device']>
  onEvent: (event: LiveEvent) => void
  onResync: () => void
  onState?: (state: LiveState) => void
  /** The longest wait between two attempts; a website's many visitors should not all return at once. */
  longestWaitMs?: number
}): Live {
  const more = new Set<LiveChannel>()
  let socket: WebSocket | undefined
  let since: LiveHello['since']
  let waitMs = 250
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  function open() {
    if (isBot(navigator.userAgent)) return
    options.onState?.(since ? 'lost' : 'connecting')
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
    socket.onopen = sendHello
    socket.onmessage = message => receive(JSON.parse(String(message.data)) as LiveMessage)
    socket.onclose = () => {
      if (ended) return
      options.onState?.('lost')
      timer = setTimeout(open, waitMs * (0.75 + Math.random() / 2))
      waitMs = Math.min(waitMs * 2, options.longestWaitMs ?? longestWaitMs)
    }
  }

  function sendHello() {
    const hello: LiveHello = {
      channels: [...options.channels, ...more],
      ...(options.device ? { device: options.device } : {}),
      ...(since ? { since } : {}),
    }
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(hello))
  }

  function receive(message: LiveMessage) {
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
      sendHello()
      return () => {
        if (more.delete(channel)) sendHello()
      }
    },
  }
}
