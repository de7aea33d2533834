import { calendarOf } from '../../documents/calendar.ts'
import { feedWords } from './feed-words.ts'
import { listedShows, type FeedSource } from './listed-shows.ts'

/** The shows to come as a calendar to subscribe to; one that was moved or cancelled is so in every copy of it. */
export function programmeCalendar(source: FeedSource): string {
  const words = feedWords[source.locale]
  const entries = listedShows(source).map(({ show, movie, cinema, screen, version, url }) => ({
    id: `${show.id}@${new URL(source.origin).hostname}`,
    madeMs: Date.parse(source.programme.now),
    startMs: Date.parse(show.start),
    endMs: Date.parse(show.end),
    title: show.cancelled ? `${movie.title} (${words.cancelled})` : movie.title,
    place: `${cinema.name}, ${cinema.address1}, ${cinema.zip} ${cinema.city}`,
    point: [cinema.lat, cinema.lng] as const,
    words: [screen, version].filter(Boolean).join('\n'),
    url,
    cancelled: show.cancelled,
  }))
  return calendarOf(entries, `${nameOf(source)} · ${words.programme}`)
}

/** The cinema of a feed, or the exhibitor. */
export function nameOf({ programme, cinemaId }: FeedSource): string {
  return programme.cinemas.find(({ id }) => id === cinemaId)?.name ?? programme.exhibitor.tradeName
}
