import type { Programme } from '#core/planning/contract.ts'
import { rangeOf } from './days.ts'
import { placeOf, type Place } from './place.ts'

export type Resolved = { kind: 'page'; place: Place } | { kind: 'lost' } | { kind: 'redirect'; to: Place }

/**
 * What a path (without its locale) leads to in this programme. Unknown films, events and shows are answered with a 404
 * in place, an unknown path with the locale's 404; a day out of range leads to the unfiltered list, and a tag that no
 * film has to the list without it. So the number of different pages is bounded.
 */
export function resolve(path: string, programme: Programme): Resolved {
  const place = placeOf(path)
  if (!place) return { kind: 'redirect', to: { name: '404' } }
  if (place.name === 'movies' && !rangeOf(place.filter, programme))
    return { kind: 'redirect', to: { name: 'movies', filter: 'all', tag: null } }
  if (place.name === 'movies' && place.tag !== null && !isTag(place.tag, programme))
    return { kind: 'redirect', to: { ...place, tag: null } }
  return isThere(place, programme) ? { kind: 'page', place } : { kind: 'lost' }
}

function isTag(tag: string, programme: Programme): boolean {
  return programme.movies.some(movie => movie.tags.includes(tag))
}

function isThere(place: Place, programme: Programme): boolean {
  switch (place.name) {
    case 'movies.view':
      return programme.movies.some(movie => movie.slug === place.slug)
    case 'events.view':
      return programme.events.some(event => event.slug === place.slug && !event.deleted)
    case 'buy.tickets':
      return programme.schedules.some(show => show.id === place.scheduleId)
    case 'buy.events':
      return programme.events.some(
        event => event.id === place.eventId && programme.schedules.some(show => show.id === event.scheduleId),
      )
    case '404':
      return false
    default:
      return true
  }
}

/** Whether search engines may index a page: not if it belongs to one visitor or one purchase. */
export function isIndexed(place: Place): boolean {
  return ['home', 'movies', 'movies.view', 'events', 'events.view', 'privacy'].includes(place.name)
}
