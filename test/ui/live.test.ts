import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLive } from '#ui/live.ts'

class Socket extends EventTarget {
  static readonly OPEN = 1
  static opened: Socket[] = []
  readyState = 1
  closed = false
  onclose: (() => void) | null = null
  constructor() {
    super()
    Socket.opened.push(this)
  }
  close() {
    this.closed = true
    this.onclose?.()
  }
  send() {}
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
