import { inLocale } from '#core/i18n/locale.ts'
import type { Programme, ScheduleView } from '#core/planning/contract.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { useSite } from '../site.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { FullDate, Time } from './times.tsx'

/** An event: its poster, when, and what is special about it. */
export function EventCard({
  event,
  show,
  heading: Heading = 'h2',
}: {
  event: Programme['events'][number]
  show: ScheduleView
  heading?: 'h2' | 'h3'
}) {
  const { locale, programme } = useSite()
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const cinema = programme.cinemas.find(cinema => cinema.id === show.cinemaId)!
  return (
    <PlaceLink to={{ name: 'events.view', slug: event.slug }} className="event-card">
      {movie && (
        <div className="event-card-poster">
          <Poster image={movie.posterUrl} alt="" />
        </div>
      )}
      <div className="event-card-words">
        <p className="eyebrow">
          <FullDate iso={show.start} zone={cinema.timezone} />
          {'\u00a0· '}
          <Time iso={show.start} zone={cinema.timezone} />
        </p>
        <Heading className="event-card-title">{event.title}</Heading>
        <p className="quiet">{inLocale(event.description, locale)}</p>
      </div>
    </PlaceLink>
  )
}
