import { formatPlainDay } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { dayAfter, rangeOf } from './days.ts'
import { nothingWritten, type SiteContent } from './content.ts'
import type { Place } from './place.ts'
import type { Say } from './say.ts'
import { nextShowOf } from './showings.ts'

/** The page title, for tab, bookmark and search result. */
export function titleOf(
  place: Place,
  programme: Programme,
  say: Say,
  locale: Locale,
  content: SiteContent = nothingWritten,
): string {
  const { tradeName } = programme.exhibitor
  const named = place.name === 'page' ? content.page?.title : nameOf(place, programme, say, locale)
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
  const event = eventOf(place, programme)
  const show =
    place.name === 'buy.tickets'
      ? programme.schedules.find(show => show.id === place.scheduleId)
      : event && nextShowOf(event, programme, Date.parse(programme.now))
  return programme.movies.find(movie => movie.id === show?.movieId)
}

/** The tag of a list's address, or undefined. */
export function tagOf(slug: string, programme: Pick<Programme, 'tags'>) {
  return programme.tags.find(tag => tag.slug === slug)
}

/** `Films`, `Films · Today, 22 November`, each also with its tag. */
function listName(
  { filter, tag }: Extract<Place, { name: 'movies' }>,
  programme: Programme,
  say: Say,
  locale: Locale,
): string {
  const range = rangeOf(filter, programme)
  const day = range?.kind === 'day' ? range.day : null
  const date = day && formatPlainDay(day, locale, { day: 'numeric', month: 'long' })
  const called =
    day === programme.today ? say('today') : day === dayAfter(programme.today) ? say('tomorrow') : null
  const part = range?.kind === 'soon' ? say('soon') : [called, date].filter(Boolean).join(', ')
  const tagged = tag === null ? undefined : tagOf(tag, programme)
  return [say('movies'), part, tagged && inLocale(tagged.title, locale)].filter(Boolean).join(' · ')
}

function nameOf(
  place: Exclude<Place, { name: 'page' }>,
  programme: Programme,
  say: Say,
  locale: Locale,
): string | null {
  switch (place.name) {
    case 'home':
      return null
    case 'movies':
      return listName(place, programme, say, locale)
    case 'events':
      return say('events')
    case 'events.view': {
      const event = eventOf(place, programme)
      if (!event) return say('lost_title')
      return (event.pageTitle && inLocale(event.pageTitle, locale)) || eventTitle(event, locale)
    }
    case 'movies.view':
      return movieOf(place, programme)?.title || say('lost_title')
    case 'buy.tickets':
    case 'buy.events': {
      const event = eventOf(place, programme)
      const title = event ? eventTitle(event, locale) : movieOf(place, programme)?.title
      return title ? say('buy_title', { title }) : say('lost_title')
    }
    case 'vouchers':
      return say(place.type ?? 'vouchers')
    case 'vouchers.view':
      return say('voucher_buy')
    case 'card':
      return say('voucher')
    case 'bill':
      return say('bill_title')
    case 'bill.pay':
    case 'payments.result':
      return say('pay_title')
    case 'info':
    case 'contact':
    case 'search':
    case 'privacy':
      return say(place.name)
    case 'newsletter.subscribe':
      return say('newsletter')
    case 'newsletter.confirm':
      return say('newsletter_confirm')
    case 'newsletter.leave':
      return say('newsletter_leave')
    case 'waiting.link':
      return say(place.what === 'offer' ? 'waiting_offer_title' : `waiting_${place.what}`)
    case '404':
      return say('lost_title')
  }
}
