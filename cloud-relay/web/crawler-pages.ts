import type { Express, Request } from 'express'
import type { House } from '#core/api/house.ts'
import { answerPage } from '#core/api/pages.ts'
import { readStamp } from '#core/journal/stamp.ts'
import { stampsOf } from '#core/journal/storage/edit-store.ts'
import { robotsOf, sitemapOf, type ListedPage } from '../site/sitemap.ts'

/** What search engines ask every host for: who may read what, and which pages there are. */
export function crawlerPages(
  app: Express,
  options: { houseOf: (request: Request) => House | undefined; publicUrlOf: (house: House) => string },
): void {
  const kept = new WeakMap<House, { version: number; xml: string }>()
  const originOf = (house: House) => new URL(options.publicUrlOf(house)).origin

  answerPage(app, '/robots.txt', options.houseOf, {
    make: house => ({ headers: headersOf('text/plain'), html: robotsOf(originOf(house)) }),
  })

  answerPage(app, '/sitemap.xml', options.houseOf, {
    make(house) {
      const version = house.node.catalogue.version()
      let known = kept.get(house)
      if (known?.version !== version) {
        known = { version, xml: sitemapOf(originOf(house), listedPages(house)) }
        kept.set(house, known)
      }
      return { headers: headersOf('application/xml'), html: known.xml }
    },
  })
}

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=86400',
})

/** The pages of a house that are for everybody, as its catalogue stands. */
function listedPages({ node }: House): ListedPage[] {
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
