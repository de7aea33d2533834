import type { Locale } from '../../i18n/locale.ts'
import type { MovieView, Programme, ScheduleView } from '../../planning/contract.ts'
import { ageIn } from '../../programme/age-rating.ts'
import { versionText } from '../../programme/version-text.ts'

type Cinema = Programme['cinemas'][number]
type Version = Programme['versions'][number]

/** A show with all that a file about the programme says of it. */
export type FiledShow = {
  schedule: ScheduleView
  cinema: Cinema
  screen: string
  movie: MovieView
  version: Version
  /** The version in words, such as “French, with subtitles: Dutch”. */
  versionText: string
  /** The age it is rated for in the cinema's country; null while it is not. */
  age: number | null
  /** The event it is, by its title for guests. */
  event: string | null
}

/**
 * The shows of a programme that go ahead, by cinema, film, version and start; those of one cinema where it is named.
 *
 * @param cinemaId undefined or null: of all cinemas
 */
export function filedShows(
  programme: Programme,
  locale: Locale,
  cinemaId: string | null | undefined,
): FiledShow[] {
  const byId = <E extends { id: string }>(entries: readonly E[]) =>
    new Map(entries.map(entry => [entry.id, entry]))
  const [cinemas, screens] = [byId(programme.cinemas), byId(programme.screens)]
  const [movies, versions] = [byId(programme.movies), byId(programme.versions)]
  const events = byId(programme.events)
  const shows = programme.schedules.flatMap(schedule => {
    const [cinema, movie] = [cinemas.get(schedule.cinemaId), movies.get(schedule.movieId)]
    const version = versions.get(schedule.versionId)
    if (schedule.cancelled || !cinema || !movie || !version) return []
    if (cinemaId && cinema.id !== cinemaId) return []
    const event = schedule.eventId ? events.get(schedule.eventId) : undefined
    return {
      schedule,
      cinema,
      screen: screens.get(schedule.screenId)?.name ?? '',
      movie,
      version,
      versionText: versionText(version, movie, locale),
      age: ageIn(movie, cinema.country),
      event: event ? (event.publicTitle?.[locale] ?? event.publicTitle?.en ?? event.title) : null,
    }
  })
  const key = ({ cinema, movie, version, schedule }: FiledShow) =>
    [cinema.name, cinema.id, movie.title, movie.id, version.id, schedule.start, schedule.id].join('\u0000')
  return shows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
