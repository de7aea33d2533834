import type { IncomingMessage, RequestListener } from 'node:http'
import { pathToFileURL } from 'node:url'
import type { Express, Request, Response } from 'express'
import { limitKeyOf } from '#core/api/address.ts'
import { openAllowance } from '#core/api/allowance.ts'
import { cookieOf } from '#core/api/cookies.ts'
import { localeOf } from '#core/api/mount.ts'
import { encodingOf, pack } from '#core/api/packed.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { distFolder, serveBuilt } from '#core/api/built-files.ts'
import { answerPage, type Page } from '#core/api/pages.ts'
import { Refusal } from '#core/refusal.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { documentOf, type SitePage, type SiteRequest } from '../site/page.ts'
import { contentOf } from '../site/content.ts'
import type { Place } from '../site/place.ts'
import type { Found } from '../site/search/found.ts'
import { siteLocales } from '../site/site-locales.ts'
import { isOwnPlace } from '../site/tags/own-place.ts'
import { readAssets, type SiteAssets } from './assets.ts'
import { openPageCache, type CachedPage, type PageCache } from './page-cache.ts'
import { openReadings, type Reading } from './readings.ts'
import { openReadyPages, timingHeader } from './ready-pages.ts'
import { queryOf } from './site-search.ts'
import { busyPage } from './stranger-page.ts'
import { openedForTags, policyHeader } from './tag-policy.ts'
import { openedForTrailers } from './trailer-policy.ts'

export type Renderer = { render: (request: SiteRequest) => SitePage }

/** A visitor over the render limit gets the last version of the page, if it is not older than this. */
const oldestMs = 60_000
/** Pages one address may have rendered in a minute: at most a tenth of a processor. */
const rendersPerMinute = 240
/** Searches of one address in a minute; it may be a school or a whole foyer. */
const searchesPerMinute = 60
/** A page that shows the same is rendered anew after this all the same, for browsers that know the time only from it. */
const pageMs = 5 * 60_000
const megabyte = 1_048_576

type Asked = Pick<IncomingMessage, 'headers'>

/**
 * The website: rendered here per page and locale, cached until something it shows changes, and sent compressed. Every
 * reader gets the same bytes: who wants to change something asks for a token then.
 * Parts of an address that change nothing on a page render nothing.
 *
 * @returns the application with pages that are ready ahead of it, for the server to answer with
 */
