import type { Programme } from '#core/planning/contract.ts'
import type { Place } from './place.ts'
import type { Say } from './say.ts'

/** The page title, for tab, bookmark and search result. */
export function titleOf(place: Place, programme: Programme, say: Say): string {
  const { tradeName } = programme.exhibitor
  const named = nameOf(place, programme, say)
  return named ? `${named} · ${tradeName}` : `${tradeName} · ${say('home_title')}`
}

/** The event a page is about. */
export function eventOf(place: Place, programme: Programme) {
  if (place.name === 'events.view') return programme.events.find(event => event.slug === place.slug)
  if (place.name === 'buy.events') return programme.events.find(event => event.id === place.eventId)
  return undefined
}

/** The film a page is about, also through its event or show. */
export function movieOf(place: Place, programme: Programme) {
  if (place.name === 'movies.view') return programme.movies.find(movie => movie.slug === place.slug)
  const scheduleId = place.name === 'buy.tickets' ? place.scheduleId : eventOf(place, programme)?.scheduleId
  const show = programme.schedules.find(show => show.id === scheduleId)
  return programme.movies.find(movie => movie.id === show?.movieId)
}

function nameOf(place: Place, programme: Programme, say: Say): string | null {
  switch (place.name) {
    case 'home':
      return null
    case 'movies':
      return say('movies')
    case 'events':
      return say('events')
    case 'events.view':
    case 'movies.view':
      return (eventOf(place, programme)?.title ?? movieOf(place, programme)?.title) || say('lost_title')
    case 'buy.tickets':
    case 'buy.events':
      return movieOf(place, programme)
        ? say('buy_title', { title: movieOf(place, programme)!.title })
        : say('lost_title')
    case 'bill':
      return say('bill_title')
    case 'bill.pay':
    case 'payments.result':
      return say('pay_title')
    case 'privacy':
      return say('privacy')
    case '404':
      return say('lost_title')
  }
}
