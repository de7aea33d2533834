import type { Express, Request } from 'express'
import type { Tenant } from '#core/api/tenant.ts'
import { answerPage } from '#core/api/pages.ts'
import { readStamp } from '#core/journal/stamp.ts'
import { stampsOf } from '#core/journal/storage/edit-store.ts'
import { robotsOf, sitemapOf, type ListedPage } from '../site/sitemap.ts'

/** robots.txt and the sitemap. */
export function crawlerPages(
  app: Express,
  options: { tenantOf: (request: Request) => Tenant | undefined; publicUrlOf: (tenant: Tenant) => string },
): void {
  const kept = new WeakMap<Tenant, { version: number; xml: string }>()
  const originOf = (tenant: Tenant) => new URL(options.publicUrlOf(tenant)).origin

  answerPage(app, '/robots.txt', options.tenantOf, {
    make: tenant => ({ headers: headersOf('text/plain'), html: robotsOf(originOf(tenant)) }),
  })

  answerPage(app, '/sitemap.xml', options.tenantOf, {
    make(tenant) {
      const version = tenant.node.catalogue.version()
      let known = kept.get(tenant)
      if (known?.version !== version) {
        known = { version, xml: sitemapOf(originOf(tenant), listedPages(tenant)) }
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

/** The public pages of an exhibitor, from its current catalogue. */
function listedPages({ node }: Tenant): ListedPage[] {
  const { catalogue, db } = node
  const edited = (kind: string, id: string): number | null => {
    const stamps = Object.values(stampsOf(db, kind, id))
    return stamps.length ? Math.max(...stamps.map(stamp => readStamp(stamp).ms)) : null
  }
  const films = catalogue
    .all('movie')
    .filter(movie => movie.visibility.includes('site'))
    .map(({ id, slug }): ListedPage => ({
      place: { name: 'movies.view', slug },
      editedMs: edited('movie', id),
    }))
  const events = catalogue
    .all('event')
    .filter(event => !event.deleted)
    .map(({ id, slug }): ListedPage => ({
      place: { name: 'events.view', slug },
      editedMs: edited('event', id),
    }))
  const newest = (pages: readonly ListedPage[]) =>
    pages.reduce<number | null>((last, { editedMs }) => Math.max(last ?? 0, editedMs ?? 0) || null, null)
  return [
    { place: { name: 'home' }, editedMs: newest([...films, ...events]) },
    { place: { name: 'movies', filter: 'all', tag: null }, editedMs: newest(films) },
    { place: { name: 'movies', filter: 'soon', tag: null }, editedMs: newest(films) },
    ...films,
    ...(events.length ? [{ place: { name: 'events' as const }, editedMs: newest(events) }] : []),
    ...events,
    { place: { name: 'privacy' }, editedMs: null },
  ]
}
