import { inLocale, locales, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { Programme } from '#core/planning/contract.ts'
import { attribute, jsonInHtml } from './page.ts'
import { pathOf, type Place } from './place.ts'
import type { Say } from './say.ts'
import { comingShows } from './showings.ts'
import { movieThing, screeningOf, theatersOf } from './structured-data.ts'
import { eventOf, movieOf, titleOf } from './title.ts'

/** The most shows of one page to describe for search engines. */
const showsListed = 60

/** The head besides the title: description, canonical address, languages, sharing, structured data. */
export function headOf(
  place: Place,
  page: {
    programme: Programme
    locale: Locale
    origin: string
    rates: readonly PriceRate[]
    say: Say
    indexed: boolean
    fonts: readonly string[]
  },
): string {
  const { programme, locale, origin, say } = page
  const path = pathOf(place) === '/' ? '' : pathOf(place)
  const description = descriptionOf(place, programme, locale, say)
  const movie = movieOf(place, programme)
  const tags = [
    ...page.fonts.map(
      href => `<link rel="preload" href="${attribute(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<meta name="description" content="${attribute(description)}">`,
    `<meta property="og:site_name" content="${attribute(programme.exhibitor.tradeName)}">`,
    `<meta property="og:title" content="${attribute(titleOf(place, programme, say))}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
    ...(movie ? [`<meta property="og:image" content="${attribute(origin + movie.posterUrl)}">`] : []),
  ]
  if (!page.indexed) return [...tags, '<meta name="robots" content="noindex">'].join('\n')
  return [
    ...tags,
    `<link rel="canonical" href="${attribute(`${origin}/${locale}${path}`)}">`,
    ...locales.map(
      other => `<link rel="alternate" hreflang="${other}" href="${attribute(`${origin}/${other}${path}`)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${attribute(`${origin}/${locales[0]}${path}`)}">`,
    ...thingsOf(place, page).map(thing => `<script type="application/ld+json">${jsonInHtml(thing)}</script>`),
  ].join('\n')
}

function thingsOf(place: Place, page: Parameters<typeof headOf>[1]): object[] {
  const { programme } = page
  const now = Date.parse(programme.now)
  const context = { ...page, now }
  const screenings = (wanted: (show: Programme['schedules'][number]) => boolean) =>
    comingShows(programme, now)
      .filter(wanted)
      .slice(0, showsListed)
      .map(show => screeningOf(show, context))
      .filter(thing => thing !== null)
  if (place.name === 'home')
    return [...theatersOf(context), ...screenings(show => show.day === programme.today)]
  const movie = movieOf(place, programme)
  if (place.name === 'movies.view' && movie)
    return [
      { '@context': 'https://schema.org', ...movieThing(movie, context) },
      ...screenings(show => show.movieId === movie.id),
    ]
  const event = eventOf(place, programme)
  if (event) return screenings(show => show.id === event.scheduleId)
  return place.name === 'events' ? screenings(show => show.eventId !== null) : []
}

function descriptionOf(place: Place, programme: Programme, locale: Locale, say: Say): string {
  const event = eventOf(place, programme)
  const movie = movieOf(place, programme)
  const own = event ? inLocale(event.description, locale) : movie ? inLocale(movie.overview, locale) : ''
  if (own) return own.length > 158 ? `${own.slice(0, 155).trimEnd()}…` : own
  const cities = [...new Set(programme.cinemas.map(cinema => cinema.city))].join(', ')
  return say('site_description', { exhibitor: programme.exhibitor.tradeName, cities })
}
