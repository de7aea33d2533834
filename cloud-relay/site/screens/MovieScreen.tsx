import { languageName } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { MovieView, ScheduleView } from '#core/planning/contract.ts'
import { genreName } from '../genre-name.ts'
import { FactLine } from '../parts/FactLine.tsx'
import { GlowingPoster } from '../parts/GlowingPoster.tsx'
import { Showtimes } from '../parts/Showtimes.tsx'
import { Day } from '../parts/times.tsx'
import { TrailerLink } from '../parts/TrailerLink.tsx'
import { dayAfter } from '../days.ts'
import { comingShows } from '../showings.ts'
import { useSite } from '../site.ts'
import { versionWords } from '../version-words.ts'

/** One film: what it is, in which versions, and every day it can be seen. */
export function MovieScreen({ slug }: { slug: string }) {
  const { t, locale, programme, now } = useSite()
  const movie = programme.movies.find(movie => movie.slug === slug)!
  const shows = comingShows(programme, now).filter(show => show.movieId === movie.id)
  const notice = movie.notice && inLocale(movie.notice, locale)
  return (
    <article className="movie">
      <div className="movie-poster">
        <GlowingPoster movie={movie} alt={t('poster_of', { title: movie.title })} priority />
      </div>
      <header className="movie-head">
        <h1 className="movie-title">{movie.title}</h1>
        {movie.originalTitle !== movie.title && (
          <p className="quiet" lang={movie.originalLanguage === 'none' ? undefined : movie.originalLanguage}>
            {movie.originalTitle}
          </p>
        )}
        <FactLine movie={movie} />
        {notice && <p className="movie-notice">{notice}</p>}
      </header>
      <section className="movie-shows" aria-labelledby="tickets">
        <h2 id="tickets" className="section-title">
          {t('tickets')}
        </h2>
        {shows.length > 0 ? (
          <ShowDays shows={shows} movie={movie} />
        ) : movie.showingFrom && movie.showingFrom > programme.today ? (
          <p className="release">
            {t('from_day')} <Day day={movie.showingFrom} />
          </p>
        ) : (
          <p className="quiet">{t('no_shows')}</p>
        )}
      </section>
      <div className="movie-about">
        <p className="movie-overview">{inLocale(movie.overview, locale)}</p>
        {movie.trailerUrl && (
          <p className="actions">
            <TrailerLink movie={movie} />
          </p>
        )}
      </div>
      <div className="movie-words">
        <Facts movie={movie} />
      </div>
    </article>
  )
}

function ShowDays({ shows, movie }: { shows: readonly ScheduleView[]; movie: MovieView }) {
  const { t, programme } = useSite()
  const days = [...new Set(shows.map(show => show.day))]
  return (
    <ul className="show-days">
      {days.map(day => (
        <li key={day} className="show-day">
          <h3 className="show-day-name">
            {day === programme.today && <b>{t('today')} </b>}
            {day === dayAfter(programme.today) && <b>{t('tomorrow')} </b>}
            <Day day={day} options={{ weekday: 'short', day: 'numeric', month: 'short' }} />
          </h3>
          <Showtimes shows={shows.filter(show => show.day === day)} title={movie.title} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ movie }: { movie: MovieView }) {
  const { t, locale, programme } = useSite()
  const versions = programme.versions.filter(version => version.movieId === movie.id && !version.deleted)
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const rows: [string, string][] = [
    [t('directors', { count: movie.directors.length }), movie.directors.join(', ')],
    [t('actors'), movie.actors.join(', ')],
    [t('genres'), movie.genres.map(genre => genreName(genre, t)).join(', ')],
    [t('nation'), movie.nations.map(code => regions.of(code) ?? code).join(', ')],
    [t('year'), String(movie.year)],
    [
      t('original_language'),
      movie.originalLanguage === 'none' ? '' : languageName(movie.originalLanguage, locale),
    ],
  ]
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      {versions.length > 0 && (
        <div>
          <dt>{t('versions')}</dt>
          {versions.map(version => (
            <dd key={version.id} suppressHydrationWarning>
              {versionWords(version, movie, locale, t)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}
