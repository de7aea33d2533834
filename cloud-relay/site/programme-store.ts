import type { Call } from '#core/api/call.ts'
import type { LiveChannel, LiveEvent } from '#core/api/live-events.ts'
import { makesOutOfDate } from '#core/api/out-of-date.ts'
import { withCounts } from '#core/planning/live-counts.ts'
import { readProgramme } from './calls.ts'
import type { SiteData } from './page.ts'
import { timingOfPage } from './page-timing.ts'
import { offeredFilters } from './show-filter.ts'

export type SiteStore = {
  read: () => SiteData
  subscribe: (listener: () => void) => () => void
  /** Every live event, and `resync` after a gap; for pages that show more than the programme. */
  onLive: (listener: (event: LiveEvent | { type: 'resync' }) => void) => () => void
  /** Subscribes to one purchase, by its access key; the returned function ends it. */
  followPurchase: (uuid: string) => () => void
  receive: (event: LiveEvent | { type: 'resync' }) => void
  /** Reloads what is shown when it is older than five minutes. */
  freshen: () => void
  /** Loads the rest of the programme, before another page is shown; resolves with whether it is there. */
  complete: () => Promise<boolean>
  isWhole: () => boolean
  /** Reads what the exhibitor wrote at the address that is shown now; resolves with whether it could be had. */
  readWritten: () => Promise<boolean>
  /** Epoch milliseconds on the server's clock; a visitor's own clock may be wrong. */
  serverNow: () => number
}

/** All open pages hear of a change at once, and read it again within this time. */
const spreadMs = 3000

/**
 * Holds what the page was rendered from and keeps it fresh: counts are patched, edits and gaps reload what is shown. A page
 * comes with its own part of the programme; the whole one is loaded when a reader goes on to another page. (A query library
 * would do, but costs a tenth of the size limit of a first load, for this one query.)
 *
 * @param readPage the data of this page as the server renders it now, and the server's clock
 */
export function createSiteStore(
  first: SiteData,
  call: Call,
  also: (channel: LiveChannel) => () => void,
  readPage: () => Promise<{ data: SiteData; ms: number }>,
): SiteStore {
  let data = first
  let serverTime = timingOfPage() ?? { at: performance.now(), ms: Date.parse(first.programme.now) }
  let whole: Promise<boolean> | true | undefined
  const listeners = new Set<() => void>()
  const live = new Set<Parameters<SiteStore['onLive']>[0]>()

  const publish = (next: SiteData) => {
    data = next
    for (const listener of listeners) listener()
  }

  async function readWhole() {
    const programme = await call(readProgramme, { query: { channel: 'site' } })
    serverTime = { at: performance.now(), ms: Date.parse(programme.now) }
    whole = true
    publish({ ...data, programme, offered: offeredFilters(programme) })
  }

  async function readAnew() {
    if (whole) return readWhole()
    const page = await readPage()
    serverTime = { at: performance.now(), ms: page.ms }
    // Another page was gone to meanwhile.
    if (!whole) publish(page.data)
  }

  let readings = 0
  async function readWritten() {
    const reading = ++readings
    const { data: page } = await readPage()
    // Another page was gone to meanwhile, which has read its own.
    if (reading === readings) publish({ ...data, content: page.content })
  }

  const refresh = spread(readAnew)
  const refreshWritten = spread(readWritten)

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
      const isOld = makesOutOfDate(event, 'programme')
      if (isOld) refresh()
      // A page read anew by itself brings what is written on it.
      if (makesOutOfDate(event, 'content') && (whole || !isOld)) refreshWritten()
      for (const listener of live) listener(event)
    },
    freshen: () => {
      if (performance.now() - serverTime.at > 5 * 60_000) refresh()
    },
    complete: async () => {
      whole ??= succeeds(readWhole())
      if (!(await whole)) whole = undefined
      return whole === true
    },
    isWhole: () => whole === true,
    readWritten: () => succeeds(readWritten()),
    serverNow: () => serverTime.ms + performance.now() - serverTime.at,
  }
}

/** One reading at a time, a moment after it was asked for; what is asked for meanwhile causes one more after it. */
function spread(readAnew: () => Promise<void>): () => void {
  let reading: Promise<void> | null = null
  let again = false
  return function refresh() {
    if (reading) {
      again = true
      return
    }
    reading = new Promise(resolve => setTimeout(resolve, Math.random() * spreadMs))
      .then(readAnew)
      // Unreachable: the page stays as it is, and the live connection's next message loads again.
      .catch(() => undefined)
      .finally(() => {
        reading = null
        if (!again) return
        again = false
        refresh()
      })
  }
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
