import type { Tenant } from '#core/api/tenant.ts'
import type { Written } from '#core/content/pages/load.ts'
import type { Locale, Words } from '#core/i18n/locale.ts'
import { readStamp } from '#core/journal/stamp.ts'
import { stampsOf } from '#core/journal/storage/edit-store.ts'
import { exhibitorOf } from '#core/venue/exhibitor.ts'
import { leadsOf } from '../site/content.ts'
import { pagePlace } from '../site/written-place.ts'
import type { ListedPage } from '../site/sitemap.ts'

/** The public pages of an exhibitor, from its current catalogue. */
export function listedPages({ node }: Tenant, written: Written): ListedPage[] {
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
  const used = new Set(catalogue.all('movie').flatMap(movie => (movie.deleted ? [] : movie.tags)))
  const tags = catalogue
    .all('tag')
    .filter(tag => !tag.deleted && used.has(tag.id))
    .map(({ id, slug }): ListedPage => ({
      place: { name: 'movies', filter: 'all', tag: slug },
      editedMs: edited('tag', id),
    }))
  const pages = written.pages.map((page): ListedPage => {
    const placeIn = (locale: Locale) => pagePlace({ slug: page.slug as Words }, locale)
    return { place: placeIn('en'), placeIn, editedMs: edited('page', page.id) }
  })
  const leads = leadsOf(written, 'en')
  const hasOwnPrivacy = leads.pages.some(({ legal }) => legal === 'privacy')
  const newest = (pages: readonly ListedPage[]) =>
    pages.reduce<number | null>((last, { editedMs }) => Math.max(last ?? 0, editedMs ?? 0) || null, null)
  return [
    ...(leads.home === null
      ? [{ place: { name: 'home' as const }, editedMs: newest([...films, ...events]) }]
      : []),
    { place: { name: 'movies', filter: 'all', tag: null }, editedMs: newest(films) },
    { place: { name: 'movies', filter: 'soon', tag: null }, editedMs: newest(films) },
    ...tags,
    ...films,
    ...(events.length ? [{ place: { name: 'events' as const }, editedMs: newest(events) }] : []),
    ...events,
    ...(pages.length ? [{ place: { name: 'info' as const }, editedMs: newest(pages) }] : []),
    ...pages,
    { place: { name: 'contact' }, editedMs: null },
    ...(exhibitorOf(catalogue)?.features.newsletters
      ? [{ place: { name: 'newsletter.subscribe' as const, email: null }, editedMs: null }]
      : []),
    ...(hasOwnPrivacy ? [] : [{ place: { name: 'privacy' as const }, editedMs: null }]),
  ]
}
