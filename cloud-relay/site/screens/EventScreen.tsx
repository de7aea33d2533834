import { inLocale } from '#core/i18n/locale.ts'
import { FactLine } from '../parts/FactLine.tsx'
import { GlowingPoster } from '../parts/GlowingPoster.tsx'
import { PlaceLink } from '../parts/PlaceLink.tsx'
import { SaleNotice } from '../parts/SaleNotice.tsx'
import { FullDate, Time } from '../parts/times.tsx'
import { saleOf } from '../showings.ts'
import { useSite } from '../site.ts'
import { versionWords } from '../version-words.ts'

/** One special evening: what it is, when and where, and its tickets. */
export function EventScreen({ slug }: { slug: string }) {
  const { t, locale, programme, now } = useSite()
  const event = programme.events.find(event => event.slug === slug)!
  const show = programme.schedules.find(show => show.id === event.scheduleId)
  const movie = programme.movies.find(movie => movie.id === show?.movieId)
  const version = programme.versions.find(version => version.id === show?.versionId)
  const cinema = programme.cinemas.find(cinema => cinema.id === show?.cinemaId)
  const screen = programme.screens.find(screen => screen.id === show?.screenId)
  const sale = show && saleOf(show, programme, now)
  return (
    <article className="movie">
      {movie && (
        <div className="movie-poster">
          <GlowingPoster movie={movie} alt={t('poster_of', { title: movie.title })} priority />
        </div>
      )}
      <header className="movie-head">
        <p className="eyebrow">{t('event')}</p>
        <h1 className="movie-title">{event.title}</h1>
      </header>
      <div className="movie-about">
        <p className="movie-overview">{inLocale(event.description, locale)}</p>
      </div>
      {show && cinema && (
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
          {sale === 'open' ? (
            <PlaceLink to={{ name: 'buy.events', eventId: event.id }} className="button button-lead">
              {t('buy_tickets')}
            </PlaceLink>
          ) : (
            <SaleNotice sale={sale!} />
          )}
        </section>
      )}
      {movie && (
        <div className="movie-words">
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
        </div>
      )}
    </article>
  )
}
