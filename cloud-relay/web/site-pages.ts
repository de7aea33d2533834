import { pathToFileURL } from 'node:url'
import express, { type Express, type Request, type Response } from 'express'
import { limitKeyOf } from '#core/api/address.ts'
import { openAllowance } from '#core/api/allowance.ts'
import { cookieOf } from '#core/api/cookies.ts'
import { localeOf, pageToken } from '#core/api/mount.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { answerPage, distFolder } from '#core/api/pages.ts'
import { Refusal } from '#core/refusal.ts'
import { aroundToken } from '#core/api/token-slot.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { documentOf, type SitePage, type SiteRequest } from '../site/page.ts'
import { readAssets, type SiteAssets } from './assets.ts'
import { openPageCache, type CachedPage, type PageCache } from './page-cache.ts'
import { openReadings, type Reading } from './readings.ts'
import { shownPage } from './shown-page.ts'

export type Renderer = { render: (request: SiteRequest) => SitePage }

/** A visitor over the render limit gets the last version of the page, if it is not older than this. */
const oldestMs = 60_000
/** Pages one address may have rendered in a minute: at most a tenth of a processor. */
const rendersPerMinute = 240
const megabyte = 1_048_576

/**
 * The website: rendered here per page and locale, cached until something it shows changes, sent with a fresh token.
 * Parts of an address that change nothing on a page render nothing.
 */
export function sitePages(
  app: Express,
  { render }: Renderer,
  options: {
    tenantOf: (request: Request) => Tenant | undefined
    publicUrlOf: (tenant: Tenant) => string
    /** As built; left out by the relay itself. */
    assets?: SiteAssets
    cache?: PageCache
  },
): void {
  const assets = options.assets ?? readAssets()
  const cache = options.cache ?? openPageCache({ exhibitorBytes: 32 * megabyte, allBytes: 128 * megabyte })
  const mayRender = openAllowance({ most: rendersPerMinute, perMs: 60_000 })
  const readings = openReadings()
  app.use('/site', express.static(`${distFolder}site`, { index: false, immutable: true, maxAge: '1y' }))

  const { tenantOf } = options
  answerPage(app, '/', tenantOf, {
    always: true,
    make: (tenant, request) => ({ redirect: `/${homeLocale(tenant, request)}` }),
  })

  // Page data is returned only when the mirror holds it: see `openReadings`.
  answerPage(app, '/:locale{/*rest}', tenantOf, { always: true, make: sitePage })

  async function sitePage(tenant: Tenant, request: Request, response: Response) {
    const locale = request.params['locale']
    if (!isLocale(locale)) return undefined
    const reading = await readings.safe(tenant)
    const shown = shownPage(request.path.slice(locale.length + 1), reading.programme)
    if (shown.kind === 'redirect') return { redirect: `/${locale}${shown.to}` }
    const page = pageOf(tenant, reading, locale, shown.path, limitKeyOf(request.ip ?? ''))
    const [before, after] = page.pieces
    return {
      status: page.status,
      headers: { 'cache-control': 'private, no-cache' },
      html: Buffer.concat([
        before!,
        Buffer.from(pageToken(request, response, tenant)),
        shown.own ? withOwn(after!, shown.own) : after!,
      ]),
    }
  }

  function pageOf(tenant: Tenant, reading: Reading, locale: Locale, path: string, asker: string) {
    const { exhibitorId } = tenant.node.identity
    const key = `${locale} ${path}`
    const kept = cache.read(exhibitorId, key)
    if (kept?.reading === reading.number) return kept
    const nowMs = tenant.node.runtime.now()
    if (!mayRender(asker, nowMs)) {
      if (kept && nowMs - kept.renderedMs < oldestMs) return kept
      throw new Refusal('too_many_requests')
    }
    const page = rendered(tenant, reading, locale, path)
    cache.keep(exhibitorId, key, page)
    return page
  }

  function rendered(tenant: Tenant, reading: Reading, locale: Locale, path: string): CachedPage {
    const { programme, connected, rates } = reading
    const origin = new URL(options.publicUrlOf(tenant)).origin
    const url = `/${locale}${path === '/' ? '' : path}`
    const page = render({ url, locale, programme, connected, origin, rates })
    const preloads = assets.preloads?.(locale, path) ?? []
    const html = documentOf(page, { ...assets, preloads }, locale, programme.exhibitor.accentHue)
    const pieces = aroundToken(html).map(piece => Buffer.from(piece))
    return { status: page.status, reading: reading.number, renderedMs: tenant.node.runtime.now(), pieces }
  }
}

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

/** The language the website opens in: the exhibitor's choice, or that of the visitor's browser. */
function homeLocale({ node }: Tenant, request: Request): Locale {
  const chosen = settingOf(node.catalogue, 'website_locale')
  return chosen === 'browser' ? localeOf(request) : chosen
}
