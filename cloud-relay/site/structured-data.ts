import { clockOf, daysOf } from '#core/venue/opening-hours.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { offeredRates, ticketCents } from '#core/pricing/price.ts'
import { ratesFor, ratesOfShow, termsOfView } from '#core/pricing/rate-rules.ts'
import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'
import type { EventView } from '#core/programme/event.ts'
import { showsOfEvent } from '#core/programme/event-shows.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { mapLink } from '#core/venue/map-link.ts'
import { genreName } from './genre-name.ts'
import { pathOf } from './place.ts'
import type { Say } from './say.ts'
import { listedPath } from './share-path.ts'
import { saleOf, type Sale } from './showings.ts'

type Thing = Record<string, unknown>
type PageContext = {
  programme: Programme
  locale: Locale
  say: Say
  /** Scheme and host, or empty. */
  origin: string
  rates: readonly PriceRate[]
  /** Epoch milliseconds. */
  now: number
}

/** The cinemas, for every page that lists shows. Vocabulary: schema.org/MovieTheater. */
export function theatersOf({ programme, origin, locale }: PageContext): Thing[] {
  const logo = programme.exhibitor.logoFile ?? programme.exhibitor.logoDarkFile
  return programme.cinemas.map(cinema => ({
    '@context': 'https://schema.org',
    '@type': 'MovieTheater',
    '@id': `${origin}/#${cinema.id}`,
    name: cinema.name,
    url: `${origin}/${locale}`,
    telephone: cinema.phone,
    email: cinema.email,
    ...(cinema.phones?.length
      ? {
          contactPoint: cinema.phones.map(({ title, phone }) => ({
            '@type': 'ContactPoint',
            contactType: inLocale(title, locale),
            telephone: phone,
          })),
        }
      : {}),
    ...(logo ? { logo: `${origin}/files/${logo}` } : {}),
    hasMap: mapLink(cinema),
    screenCount: programme.screens.filter(screen => screen.cinemaId === cinema.id && !screen.deleted).length,
    currenciesAccepted: 'EUR',
    address: addressOf(cinema),
    ...openingOf(cinema),
    geo: { '@type': 'GeoCoordinates', latitude: cinema.lat, longitude: cinema.lng },
  }))
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** When it is open, and on which days it is not. Vocabulary: schema.org/OpeningHoursSpecification. */
function openingOf({
  openingHours = [],
  closedDays = [],
}: PageContext['programme']['cinemas'][number]): Thing {
  const type = { '@type': 'OpeningHoursSpecification' }
  return {
    ...(openingHours.length
      ? {
          openingHoursSpecification: openingHours.map(hours => ({
            ...type,
            dayOfWeek: daysOf(hours).map(day => weekdayNames[day - 1]),
            opens: clockOf(hours.opens),
            closes: clockOf(hours.closes),
          })),
        }
      : {}),
    ...(closedDays.length
      ? {
          // The same time twice says that it is closed.
          specialOpeningHoursSpecification: closedDays.map(({ from, to }) => ({
            ...type,
            validFrom: from,
            validThrough: to,
            opens: '00:00',
            closes: '00:00',
          })),
        }
      : {}),
  }
}

/** A film. Vocabulary: schema.org/Movie. */
export function movieThing(movie: MovieView, { programme, origin, locale, say }: PageContext): Thing {
  return {
    '@type': 'Movie',
    name: movie.title,
    ...(movie.originalTitle === movie.title ? {} : { alternateName: movie.originalTitle }),
    url: `${origin}/${locale}${pathOf({ name: 'movies.view', slug: movie.slug })}`,
    image: `${origin}${listedPath(movie, programme.exhibitor)}`,
    description: inLocale(movie.overview, locale),
    dateCreated: movie.releasedAt,
    duration: `PT${movie.runtimeMinutes}M`,
    genre: movie.genres.map(genre => genreName(genre, say)),
    director: movie.directors.map(name => ({ '@type': 'Person', name })),
    actor: movie.actors.map(name => ({ '@type': 'Person', name })),
    countryOfOrigin: movie.nations.map(nation => ({ '@type': 'Country', name: nation })),
  }
}

/**
 * One show with its lowest price: the cheapest tariff offered online, on a standard seat, in the show's dimension.
 * Without rates, and cancelled, it has no offer. Vocabulary: schema.org/ScreeningEvent.
 */
export function screeningOf(show: ScheduleView, page: PageContext): Thing | null {
  const { programme, locale, origin, rates, now } = page
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const version = programme.versions.find(version => version.id === show.versionId)
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const cinema = programme.cinemas.find(cinema => cinema.id === show.cinemaId)
  if (!movie || !version || !cinema) return null
  const event = programme.events.find(event => event.id === show.eventId)
  const sale = saleOf(show, programme, now)
  const cents = lowestCents(rates, version.dimension, show, programme)
  return {
    '@context': 'https://schema.org',
    '@type': 'ScreeningEvent',
    name: event ? eventTitle(event, locale) : movie.title,
    ...(event ? { description: inLocale(event.description, locale) } : {}),
    ...(event ? seriesOf(event, page) : {}),
    startDate: show.start,
    endDate: show.end,
    eventStatus: show.cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: version.audioLanguage === 'none' ? undefined : version.audioLanguage,
    subtitleLanguage: version.subtitles.length ? version.subtitles : undefined,
    videoFormat: version.dimension === '3d' ? '3D' : '2D',
    image: `${origin}${event?.posterUrl ?? listedPath(movie, programme.exhibitor)}`,
    workPresented: movieThing(movie, page),
    location: {
      '@type': 'MovieTheater',
      '@id': `${origin}/#${cinema.id}`,
      name: screen ? `${cinema.name}, ${screen.name}` : cinema.name,
      address: addressOf(cinema),
    },
    ...(cents === null || show.cancelled
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: (cents / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: `https://schema.org/${availabilityOf(sale)}`,
            validThrough: show.onlineUntil,
            url: `${origin}/${locale}${pathOf({ name: 'buy.tickets', scheduleId: show.id })}`,
          },
        }),
  }
}

