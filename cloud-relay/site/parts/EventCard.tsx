import { inLocale } from '#core/i18n/locale.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { lookOf } from '../event-look.ts'
import type { ComingEvent } from '../showings.ts'
import { useSite } from '../site.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { FullDate, Time } from './times.tsx'

/** An event: its poster, when it is next, and what is special about it. */
export function EventCard({
  coming: { event, show, more },
  heading: Heading = 'h2',
}: {
  coming: ComingEvent
  heading?: 'h2' | 'h3'
}) {
  const { t, locale, programme } = useSite()
  const movie = programme.movies.find(movie => movie.id === show.movieId)
  const cinema = programme.cinemas.find(cinema => cinema.id === show.cinemaId)!
  const poster = event.posterUrl ?? movie?.posterUrl
  const look = lookOf(event)
  return (
    <PlaceLink to={{ name: 'events.view', slug: event.slug }} className="event-card" look={look?.name}>
      {poster && (
        <div className="event-card-poster">
          <Poster image={poster} alt="" sizes="clamp(92px, 24vw, 132px)" />
        </div>
      )}
      <div className="event-card-words">
        {look && <p className="event-look">{t(look.word)}</p>}
        <p className="eyebrow">
          <FullDate iso={show.start} zone={cinema.timezone} />
          {'\u00a0· '}
          <Time iso={show.start} zone={cinema.timezone} />
          {more > 0 && ` ${t('event_more', { count: more })}`}
        </p>
        <Heading className="event-card-title">{eventTitle(event, locale)}</Heading>
        <p className="quiet">{inLocale(event.description, locale)}</p>
      </div>
    </PlaceLink>
  )
}
