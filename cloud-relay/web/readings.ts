import { withClassRates } from '#core/pricing/class-rates.ts'
import { createHash } from 'node:crypto'
import type { LiveHub } from '#core/api/live-hub.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { whenMirrored } from '#core/api/mount.ts'
import type { Programme } from '#core/planning/contract.ts'
import { programmeNow } from '#core/planning/kept-programme-load.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { Refusal } from '#core/refusal.ts'
import { loadWritten, type Written } from '#core/content/pages/load.ts'
import { contentShown } from '../site/content.ts'
import type { Place } from '../site/place.ts'
import { shownOf, type Shown } from '../site/shown-programme.ts'
import type { Found } from '../site/search/found.ts'
import { pricesView } from './price-page.ts'
import { openFolding, type Fold } from './folded.ts'
import { openSearch } from './site-search.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { shownPage, type ShownPage } from './shown-page.ts'
import { wallTime } from './wall-time.ts'

/** The data of an exhibitor's pages, read once for all of them. */
export type Reading = {
  programme: Programme
  connected: boolean
  rates: readonly PriceRate[]
  written: Written
  /** Where live events were before this was read: a page made of it resumes there. */
  live: ReturnType<LiveHub['visitorsPosition']>
  /** A text that is the same as long as what a page shows of this is. */
  versionOf: (path: string, place: Place) => string
  /** What a page shows of the programme; the one asked for last is not put together again. */
  shownOf: (place: Place) => Shown
  /** What words find in a language, put together once for all who search. */
  find: (locale: Locale, query: string) => Found
  /** What a path after its locale shows, as `shownPage` says. */
  shownAt: (path: string, locale: Locale) => ShownPage
}
type Read = Omit<Reading, 'versionOf' | 'shownAt' | 'shownOf' | 'find'>

/** Paths whose versions are kept with a reading: as many as a large exhibitor has pages. */
const pathsMost = 2000
/** What pages have no address as long as: anybody may ask for anything. */
const longestPath = 200

/** Looked up once for each page of a reading. */
function openVersions({ programme, connected, rates, written }: Read) {
  const known = new Map<string, string>()
  let last: { place: Place; shown: Shown } | undefined
  const ofPlace = (place: Place) => {
    if (last?.place !== place) last = { place, shown: shownOf(place, programme) }
    return last.shown
  }
  const besides = JSON.stringify([connected, rates])
  const versionOf = (path: string, place: Place) => {
    let version = known.get(path)
    if (version === undefined) {
      const shown = ofPlace(place)
      // What the time changes on a page stands in what is shown and sold.
      const content = contentShown(written, place)
      const text = JSON.stringify({ ...shown, programme: { ...shown.programme, now: '' }, content })
      version = createHash('sha256').update(text).update(besides).digest('base64url')
      if (known.size === pathsMost) known.clear()
      known.set(path, version)
    }
    return version
  }
  return { versionOf, shownOf: ofPlace }
}

/** Nothing is put together before somebody searches. */
function openFind(read: Read, fold: Fold): Reading['find'] {
  const searches = new Map<Locale, ReturnType<typeof openSearch>>()
  return (locale, query) => {
    const search = searches.get(locale) ?? openSearch(read, locale, fold)
    searches.set(locale, search)
    return search(query)
  }
}

/** The same: where a path leads depends on nothing else. */
function openShown(read: Read): Reading['shownAt'] {
  const known = new Map<string, ShownPage>()
  return (path, locale) => {
    const asked = `${locale} ${path}`
    const before = known.get(asked)
    if (before) return before
    const shown = shownPage(path, read, locale)
    if (known.size === pathsMost) known.clear()
    if (asked.length <= longestPath) known.set(asked, shown)
    return shown
  }
}

/**
 * Reads the data of pages, as seldom as possible for each exhibitor, and returns it only when the mirror holds
 * everything in it.
 */
export function openReadings() {
  const newest = new WeakMap<Tenant, Reading>()
  const newestSafe = new WeakMap<Tenant, Reading>()
  const fold = openFolding()

  function readingOf(tenant: Tenant): Reading {
    const live = tenant.live.visitorsPosition()
    const programme = programmeNow(tenant, { channel: 'site' })
    const connected = programme.cinemas.every(cinema => tenant.line.connected(cinema.id))
    const known = newest.get(tenant)
    if (known?.programme === programme && known.connected === connected) return known
    const { catalogue } = tenant.node
    const classes = catalogue.all('seat_class')
    const rates = withClassRates(catalogue.all('price_rate'), classes)
    const [discounts, lists] = [catalogue.all('ticket_discount'), catalogue.all('price_list')]
    const { cinemas, screens, today } = programme
    const charged = { rates, classes, discounts, lists, cinemas, screens, today }
    const prices = (locale: Locale) => pricesView(charged, locale)
    const read = {
      programme,
      connected,
      rates,
      live,
      written: { ...loadWritten(tenant, wallTime(tenant)), prices },
    }
    const reading = { ...read, ...openVersions(read), shownAt: openShown(read), find: openFind(read, fold) }
    newest.set(tenant, reading)
    return reading
  }

  return {
    /** What `safe` would return, where that needs nothing to be waited for; undefined otherwise. */
    current(tenant: Tenant): Reading | undefined {
      if (tenant.node.state() !== 'ready') return undefined
      const last = newestSafe.get(tenant)
      return last && last === readingOf(tenant) ? last : undefined
    },
    /**
     * What may be shown now. While there is no mirror the website goes on showing its last data, since every purchase
     * is refused anyway; refuses `mirror_unavailable` where there is none yet, and `node_recovering` while the mirror
     * is replayed.
     */
    async safe(tenant: Tenant): Promise<Reading> {
      // Its tables are behind its facts.
      if (tenant.node.state() === 'reading') throw new Refusal('node_recovering')
      const last = newestSafe.get(tenant)
      if (last && tenant.node.state() === 'mirror_lost') return last
      const reading = readingOf(tenant)
      if (reading === last) return reading
      await whenMirrored(tenant)
      newestSafe.set(tenant, reading)
      return reading
    },
  }
}
