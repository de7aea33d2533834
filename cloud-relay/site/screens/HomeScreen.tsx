import { inLocale } from '#core/i18n/locale.ts'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { DayStrip } from '../parts/DayStrip.tsx'
import { EventCard } from '../parts/EventCard.tsx'
import { FactLine } from '../parts/FactLine.tsx'
import { GlowingPoster } from '../parts/GlowingPoster.tsx'
import { MovieRow } from '../parts/MovieRow.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import { ShowEverything, ShowFilters } from '../parts/ShowFilters.tsx'
import { TrailerLink } from '../parts/TrailerLink.tsx'
import { Day } from '../parts/times.tsx'
import { announced, announcedShows, byMovie, comingEvents } from '../showings.ts'
import { useShowFilter, wantedBy } from '../show-filter.ts'
import { useSite } from '../site.ts'

/** Tonight's shows first; then the events, then upcoming films. */
export function HomeScreen() {
  const { t, programme, now, offered } = useSite()
  const filter = useShowFilter()
  const today = announcedShows(programme, now).filter(show => show.day === programme.today)
  const groups = byMovie(today.filter(wantedBy(filter, programme, offered)), programme)
  const events = comingEvents(programme, now)
  const all = (
    <PlaceLink to={{ name: 'movies', filter: 'all', tag: null }} className="button">
      {t('view_all_shows')}
    </PlaceLink>
  )
  return (
    <>
      <section className="section today" aria-labelledby="today">
        <div className="section-head">
          <h1 id="today" className="marquee">
            {t('today')}
            <span className="marquee-day">
              <Day day={programme.today} />
            </span>
          </h1>
        </div>
        <DayStrip chosen={programme.today} />
        <ShowFilters />
        {groups.length > 0 ? (
          <>
            <div className="movie-rows">
              {groups.map((group, index) => (
                <MovieRow key={group.movie.id} group={group} withOverview priority={index < 2} />
              ))}
            </div>
            <p className="section-foot">{all}</p>
          </>
        ) : (
          <EmptyState
            icon="film"
            title={t(today.length > 0 ? 'no_shows_chosen' : 'no_shows_today')}
            action={today.length > 0 ? <ShowEverything /> : all}
          />
        )}
      </section>
      <SiteText at="home" />
      {events.length > 0 && (
        <section className="section" aria-labelledby="events">
          <h2 id="events" className="section-title">
            {t('events')}
          </h2>
          <ul className="event-cards">
            {events.map(coming => (
              <li key={coming.event.id}>
                <EventCard coming={coming} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Soon />
    </>
  )
}

/** The next upcoming film, large. */
function Soon() {
  const { t, locale, programme } = useSite()
  const movie = announced(programme)[0]
  if (!movie) return null
  return (
    <section className="section soon" aria-labelledby="soon">
      <div className="soon-poster">
        <GlowingPoster movie={movie} sizes="(max-width: 40rem) 58vw, 300px" />
      </div>
      <div className="soon-words">
        <p className="eyebrow">
          {t('soon')}
          {movie.showingFrom && (
            <>
              {' '}
              · <Day day={movie.showingFrom} />
            </>
          )}
        </p>
        <h2 id="soon" className="soon-title">
          {movie.title}
        </h2>
        <FactLine movie={movie} />
        <p className="soon-overview">{inLocale(movie.overview, locale)}</p>
        <p className="actions">
          <PlaceLink to={{ name: 'movies.view', slug: movie.slug }} className="button">
            {t('more_info')}
            <span className="visually-hidden">: {movie.title}</span>
          </PlaceLink>
          <TrailerLink movie={movie} />
          <PlaceLink to={{ name: 'movies', filter: 'soon', tag: null }} className="button">
            {t('all_soon')}
          </PlaceLink>
        </p>
      </div>
    </section>
  )
}