export function sitePages(
  app: Express,
  { render }: Renderer,
  options: {
    tenantOf: (request: Asked) => Tenant | undefined
    publicUrlOf: (tenant: Tenant) => string
    /** Whether a request is for an exhibitor that is blocked. */
    isBlocked: (request: Asked) => boolean
    /** As built; left out by the relay itself. */
    assets?: SiteAssets
    cache?: PageCache
  },
): RequestListener {
  const assets = options.assets ?? readAssets()
  const cache = options.cache ?? openPageCache({ exhibitorBytes: 32 * megabyte, allBytes: 128 * megabyte })
  const mayRender = openAllowance({ most: rendersPerMinute, perMs: 60_000 })
  const searchPage = openSearchPages({ render, assets, publicUrlOf: options.publicUrlOf })
  const readings = openReadings()
  const ready = openReadyPages(app, {
    tenantOf: options.tenantOf,
    isBlocked: options.isBlocked,
    currentOf: readings.current,
    pageOf: (tenant, key) => freshOf(cache.read(tenant.node.identity.exhibitorId, key), tenant),
  })
  serveBuilt(app, '/site', 'site')

  homePage(app, options.tenantOf)
  // Page data is returned only when the mirror holds it: see `openReadings`.
  answerPage(app, '/:locale{/*rest}', options.tenantOf, { always: true, make: orBusy(sitePage) })
  return ready.answer

  async function sitePage(tenant: Tenant, request: Request, response: Response): Promise<Page | undefined> {
    const locale = request.params['locale']
    if (!isLocale(locale)) return undefined
    const reading = await readings.safe(tenant)
    const shown = reading.shownAt(request.path.slice(locale.length + 1), locale)
    if (shown.kind === 'redirect')
      return { redirect: `/${locale}${shown.to}`, ...(shown.moved ? { moved: true as const } : {}) }
    const offered = inOfferedLanguage(reading, locale, request.url)
    // A purchase opens in the language it was made in, whatever is offered since.
    if (offered && !shown.own) return offered
    const searched = searchPage({ tenant, request, response }, reading, locale, shown)
    if (searched) return searched
    const page = pageOf(tenant, reading, locale, shown, limitKeyOf(request.ip ?? ''))
    const { status, packed } = page
    const version = reading.versionOf(shown.path, shown.place)
    const live = page.version === version ? reading.live : null
    if (shown.own)
      return { status, headers: keptByNobody(live, tenant), html: withOwn(packed.as(null), shown.own) }
    const bytes = packed.bytes()
    packed.as(encodingOf(request))
    const key = keyOf(locale, shown.path)
    if (packed.bytes() > bytes) cache.keep(tenant.node.identity.exhibitorId, key, page)
    // Those that are ready are found without what stands behind the question mark, which a search reads.
    if (shown.place.name !== 'search') ready.keep(request, response, reading, { key, version })
    return {
      status,
      headers: { ...keptHeaders(live, tenant), ...policyOf(response, reading, shown.place) },
      packed,
    }
  }

  function pageOf(tenant: Tenant, reading: Reading, locale: Locale, { path, place }: OfPage, asker: string) {
    const { exhibitorId } = tenant.node.identity
    const key = keyOf(locale, path)
    const kept = cache.read(exhibitorId, key)
    const nowMs = tenant.node.runtime.now()
    const version = reading.versionOf(path, place)
    if (kept?.version === version && freshOf(kept, tenant)) return kept
    if (!mayRender(asker, nowMs)) {
      if (kept && nowMs - kept.renderedMs < oldestMs) return kept
      throw new Refusal('too_many_requests')
    }
    const { origin } = new URL(options.publicUrlOf(tenant))
    const { status, html } = documentFor({ render, assets, origin }, reading, locale, { path, place })
    const page: CachedPage = { status, version, renderedMs: nowMs, packed: pack(html) }
    cache.keep(exhibitorId, key, page)
    return page
  }
}

/**
 * What a search found, made for who asks and kept nowhere, so that no text anybody types fills a cache; undefined where
 * nothing is searched for. Refuses `too_many_requests`.
 */
function openSearchPages({
  publicUrlOf,
  ...renderer
}: Renderer & { assets: SiteAssets; publicUrlOf: (tenant: Tenant) => string }) {
  const maySearch = openAllowance({ most: searchesPerMinute, perMs: 60_000 })
  return (
    { tenant, request, response }: { tenant: Tenant; request: Request; response: Response },
    reading: Reading,
    locale: Locale,
    shown: OfPage,
  ): Page | undefined => {
    const query = shown.place.name === 'search' ? queryOf(request.query['q']) : ''
    if (!query) return undefined
    if (!maySearch(limitKeyOf(request.ip ?? ''), tenant.node.runtime.now()))
      throw new Refusal('too_many_requests')
    const { origin } = new URL(publicUrlOf(tenant))
    const found = reading.find(locale, query)
    const { status, html } = documentFor({ ...renderer, origin }, reading, locale, shown, found)
    const headers = { ...keptByNobody(reading.live, tenant), ...policyOf(response, reading, shown.place) }
    return { status, headers, html }
  }
}

/** Where the same is in a language that the website is offered in; undefined where it is in this one. */
function inOfferedLanguage({ programme }: Reading, locale: Locale, url: string): Page | undefined {
  const offered = siteLocales(programme.exhibitor)
  return offered.includes(locale) ? undefined : { redirect: `/${offered[0]}${url.slice(locale.length + 1)}` }
}

type MakePage = (tenant: Tenant, request: Request, response: Response) => Promise<Page | undefined>

/** The same, where a person who asked for too much is sent a page that says so. */
function orBusy(make: MakePage): MakePage {
  return async (tenant, request, response) => {
    try {
      return await make(tenant, request, response)
    } catch (error) {
      const locale = request.params['locale']
      const isBusy = error instanceof Refusal && error.code === 'too_many_requests' && isLocale(locale)
      const busy = isBusy ? busyPage(request, locale) : undefined
      if (!busy) throw error
      return busy
    }
  }
}

