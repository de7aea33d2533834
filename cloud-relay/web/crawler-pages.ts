import type { IRouter, Request } from 'express'
import type { Tenant } from '#core/api/tenant.ts'
import { answerPage } from '#core/api/pages.ts'
import { loadWritten } from '#core/content/pages/load.ts'
import { indexNowKey, indexNowPath, isIndexNowOn } from './index-now.ts'
import { listedPages } from './listed-pages.ts'
import { wallTime } from './wall-time.ts'
import { siteLocales } from '../site/site-locales.ts'
import { robotsOf, sitemapOf } from '../site/sitemap.ts'

/** robots.txt, the sitemap, and the key by which the website tells search engines of changed pages. */
export function crawlerPages(
  app: IRouter,
  options: { tenantOf: (request: Request) => Tenant | undefined; publicUrlOf: (tenant: Tenant) => string },
): void {
  const kept = new WeakMap<Tenant, { version: string; xml: string }>()
  const originOf = (tenant: Tenant) => new URL(options.publicUrlOf(tenant)).origin

  answerPage(app, '/robots.txt', options.tenantOf, {
    make: tenant => ({ headers: headersOf('text/plain'), html: robotsOf(originOf(tenant)) }),
  })

  answerPage(app, indexNowPath, options.tenantOf, {
    make: tenant =>
      isIndexNowOn(tenant) ? { headers: headersOf('text/plain'), html: indexNowKey(tenant) } : undefined,
  })

  answerPage(app, '/sitemap.xml', options.tenantOf, {
    make(tenant) {
      const written = loadWritten(tenant, wallTime(tenant))
      // Pages also come and go by the clock.
      const version = `${tenant.node.catalogue.version()} ${[written.home, ...written.pages.map(({ id }) => id)].join()}`
      let known = kept.get(tenant)
      if (known?.version !== version) {
        known = {
          version,
          xml: sitemapOf(
            originOf(tenant),
            listedPages(tenant, written),
            siteLocales(tenant.node.catalogue.all('exhibitor')[0] ?? {}),
          ),
        }
        kept.set(tenant, known)
      }
      return { headers: headersOf('application/xml'), html: known.xml }
    },
  })
}

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=86400',
})
