import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrReload, keepAlive } from '#ui/keep-alive.ts'

// Intervals alone: an hour of anybody else's short timers would take long.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('an open page touches its session every 3,600,000 milliseconds, and no more once it is closed', async () => {
  const touch = vi.fn(async () => undefined)
  const end = keepAlive(touch)
  await vi.advanceTimersByTimeAsync(3_599_999)
  expect(touch).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(touch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(touch).toHaveBeenCalledTimes(3)
  end()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(touch).toHaveBeenCalledTimes(3)
})

test('a page that is out of date, or that nobody answers, loads itself again', async () => {
  const reload = vi.fn()
  const answering = (status: number) => fetchOrReload(reload, async () => new Response(null, { status }))
  await answering(200)('/session/touch')
  await answering(403)('/session/touch')
  expect(reload).toHaveBeenCalledTimes(0)
  await answering(419)('/session/touch')
  expect(reload).toHaveBeenCalledTimes(1)
  keepAlive(() => Promise.reject(new Error('nobody answered')), reload)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(reload).toHaveBeenCalledTimes(2)
})
