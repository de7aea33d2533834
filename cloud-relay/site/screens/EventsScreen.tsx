import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { EventCard } from '../parts/EventCard.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { comingEvents } from '../showings.ts'
import { useSite } from '../site.ts'

/** The special evenings to come. */
export function EventsScreen() {
  const { t, programme, now } = useSite()
  const events = comingEvents(programme, now)
  return (
    <section className="section" aria-labelledby="events">
      <div className="section-head">
        <h1 id="events" className="marquee">
          {t('events')}
        </h1>
      </div>
      {events.length === 0 ? (
        <EmptyState
          icon="star"
          title={t('no_events')}
          action={
            <PlaceLink to={{ name: 'movies', filter: 'all', tag: null }} className="button">
              {t('view_all_shows')}
            </PlaceLink>
          }
        />
      ) : (
        <ul className="event-cards">
          {events.map(({ event, show }) => (
            <li key={event.id}>
              <EventCard event={event} show={show} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
