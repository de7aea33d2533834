import type { LiveHello } from '#core/api/live-events.ts'

type PageTiming = {
  /** The server's clock when it sent this page, in epoch milliseconds, and when that was by `performance.now()`. */
  ms: number
  at: number
  /** Where among live events the server read what this page shows; undefined where it is an older one. */
  since: LiveHello['since']
}

/** What the server said besides this page, which it may have rendered minutes before; undefined in a browser that does not tell. */
export function timingOfPage(): PageTiming | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const clock = page?.serverTiming?.find(({ name }) => name === 'clock')
  if (!clock?.duration) return undefined
  const [position, boot] = clock.description.split(' ')
  return {
    ms: clock.duration,
    at: page!.responseStart,
    since: boot ? { position: +position!, boot } : undefined,
  }
}
