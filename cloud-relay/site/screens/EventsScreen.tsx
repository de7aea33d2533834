import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { EventCard } from '../parts/EventCard.tsx'
import { SiteText } from '../parts/SiteText.tsx'
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
      <SiteText at="events-list" />
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
          {events.map(coming => (
            <li key={coming.event.id}>
              <EventCard coming={coming} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
