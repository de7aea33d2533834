import { WebSocket } from 'ws'
import type { LiveEvent, LiveHello, LiveMessage } from '#core/api/live-events.ts'
import { soon } from './own-time.ts'
import { until } from './places.ts'

/** A page with its live connection open. Fails when it is refused. */
export async function listenAt(
  port: number,
  options: { hello?: Partial<LiveHello>; headers?: Record<string, string>; path?: string } = {},
) {
  const socket = new WebSocket(`ws://localhost:${port}${options.path ?? '/live'}`, {
    headers: options.headers ?? {},
  })
  const messages: LiveMessage[] = []
  socket.on('message', data => messages.push(JSON.parse(String(data)) as LiveMessage))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ channels: ['app', 'exhibitor'], ...options.hello }))
  await until(() => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error('the live connection was ended')
    return messages.length > 0
  })
  const events = () => messages.flatMap(message => (message.kind === 'event' ? [message.event] : []))
  return {
    ended: () => socket.readyState >= WebSocket.CLOSING,
    first: messages[0] as Extract<LiveMessage, { boot: string }>,
    messages,
    events,
    /** Waits at most a second of the test's own time: what happened must be on screen by then. */
    async hears<T extends LiveEvent['type']>(
      type: T,
      when: (event: Extract<LiveEvent, { type: T }>) => boolean = () => true,
    ) {
      const found = () => events().find(event => event.type === type && when(event as never))
      await soon(() => found() !== undefined, 1000)
      return found() as Extract<LiveEvent, { type: T }>
    },
    async close() {
      socket.close()
      await new Promise(resolve => socket.once('close', resolve))
    },
  }
}
