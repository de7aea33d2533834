import { inLocale } from '#core/i18n/locale.ts'
import type { MovieView, ScheduleView } from '#core/planning/contract.ts'
import type { EventView } from '#core/programme/event.ts'
import { showsOfEvent } from '#core/programme/event-shows.ts'
import { eventTitle } from '#core/programme/event-title.ts'
import { ContentBlocks } from '#ui/parts/ContentBlocks.tsx'
import { lookOf } from '../event-look.ts'
import { FactLine } from '../parts/FactLine.tsx'
import { GlowingPoster } from '../parts/GlowingPoster.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { SaleNotice } from '../parts/SaleNotice.tsx'
import { ScreenAccess } from '../parts/ScreenAccess.tsx'
import { ShowDays } from '../parts/ShowDays.tsx'
import { SiteLink } from '../parts/SiteLink.tsx'
import { FullDate, Time } from '../parts/times.tsx'
import { byMovie, saleOf, showsOnPage } from '../showings.ts'
import { useSite } from '../site.ts'
import { versionWords } from '../version-words.ts'

/** One special evening, or several: what it is, when and where, its tickets, and what is written about it. */
export function EventScreen({ slug }: { slug: string }) {
  const { t, locale, programme, content, now } = useSite()
  const event = programme.events.find(event => event.slug === slug)!
  const shows = showsOnPage(event, programme, now)
  const films = byMovie(shows, programme)
  const title = eventTitle(event, locale)
  const poster = event.posterUrl ?? films[0]?.movie.posterUrl
  const look = lookOf(event)
  return (
    <article className="movie event" data-accent={look ? '' : undefined} data-look={look?.name}>
      {poster && (
        <div className="movie-poster">
          <GlowingPoster
            movie={{ posterUrl: poster }}
            alt={t('poster_of', { title: event.posterUrl ? title : films[0]!.movie.title })}
            sizes="(max-width: 48rem) clamp(112px, 34vw, 200px), 360px"
            priority
          />
        </div>
      )}
      <header className="movie-head">
        <p className="eyebrow">{t('event')}</p>
        <h1 className="movie-title">{title}</h1>
        {look && <p className="event-look">{t(look.word)}</p>}
      </header>
      <div className="movie-about">
        <p className="movie-overview">{inLocale(event.description, locale)}</p>
      </div>
      {shows[0] &&
        (showsOfEvent(event).length > 1 ? (
          <Dates shows={shows} />
        ) : (
          <DateBox {...{ event, show: shows[0] }} />
        ))}
      <div className="movie-words">
        {content.event.length > 0 && (
          <div className="event-text">
            <ContentBlocks body={content.event} Link={SiteLink} />
          </div>
        )}
        {films.map(({ movie, shows }) => (
          <Film key={movie.id} movie={movie} shows={shows} />
        ))}
      </div>
    </article>
  )
}

/** Its only show. */
function DateBox({ event, show }: { event: EventView; show: ScheduleView }) {
  const { t, programme, now } = useSite()
  const cinema = programme.cinemas.find(cinema => cinema.id === show.cinemaId)!
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const sale = saleOf(show, programme, now)
  return (
    <section className="movie-shows date-box" aria-labelledby="when">
      <h2 id="when" className="visually-hidden">
        {t('tickets')}
      </h2>
      <p className="date-box-clock display">
        <Time iso={show.start} zone={cinema.timezone} />
      </p>
      <p>
        <FullDate iso={show.start} zone={cinema.timezone} />
        <br />
        {cinema.name}
        {screen && `, ${screen.name}`}
      </p>
      {screen && <ScreenAccess screen={screen} />}
      {sale === 'open' ? (
        <PlaceLink to={{ name: 'buy.events', eventId: event.id }} className="button button-lead">
          {t('buy_tickets')}
        </PlaceLink>
      ) : (
        <SaleNotice show={show} sale={sale} />
      )}
    </section>
  )
}

/** Several shows by their date, each with its own tickets. */
function Dates({ shows }: { shows: readonly ScheduleView[] }) {
  const { t, programme } = useSite()
  const [film, other] = byMovie(shows, programme)
  return (
    <section className="movie-shows" aria-labelledby="when">
      <h2 id="when" className="section-title">
        {t('tickets')}
      </h2>
      {film && !other ? <ShowDays shows={shows} title={film.movie.title} /> : <ShowDays shows={shows} />}
    </section>
  )
}

/** What is shown at it; the version, where all its shows have one. */
function Film({ movie, shows }: { movie: MovieView; shows: readonly ScheduleView[] }) {
  const { t, locale, programme } = useSite()
  const [versionId, other] = new Set(shows.map(show => show.versionId))
  const version = other ? undefined : programme.versions.find(version => version.id === versionId)
  return (
    <section className="event-film">
      <h2 className="section-title">
        <PlaceLink to={{ name: 'movies.view', slug: movie.slug }}>{movie.title}</PlaceLink>
      </h2>
      <FactLine movie={movie} />
      {version && (
        <p className="quiet" suppressHydrationWarning>
          {versionWords(version, movie, locale, t)}
        </p>
      )}
      <p>{inLocale(movie.overview, locale)}</p>
    </section>
  )
}
