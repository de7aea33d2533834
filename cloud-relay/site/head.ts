import { inLocale, type Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { EventView } from '#core/programme/event.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { nothingWritten, type SiteContent } from './content.ts'
import { filterOf } from './days.ts'
import { feedPath } from './feed-path.ts'
import { attribute, jsonInHtml } from './page.ts'
import type { Place } from './place.ts'
import { questionsOf } from './question-data.ts'
import type { Say } from './say.ts'
import { sharePath } from './share-path.ts'
import { announcedShows } from './showings.ts'
import { siteLocales } from './site-locales.ts'
import { movieThing, screeningOf, theatersOf } from './structured-data.ts'
import { eventOf, movieOf, titleOf } from './title.ts'
import { pathIn } from './written-place.ts'

/** The most shows of one page to describe for search engines. */
const showsListed = 60

/** The head besides the title: description, canonical address, languages, sharing, structured data. */
export function headOf(
  place: Place,
  page: {
    programme: Programme
    content?: SiteContent
    locale: Locale
    origin: string
    rates: readonly PriceRate[]
    say: Say
    indexed: boolean
    fonts: readonly string[]
  },
): string {
  const { programme, content = nothingWritten, locale, origin, say } = page
  const named = canonicalOf(place, programme)
  const addressIn = (other: Locale) => {
    const path = pathIn(named, other, content)
    return attribute(`${origin}/${other}${path === '/' ? '' : path}`)
  }
  const description =
    (place.name === 'page' && content.page && brief(content.page.description)) ||
    descriptionOf(place, programme, locale, say)
  const movie = movieOf(place, programme)
  const tags = [
    ...page.fonts.map(
      href => `<link rel="preload" href="${attribute(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<meta name="description" content="${attribute(description)}">`,
    `<meta property="og:site_name" content="${attribute(programme.exhibitor.tradeName)}">`,
    `<meta property="og:title" content="${attribute(titleOf(place, programme, say, locale, content))}">`,
    `<meta property="og:type" content="${movie ? 'video.movie' : 'website'}">`,
    `<meta property="og:url" content="${addressIn(locale)}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
    ...pictureTags(movie, eventOf(place, programme), page),
  ]
  const offered = siteLocales(programme.exhibitor)
  if (!page.indexed) return [...tags, '<meta name="robots" content="noindex">'].join('\n')
  return [
    ...tags,
    `<link rel="canonical" href="${addressIn(locale)}">`,
    ...offered.map(other => `<link rel="alternate" hreflang="${other}" href="${addressIn(other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${addressIn(offered[0]!)}">`,
    ...feedsOf(place, page),
    ...thingsOf(place, page).map(thing => `<script type="application/ld+json">${jsonInHtml(thing)}</script>`),
  ].join('\n')
}

/** Where the whole programme is told to feed readers and calendars; on the pages that have it. */
function feedsOf({ name }: Place, { programme, locale }: Parameters<typeof headOf>[1]): string[] {
  if (name !== 'home' && name !== 'movies') return []
  const title = attribute(programme.exhibitor.tradeName)
  const feed = (type: string, path: string) =>
    `<link rel="alternate" type="${type}" title="${title}" href="${attribute(path)}">`
  return [
    feed('application/rss+xml', feedPath(locale, 'programme.rss')),
    feed('text/calendar', feedPath(locale, 'programme.ics')),
  ]
}

/** What networks show beside a link to a film or an event. */
function pictureTags(
  movie: Programme['movies'][number] | undefined,
  event: EventView | undefined,
  { programme, origin, say, locale }: Parameters<typeof headOf>[1],
): string[] {
  const card = (kind: string) => `<meta name="twitter:card" content="${kind}">`
  if (event?.posterUrl)
    return [
      card('summary'),
      `<meta property="og:image" content="${attribute(origin + event.posterUrl)}">`,
      `<meta property="og:image:alt" content="${attribute(say('poster_of', { title: eventTitle(event, locale) }))}">`,
    ]
  if (!movie) return [card('summary')]
  const path = sharePath(movie, programme.exhibitor)
  return [
    card('summary_large_image'),
    `<meta property="og:image" content="${attribute(origin + path)}">`,
    `<meta property="og:image:alt" content="${attribute(say('poster_of', { title: movie.title }))}">`,
    `<meta property="og:image:type" content="image/${path.endsWith('.png') ? 'png' : 'jpeg'}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
  ]
}

/** The one address of what several show: today's and tomorrow's lists by their names. */
function canonicalOf(place: Place, { today }: Programme): Place {
  const isDay = place.name === 'movies' && /^\d/.test(place.filter)
  return isDay ? { ...place, filter: filterOf(place.filter, today) } : place
}

function thingsOf(place: Place, page: Parameters<typeof headOf>[1]): object[] {
  const { programme, content } = page
  if (place.name === 'page') return questionsOf(content?.page?.body ?? [])
  const now = Date.parse(programme.now)
  const context = { ...page, now }
  const screenings = (wanted: (show: Programme['schedules'][number]) => boolean) =>
    announcedShows(programme, now)
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
  if (event) return screenings(show => show.eventId === event.id)
  return place.name === 'events' ? screenings(show => show.eventId !== null) : []
}

/** As much as a search result shows. */
function brief(words: string): string {
  return words.length > 158 ? `${words.slice(0, 155).trimEnd()}…` : words
}

function descriptionOf(place: Place, programme: Programme, locale: Locale, say: Say): string {
  const event = eventOf(place, programme)
  const movie = movieOf(place, programme)
  const own = event ? inLocale(event.description, locale) : movie ? inLocale(movie.overview, locale) : ''
  if (own) return brief(own)
  const cities = [...new Set(programme.cinemas.map(cinema => cinema.city))].join(', ')
  return say('site_description', { exhibitor: programme.exhibitor.tradeName, cities })
}
