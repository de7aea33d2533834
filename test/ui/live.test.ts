import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiveHello } from '#core/api/live-events.ts'
import { connectLive } from '#ui/live.ts'

class Socket extends EventTarget {
  static readonly OPEN = 1
  static opened: Socket[] = []
  readyState = 1
  closed = false
  onclose: (() => void) | null = null
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  sent: LiveHello[] = []
  constructor() {
    super()
    Socket.opened.push(this)
  }
  close() {
    this.closed = true
    this.onclose?.()
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as LiveHello)
  }
  /** The server took it, and says this first. */
  opens(kind: 'hello' | 'resync', position: number) {
    this.onopen!()
    this.onmessage!({ data: JSON.stringify({ kind, position, boot: 'boot-1' }) })
  }
}

const page = new EventTarget()
const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  vi.useFakeTimers()
  Socket.opened = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'http://small.example' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('closes its socket when the page is left, so that going back shows it at once, and opens it again then', () => {
  const live = connectLive({ channels: ['app'], onEvent: () => {}, onResync: () => {} })
  page.dispatchEvent(new Event('pagehide'))
  expect(Socket.opened.map(({ closed }) => closed)).toEqual([true])
  vi.advanceTimersByTime(60_000)
  expect(Socket.opened).toHaveLength(1)
  shown(false)
  expect(Socket.opened).toHaveLength(1)
  shown(true)
  expect(Socket.opened.map(({ closed }) => closed)).toEqual([true, false])
  live.end()
  shown(true)
  expect(Socket.opened).toHaveLength(2)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
])('opens none for a crawler: %s', userAgent => {
  vi.stubGlobal('navigator', { userAgent })
  connectLive({ channels: ['app'], onEvent: () => {}, onResync: () => {} })
  vi.advanceTimersByTime(60_000)
  expect(Socket.opened).toEqual([])
})

it.each([
  ['reads everything again when it opens: something may have happened after it was read', undefined, 1],
  ['resumes where what it shows was read', { position: 3, boot: 'boot-1' }, 0],
] as const)('%s', (_, since, times) => {
  vi.stubGlobal('navigator', { userAgent: 'Firefox' })
  const onResync = vi.fn()
  const states: string[] = []
  const onState = (state: string) => states.push(state)
  const live = connectLive({ channels: ['app'], onEvent: () => {}, onResync, onState, since })
  const [socket] = Socket.opened
  socket!.opens('hello', 5)
  expect(socket!.sent).toEqual([{ channels: ['app'], ...(since && { since }) }])
  expect(onResync).toHaveBeenCalledTimes(times)
  expect(states).toEqual(['connecting', 'open'])
  socket!.close()
  vi.advanceTimersByTime(1000)
  const again = Socket.opened[1]!
  again.opens('hello', 5)
  expect(again.sent[0]!.since).toEqual({ position: 5, boot: 'boot-1' })
  expect(onResync, 'it missed nothing').toHaveBeenCalledTimes(times)
  expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open'])
  again.close()
  vi.advanceTimersByTime(1000)
  Socket.opened[2]!.opens('resync', 900)
  expect(onResync, 'it missed something').toHaveBeenCalledTimes(times + 1)
  live.end()
})
