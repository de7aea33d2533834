import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { offeredRates, ticketCents } from '#core/pricing/price.ts'
import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'
import { pathOf } from './place.ts'
import { saleOf } from './showings.ts'

type Thing = Record<string, unknown>
type PageContext = {
  programme: Programme
  locale: Locale
  /** Scheme and host, or empty. */
  origin: string
  rates: readonly PriceRate[]
  /** Epoch milliseconds. */
  now: number
}

/** The cinemas, for every page that lists shows. Vocabulary: schema.org/MovieTheater. */
export function theatersOf({ programme, origin, locale }: PageContext): Thing[] {
  return programme.cinemas.map(cinema => ({
    '@context': 'https://schema.org',
    '@type': 'MovieTheater',
    '@id': `${origin}/#${cinema.id}`,
    name: cinema.name,
    url: `${origin}/${locale}`,
    telephone: cinema.phone,
    email: cinema.email,
    screenCount: programme.screens.filter(screen => screen.cinemaId === cinema.id && !screen.deleted).length,
    currenciesAccepted: 'EUR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: cinema.address1,
      postalCode: cinema.zip,
      addressLocality: cinema.city,
      addressCountry: cinema.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: cinema.lat, longitude: cinema.lng },
  }))
}

/** A film. Vocabulary: schema.org/Movie. */
export function movieThing(movie: MovieView, { origin, locale }: PageContext): Thing {
  return {
    '@type': 'Movie',
    name: movie.title,
    ...(movie.originalTitle === movie.title ? {} : { alternateName: movie.originalTitle }),
    url: `${origin}/${locale}${pathOf({ name: 'movies.view', slug: movie.slug })}`,
    image: `${origin}${movie.posterUrl}`,
    description: inLocale(movie.overview, locale),
    dateCreated: movie.releasedAt,
    duration: `PT${movie.runtimeMinutes}M`,
    genre: movie.genres,
    director: movie.directors.map(name => ({ '@type': 'Person', name })),
    actor: movie.actors.map(name => ({ '@type': 'Person', name })),
    countryOfOrigin: movie.nations.map(nation => ({ '@type': 'Country', name: nation })),
  }
}

/**
 * One show with its lowest price: the cheapest tariff offered online, on a standard seat, in the show's dimension.
 * Without rates it has no offer. Vocabulary: schema.org/ScreeningEvent.
 */
export function screeningOf(show: ScheduleView, page: PageContext): Thing | null {
  const { programme, locale, origin, rates, now } = page
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const version = programme.versions.find(version => version.id === show.versionId)
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const cinema = programme.cinemas.find(cinema => cinema.id === show.cinemaId)
  if (!movie || !version || !cinema) return null
  const event = programme.events.find(event => event.scheduleId === show.id)
  const sale = saleOf(show, programme, now)
  const cents = lowestCents(rates, version.dimension)
  return {
    '@context': 'https://schema.org',
    '@type': 'ScreeningEvent',
    name: event?.title ?? movie.title,
    ...(event ? { description: inLocale(event.description, locale) } : {}),
    startDate: show.start,
    endDate: show.end,
    eventStatus: show.cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: version.audioLanguage === 'none' ? undefined : version.audioLanguage,
    subtitleLanguage: version.subtitles.length ? version.subtitles : undefined,
    videoFormat: version.dimension === '3d' ? '3D' : '2D',
    image: `${origin}${movie.posterUrl}`,
    workPresented: movieThing(movie, page),
    location: {
      '@type': 'MovieTheater',
      '@id': `${origin}/#${cinema.id}`,
      name: screen ? `${cinema.name}, ${screen.name}` : cinema.name,
      address: `${cinema.address1}, ${cinema.zip} ${cinema.city}`,
    },
    ...(cents === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: (cents / 100).toFixed(2),
            priceCurrency: 'EUR',
            availability: sale === 'open' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
            validThrough: show.onlineUntil,
            url: `${origin}/${locale}${pathOf({ name: 'buy.tickets', scheduleId: show.id })}`,
          },
        }),
  }
}

/** Cents of the cheapest tariff on the website, on a standard seat; null when nothing is offered. */
function lowestCents(rates: readonly PriceRate[], dimension: '2d' | '3d'): number | null {
  const offered = offeredRates(rates, 'site').map(rate => ticketCents(rate, 'standard', dimension, rates))
  return offered.length ? Math.min(...offered) : null
}