/** What several shows of one event are part of. Vocabulary: schema.org/EventSeries. */
function seriesOf(event: EventView, { programme, locale, origin }: PageContext): Thing {
  if (showsOfEvent(event).length < 2) return {}
  const url = `${origin}/${locale}${pathOf({ name: 'events.view', slug: event.slug })}`
  const organizer = {
    '@type': 'Organization',
    name: programme.exhibitor.tradeName,
    url: `${origin}/${locale}`,
  }
  return {
    superEvent: { '@type': 'EventSeries', '@id': url, name: eventTitle(event, locale), url, organizer },
  }
}

function addressOf({ address1, zip, city, country }: Programme['cinemas'][number]): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address1,
    postalCode: zip,
    addressLocality: city,
    addressCountry: country,
  }
}

/** Sold out is what has no seats; what only the box office sells is in stock there. */
function availabilityOf(sale: Sale): 'InStock' | 'SoldOut' | 'InStoreOnly' {
  if (sale === 'open') return 'InStock'
  return sale === 'sold_out' ? 'SoldOut' : 'InStoreOnly'
}

/** Cents of the cheapest tariff on the website for a show, on a standard seat; null when nothing is offered. */
function lowestCents(
  rates: readonly PriceRate[],
  dimension: '2d' | '3d',
  show: ScheduleView,
  { exhibitor, today }: Programme,
): number | null {
  const terms = termsOfView(show, exhibitor.midnightOffsetMinutes)
  const offered = ratesFor(offeredRates(rates, 'site'), terms, today).map(rate =>
    ticketCents(rate, 'standard', dimension, ratesOfShow(rates, terms)),
  )
  return offered.length ? Math.min(...offered) : null
}
