import { formatPlainDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { MovieView, Programme, ScheduleView } from '#core/planning/contract.ts'
import { versionShort, versionText } from '#core/programme/version-text.ts'
import { pathOf } from '../../site/place.ts'
import { announcedShows, saleOf } from '../../site/showings.ts'

/** What feeds tell of one exhibitor's programme, or of one of its cinemas. */
export type FeedSource = {
  programme: Programme
  /** Scheme and host of the website. */
  origin: string
  locale: Locale
  /** Of one cinema alone; null for all of them. */
  cinemaId: string | null
}

/** One show to come, as it is listed outside of the website. */
export type ListedShow = {
  show: ScheduleView
  movie: MovieView
  cinema: Programme['cinemas'][number]
  screen: string
  version: string
  /** As short as a showtime on the website has it: `OV · fr/nl`. */
  short: string
  /** As the language writes it. */
  time: string
  /** Where its tickets are bought, or its film's page while they are not sold there. */
  url: string
  /** Whether tickets are sold on the website now. */
  isSold: boolean
}

/** As many shows as a feed tells of. */
const showsMost = 1000

/** The shows to come, earliest first, cancelled ones in their place. */
export function listedShows({ programme, origin, locale, cinemaId }: FeedSource): ListedShow[] {
  const now = Date.parse(programme.now)
  const movies = new Map(programme.movies.map(movie => [movie.id, movie]))
  return announcedShows(programme, now)
    .filter(show => cinemaId === null || show.cinemaId === cinemaId)
    .slice(0, showsMost)
    .flatMap(show => {
      const movie = movies.get(show.movieId)
      const cinema = programme.cinemas.find(({ id }) => id === show.cinemaId)
      const version = programme.versions.find(({ id }) => id === show.versionId)
      if (!movie || !cinema) return []
      const isSold = saleOf(show, programme, now) === 'open'
      const place = isSold
        ? ({ name: 'buy.tickets', scheduleId: show.id } as const)
        : ({ name: 'movies.view', slug: movie.slug } as const)
      return [
        {
          show,
          movie,
          cinema,
          screen: programme.screens.find(({ id }) => id === show.screenId)?.name ?? '',
          version: version ? versionText(version, movie, locale) : '',
          short: version ? versionShort(version, movie, locale) : '',
          time: formatTime(show.start, locale, cinema.timezone),
          url: `${origin}/${locale}${pathOf(place)}`,
          isSold,
        },
      ]
    })
}

/** `Friday 27 November`, of a day YYYY-MM-DD. */
export function dayName(day: string, locale: Locale): string {
  const name = formatPlainDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return name.charAt(0).toUpperCase() + name.slice(1)
}
