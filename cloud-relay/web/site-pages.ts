import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import express, { type Express, type Request, type Response } from 'express'
import { cookieOf, localeOf, pageToken } from '#core/api/mount.ts'
import type { House } from '#core/api/house.ts'
import { distFolder } from '#core/api/pages.ts'
import { Refusal } from '#core/api/refusal.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { programmeOf } from '#core/programme/view.ts'
import { documentOf, type SitePage, type SiteRequest } from '../site/page.ts'
import { openPageCache } from './page-cache.ts'

export type Renderer = { render: (request: SiteRequest) => SitePage }
type ManifestChunk = { file: string; css?: string[]; isEntry?: boolean; imports?: string[] }

/** The website: rendered here per page and locale, kept until something it shows changes, sent with a fresh token. */
export function sitePages(
  app: Express,
  { render }: Renderer,
  options: { houseOf: (request: Request) => House | undefined; publicUrlOf: (house: House) => string },
): void {
  const assets = readAssets()
  const cache = openPageCache()
  app.use('/site', express.static(`${distFolder}site`, { index: false, immutable: true, maxAge: '1y' }))

  app.get('/', (request, response) => response.redirect(302, `/${localeOf(request)}`))

  app.get('/:locale{/*rest}', (request: Request, response: Response, next) => {
    const locale = request.params['locale']
    if (!isLocale(locale)) return next()
    const house = options.houseOf(request)
    if (!house) throw new Refusal('host_unknown')
    const page = cache.read(house, request.originalUrl, () => rendered(house, request.originalUrl, locale))
    if (page.redirect) return response.redirect(302, page.redirect)
    response
      .status(page.status)
      .type('html')
      .set('cache-control', 'private, no-cache')
      .send(page.html.replace('__CSRF__', pageToken(request, response, house)))
  })

  function rendered(house: House, url: string, locale: Locale) {
    const programme = programmeOf(house, { channel: 'site' })
    const rates = house.node.catalogue.all<PriceRate>('price_rate')
    const connected = programme.cinemas.every(cinema => house.line.connected(cinema.id))
    const origin = new URL(options.publicUrlOf(house)).origin
    const page = render({ url, locale, programme, connected, origin, rates })
    const html = documentOf(page, assets, locale, programme.exhibitor.accentHue)
    return page.redirect
      ? { status: page.status, redirect: page.redirect, html }
      : { status: page.status, html }
  }
}

/** The website's renderer, as built. */
export async function loadRenderer(): Promise<Renderer> {
  return (await import(pathToFileURL(`${distFolder}site-server/entry-server.js`).href)) as Renderer
}

/** A path without a locale, or any other nobody answers: the 404 page of the visitor's language. */
export function lostPages(app: Express): void {
  app.use((request, response, next) => {
    // A style or script that is gone is not answered with a page.
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

function readAssets(): { scripts: string[]; styles: string[] } {
  const manifest = JSON.parse(readFileSync(`${distFolder}site/.vite/manifest.json`, 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const entry = Object.values(manifest).find(chunk => chunk.isEntry)!
  const styles = new Set(entry.css ?? [])
  for (const name of entry.imports ?? []) for (const css of manifest[name]?.css ?? []) styles.add(css)
  return { scripts: [`/site/${entry.file}`], styles: [...styles].map(file => `/site/${file}`) }
}
