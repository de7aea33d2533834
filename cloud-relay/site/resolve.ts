import type { Programme } from '#core/planning/contract.ts'
import { rangeOf } from './days.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { nothingWritten, pageBySlug, type SiteContent } from './content.ts'
import { pathOf, placeOf, type Place } from './place.ts'
import { nextShowOf } from './showings.ts'
import { tagOf } from './title.ts'
import { pagePlace } from './written-place.ts'

export type Resolved = { kind: 'page'; place: Place } | { kind: 'lost' } | { kind: 'redirect'; to: Place }

/**
 * What a path (without its locale) leads to in this programme. Unknown films, events and shows are answered with a 404
 * in place, an unknown path with the locale's 404; a day out of range leads to the unfiltered list, and a tag that no
 * film has to the list without it. A written page has one address in each language, to which its others lead, also its
 * name alone; home leads to another page where the exhibitor says so. An event of several shows is bought at the next
 * one's address. So the number of different pages is bounded.
 */
export function resolve(
  path: string,
  programme: Programme,
  { pages, home }: Pick<SiteContent, 'pages' | 'home'> = nothingWritten,
  locale: Locale = 'en',
): Resolved {
  const place = placeOf(path)
  if (!place) {
    const named = pageBySlug(path.replace(/^\/|\/$/g, ''), pages)
    return { kind: 'redirect', to: named ? pagePlace(named, locale) : { name: '404' } }
  }
  if (place.name === 'page') {
    const written = pageBySlug(place.slug, pages)
    if (!written) return { kind: 'lost' }
    const own = pagePlace(written, locale)
    return pathOf(own) === pathOf(place) ? { kind: 'page', place } : { kind: 'redirect', to: own }
  }
  const privacy = place.name === 'privacy' && pages.find(({ legal }) => legal === 'privacy')
  if (privacy) return { kind: 'redirect', to: pagePlace(privacy, locale) }
  const instead = place.name === 'home' && home !== null && placeOf(home)
  if (instead) return { kind: 'redirect', to: instead }
  if (place.name === 'info') return pages.length ? { kind: 'page', place } : { kind: 'lost' }
  if (secondNames.has(path.replace(/\/$/, ''))) return { kind: 'redirect', to: place }
  if (place.name === 'movies' && !rangeOf(place.filter, programme))
    return { kind: 'redirect', to: { name: 'movies', filter: 'all', tag: null } }
  if (place.name === 'movies' && place.tag !== null && !tagOf(place.tag, programme))
    return { kind: 'redirect', to: { ...place, tag: null } }
  const next = place.name === 'buy.events' ? nextOfSeveral(place.eventId, programme) : undefined
  if (next) return { kind: 'redirect', to: { name: 'buy.tickets', scheduleId: next } }
  return isThere(place, programme) ? { kind: 'page', place } : { kind: 'lost' }
}

/** Addresses that show what another one does, which is the one to keep. */
const secondNames = new Set(['/home', '/movies/all', '/vouchers'])

const showsOf = (eventId: string, { schedules }: Programme) =>
  schedules.filter(show => show.eventId === eventId)

/** The next show of an event that has several: a basket is of one show, whose own address stays the same. */
function nextOfSeveral(eventId: string, programme: Programme): string | undefined {
  const event = programme.events.find(({ id }) => id === eventId)
  if (!event || showsOf(eventId, programme).length < 2) return undefined
  return nextShowOf(event, programme, Date.parse(programme.now))?.id
}

function isThere(place: Place, programme: Programme): boolean {
  switch (place.name) {
    case 'movies.view':
      return programme.movies.some(movie => movie.slug === place.slug)
    case 'events.view':
      return programme.events.some(event => event.slug === place.slug)
    case 'buy.tickets':
      return programme.schedules.some(show => show.id === place.scheduleId)
    case 'buy.events':
      return showsOf(place.eventId, programme).length > 0
    case 'newsletter.subscribe':
    case 'newsletter.confirm':
      return programme.exhibitor.features.newsletters
    case '404':
      return false
    default:
      return true
  }
}

/** Whether search engines may index a page: not if it belongs to one visitor or one purchase. */
export function isIndexed(place: Place): boolean {
  if (place.name === 'newsletter.subscribe') return place.email === null
  return [
    'home',
    'movies',
    'movies.view',
    'events',
    'events.view',
    'info',
    'page',
    'vouchers',
    'vouchers.view',
    'contact',
    'privacy',
  ].includes(place.name)
}
