import type { Call } from '#core/api/call.ts'
import type { LiveChannel, LiveEvent } from '#core/api/live-events.ts'
import { makesOutOfDate } from '#core/api/out-of-date.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { readProgramme } from './calls.ts'
import type { SiteData } from './page.ts'

export type SiteStore = {
  read: () => SiteData
  subscribe: (listener: () => void) => () => void
  /** Every live event, and `resync` after a gap; for pages that show more than the programme. */
  onLive: (listener: (event: LiveEvent | { type: 'resync' }) => void) => () => void
  /** Subscribes to one purchase, by its access key; the returned function ends it. */
  followPurchase: (uuid: string) => () => void
  receive: (event: LiveEvent | { type: 'resync' }) => void
  /** Reloads the programme when it is older than five minutes. */
  freshen: () => void
  /** Epoch milliseconds on the server's clock; a visitor's own clock may be wrong. */
  serverNow: () => number
}

/**
 * Holds what the page was rendered from and keeps it fresh: counts are patched, edits and gaps reload the programme. (A
 * query library would do, but costs a tenth of the size limit of a first load, for this one query.)
 */
export function createSiteStore(
  first: SiteData,
  call: Call,
  also: (channel: LiveChannel) => () => void,
): SiteStore {
  let data = first
  let serverTime = { at: performance.now(), ms: Date.parse(first.programme.now) }
  let reading: Promise<void> | null = null
  let again = false
  const listeners = new Set<() => void>()
  const live = new Set<Parameters<SiteStore['onLive']>[0]>()

  const publish = (next: SiteData) => {
    data = next
    for (const listener of listeners) listener()
  }

  async function readAnew() {
    const programme = await call(readProgramme, { query: { channel: 'site' } })
    serverTime = { at: performance.now(), ms: Date.parse(programme.now) }
    publish({ ...data, programme })
  }

  /** One request at a time; edits that come meanwhile cause one more after it. */
  function refresh() {
    if (reading) {
      again = true
      return
    }
    reading = readAnew()
      // Unreachable: the page stays as it is, and the live connection's next message loads again.
      .catch(() => undefined)
      .finally(() => {
        reading = null
        if (again) {
          again = false
          refresh()
        }
      })
  }

  return {
    read: () => data,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLive: listener => {
      live.add(listener)
      return () => live.delete(listener)
    },
    followPurchase: uuid => also(`bill.${uuid}`),
    receive: event => {
      if (event.type === 'schedule.counts') publish({ ...data, programme: withCounts(data.programme, event) })
      if (event.type === 'line.changed') publish({ ...data, connected: event.connected })
      if (makesOutOfDate(event, 'programme')) refresh()
      for (const listener of live) listener(event)
    },
    freshen: () => {
      if (performance.now() - serverTime.at > 5 * 60_000) refresh()
    },
    serverNow: () => serverTime.ms + performance.now() - serverTime.at,
  }
}
