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
 * `onResync` is called when events may have been missed: then reload everything. So it is when the first connection opens
 * without `since`: something may have happened after what it shows was read.
 */
export function connectLive(options: {
  channels: LiveChannel[]
  /** Only kiosks identify themselves. */
  device?: NonNullable<LiveHello['device']>
  onEvent: (event: LiveEvent) => void
  onResync: () => void
  onState?: (state: LiveState) => void
  /** Where among live events what the page shows was read; undefined where nobody knows. */
  since?: LiveHello['since'] | undefined
  /** The longest wait between two attempts; a website's many visitors should not all return at once. */
  longestWaitMs?: number
}): Live {
  const more = new Set<LiveChannel>()
  let socket: WebSocket | undefined
  let since = options.since
  let wasOpen = false
  let waitMs = 250
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false

  function open() {
    if (isBot(navigator.userAgent)) return
    options.onState?.(wasOpen ? 'lost' : 'connecting')
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
    socket.onopen = sendHello
    socket.onmessage = message => receive(JSON.parse(String(message.data)) as LiveMessage)
    socket.onclose = () => {
      if (ended || !page.isShown()) return
      options.onState?.('lost')
      timer = setTimeout(open, waitMs * (0.75 + Math.random() / 2))
      waitMs = Math.min(waitMs * 2, options.longestWaitMs ?? longestWaitMs)
    }
  }

  function sendHello() {
    const { channels, device } = options
    const hello: LiveHello = {
      channels: [...channels, ...more],
      ...(device ? { device } : {}),
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
    const mayHaveMissed = message.kind === 'resync' || !since
    since = { position: message.position, boot: message.boot }
    wasOpen = true
    options.onState?.('open')
    if (mayHaveMissed) options.onResync()
  }

  function drop() {
    clearTimeout(timer)
    socket?.close()
  }

  const page = watchPage(drop, open)
  open()
  return {
    end() {
      ended = true
      page.end()
      drop()
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

/**
 * Calls `left` when the page is left, and `back` when the browser shows it again as it was, which an open socket would
 * forbid.
 */
function watchPage(left: () => void, back: () => void): { isShown: () => boolean; end: () => void } {
  let isShown = true
  const hide = () => {
    isShown = false
    left()
  }
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || isShown) return
    isShown = true
    back()
  }
  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return {
    isShown: () => isShown,
    end() {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
    },
  }
}
