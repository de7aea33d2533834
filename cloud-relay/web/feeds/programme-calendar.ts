import { calendarOf } from '../../documents/calendar.ts'
import { feedWords } from './feed-words.ts'
import { showsTold, type Told } from './shows-told.ts'

/** The shows to come as a calendar to subscribe to; one that was moved or cancelled is so in every copy of it. */
export function programmeCalendar(told: Told): string {
  const words = feedWords[told.locale]
  const entries = showsTold(told).map(({ show, movie, cinema, screen, version, url }) => ({
    id: `${show.id}@${new URL(told.origin).hostname}`,
    madeMs: Date.parse(told.programme.now),
    startMs: Date.parse(show.start),
    endMs: Date.parse(show.end),
    title: show.cancelled ? `${movie.title} (${words.cancelled})` : movie.title,
    place: `${cinema.name}, ${cinema.address1}, ${cinema.zip} ${cinema.city}`,
    point: [cinema.lat, cinema.lng] as const,
    words: [screen, version].filter(Boolean).join('\n'),
    url,
    cancelled: show.cancelled,
  }))
  return calendarOf(entries, `${nameOf(told)} · ${words.programme}`)
}

/** The cinema of a feed, or the exhibitor. */
export function nameOf({ programme, cinemaId }: Told): string {
  return programme.cinemas.find(({ id }) => id === cinemaId)?.name ?? programme.exhibitor.tradeName
}