/** The whole document of a page, as it is sent. */
function documentFor(
  { render, assets, origin }: Renderer & { assets: SiteAssets; origin: string },
  reading: Reading,
  locale: Locale,
  { path, place }: OfPage,
  found?: Found,
) {
  const { programme, connected, rates, written } = reading
  const content = { ...contentOf(written, place, locale, programme.exhibitor), ...(found && { found }) }
  const page = render({ place, locale, ...reading.shownOf(place), content, connected, origin, rates })
  const preloads = assets.preloads?.(locale, path) ?? []
  const html = documentOf(page, { ...assets, preloads }, locale, programme.exhibitor.accentHue)
  return { status: page.status, html }
}

/** A page that is not to be rendered anew by its age. */
function freshOf(page: CachedPage | undefined, { node }: Tenant): CachedPage | undefined {
  return page && node.runtime.now() - page.renderedMs < pageMs ? page : undefined
}

/** A purchase's address opens it, and a search is one visitor's: neither is compressed nor kept. */
const keptByNobody = (live: Reading['live'] | null, tenant: Tenant) => ({
  'cache-control': 'private, no-cache',
  'server-timing': timingOf(live, tenant),
})

/** Of a page that everybody is sent: asked for anew each time. */
const keptHeaders = (live: Reading['live'] | null, tenant: Tenant) => ({
  'cache-control': 'no-cache',
  'server-timing': timingOf(live, tenant),
})

const timingOf = (live: Reading['live'] | null, { node }: Tenant) => timingHeader(live, node.runtime.now())

/**
 * The content policy of a page that may play trailers, and load a tag manager where there is one; pages whose addresses are
 * secret do neither. Films are reached from every page without another document, so all of them may play.
 */
function policyOf(response: Response, { written, programme }: Reading, place: Place): Record<string, string> {
  const policy = response.getHeader(policyHeader)
  if (isOwnPlace(place) || typeof policy !== 'string') return {}
  const opened = openedForTrailers(policy, programme)
  return { [policyHeader]: written.tagManager ? openedForTags(opened) : opened }
}

type OfPage = { path: string; place: Place }

const keyOf = (locale: Locale, path: string) => `${locale} ${path}`

/** The page of one purchase: the placeholder in its links is replaced by its own address. */
function withOwn(html: Buffer, own: { stands: string; is: string }): Buffer {
  return Buffer.from(html.toString().replaceAll(own.stands, () => own.is))
}

/** The website's renderer, as built. */
export async function loadRenderer(): Promise<Renderer> {
  return (await import(pathToFileURL(`${distFolder}site-server/entry-server.js`).href)) as Renderer
}

/** A path without a locale, or an unknown one: the 404 page in the visitor's language. */
export function lostPages(app: Express): void {
  app.use((request, response, next) => {
    // A missing style or script is not answered with a page.
    const wantsPage =
      request.method === 'GET' &&
      (request.get('accept') ?? '').includes('text/html') &&
      !request.path.startsWith('/api/')
    if (!wantsPage) return next()
    response.redirect(302, `/${cookieLocale(request)}/404`)
  })
}

function cookieLocale(request: Request): Locale {
  const kept = cookieOf(request, 'foyer_locale')
  return isLocale(kept) ? kept : localeOf(request)
}

/** Without a language in its address the website opens in one. */
function homePage(app: Express, tenantOf: (request: Request) => Tenant | undefined): void {
  answerPage(app, '/', tenantOf, {
    always: true,
    make: (tenant, request) => ({ redirect: `/${homeLocale(tenant, request)}` }),
  })
}

/** The language the website opens in: the one this visitor chose, the exhibitor's choice, or that of the visitor's browser. */
function homeLocale({ node }: Tenant, request: Request): Locale {
  const offered = siteLocales(node.catalogue.all('exhibitor')[0] ?? {})
  const kept = cookieOf(request, 'foyer_locale')
  if (isLocale(kept) && offered.includes(kept)) return kept
  const chosen = settingOf(node.catalogue, 'website_locale')
  if (chosen === 'browser') return localeOf(request, offered)
  return offered.includes(chosen) ? chosen : offered[0]!
}
