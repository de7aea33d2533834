import { languageName } from '#core/i18n/format.ts'
import { displayNames } from '#core/i18n/formatters.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { MovieView } from '#core/planning/contract.ts'
import { backdropOf, positionOf } from '#core/programme/backdrop.ts'
import { SizedPicture } from '#ui/parts/SizedPicture.tsx'
import { genreName } from '../genre-name.ts'
import { FilmLinks } from '../parts/FilmLinks.tsx'
import { FactLine } from '../parts/FactLine.tsx'
import { GlowingPoster } from '../parts/GlowingPoster.tsx'
import { Overview } from '../parts/Overview.tsx'
import { useAgeText } from '../parts/Rating.tsx'
import { PartialFrom } from '../parts/PartialFrom.tsx'
import { ShowDays } from '../parts/ShowDays.tsx'
import { ShowEverything, ShowFilters } from '../parts/ShowFilters.tsx'
import { StreamingLinks } from '../parts/StreamingLinks.tsx'
import { Day } from '../parts/times.tsx'
import { TrailerLink } from '../parts/TrailerLink.tsx'
import { announcedShows } from '../showings.ts'
import { useShowFilter, wantedBy } from '../show-filter.ts'
import { useLoaded, useSite } from '../site.ts'
import { versionWords } from '../version-words.ts'

/** One film: what it is, in which versions, and every day it can be seen. */
export function MovieScreen({ slug }: { slug: string }) {
  const { t, locale, programme, now, offered } = useSite()
  const movie = programme.movies.find(movie => movie.slug === slug)!
  const wanted = wantedBy(useShowFilter(), programme, offered)
  const every = announcedShows(programme, now).filter(show => show.movieId === movie.id)
  const shows = every.filter(wanted)
  const notice = movie.notice && inLocale(movie.notice, locale)
  const tagline = movie.tagline && inLocale(movie.tagline, locale)
  const description = movie.description && inLocale(movie.description, locale)
  return (
    <>
      <Backdrop movie={movie} />
      <article className="movie">
        <div className="movie-poster">
          <GlowingPoster
            movie={movie}
            alt={t('poster_of', { title: movie.title })}
            sizes="(max-width: 48rem) clamp(112px, 34vw, 200px), 360px"
            priority
          />
        </div>
        <header className="movie-head">
          <h1 className="movie-title">{movie.title}</h1>
          {movie.originalTitle !== movie.title && (
            <p
              className="quiet"
              lang={movie.originalLanguage === 'none' ? undefined : movie.originalLanguage}
            >
              {movie.originalTitle}
            </p>
          )}
          {tagline && <p className="movie-tagline">{tagline}</p>}
          <FactLine movie={movie} />
          {notice && <p className="movie-notice">{notice}</p>}
        </header>
        <div className="movie-about">
          <Overview text={inLocale(movie.overview, locale)} />
          {movie.trailerUrl && <Trailer key={movie.id} movie={movie} />}
        </div>
        <section className="movie-shows" aria-labelledby="tickets">
          <h2 id="tickets" className="section-title">
            {t('tickets')}
          </h2>
          {every.length > 0 && <ShowFilters />}
          {every.length > 0 && shows.length === 0 ? (
            <p className="actions">
              <span>{t('no_shows_chosen')}</span> <ShowEverything />
            </p>
          ) : shows.length > 0 ? (
            <>
              <ShowDays shows={shows} title={movie.title} />
              <PartialFrom />
            </>
          ) : movie.showingFrom && movie.showingFrom > programme.today ? (
            <p className="release">
              {t('from_day')} <Day day={movie.showingFrom} />
            </p>
          ) : movie.soon ? (
            <p className="release">{t('soon')}</p>
          ) : (
            <p className="quiet">{t('no_shows')}</p>
          )}
          <StreamingLinks movie={movie} />
        </section>
        <div className="movie-words">
          {description && <p className="movie-description">{description}</p>}
          <Stills movie={movie} />
          <Facts movie={movie} />
          <FilmLinks movie={movie} />
        </div>
      </article>
    </>
  )
}

const loadPlayer = () => import('../parts/TrailerPlayer.tsx')

/** The way to the trailer: a link, and once its script is here a key where a player of ours takes it. */
function Trailer({ movie }: { movie: MovieView }) {
  const player = useLoaded(loadPlayer)
  const played = player?.playedTrailer(movie.trailerUrl ?? '')
  if (player && played) return <player.TrailerPlayer movie={movie} played={played} />
  return (
    <p className="trailer">
      <TrailerLink movie={movie} />
    </p>
  )
}

/** The picture above a film's title, cut around what matters of it. */
function Backdrop({ movie }: { movie: MovieView }) {
  const backdrop = backdropOf(movie.pictures)
  return backdrop ? (
    <div className="movie-backdrop">
      <SizedPicture
        address={`/files/${backdrop.file}`}
        alt=""
        sizes="(max-width: 80rem) 100vw, 80rem"
        widest={1600}
        style={{ objectPosition: positionOf(backdrop) }}
        priority
      />
    </div>
  ) : null
}

/** Scenes of a film, all in one shape, each with what matters of it in sight. */
function Stills({ movie }: { movie: MovieView }) {
  const { t } = useSite()
  const stills = movie.pictures.filter(({ use }) => use === 'still')
  if (!stills.length) return null
  return (
    <ul className="stills" tabIndex={0} aria-label={t('stills')}>
      {stills.map((still, at) => (
        <li key={still.id}>
          <SizedPicture
            address={`/files/${still.file}`}
            alt={t('still_of', { title: movie.title, number: at + 1 })}
            sizes="(max-width: 40rem) 74vw, 20rem"
            style={{ objectPosition: positionOf(still) }}
          />
        </li>
      ))}
    </ul>
  )
}

function Facts({ movie }: { movie: MovieView }) {
  const { t, locale, programme } = useSite()
  const versions = programme.versions.filter(version => version.movieId === movie.id && !version.deleted)
  const ageText = useAgeText()
  const regions = displayNames(locale, { type: 'region' })
  const countries = [...new Set(programme.cinemas.map(({ country }) => country))]
  const spoken = movie.spokenLanguages.filter(code => code !== 'none')
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
    [
      t('spoken_languages'),
      String(spoken) === movie.originalLanguage
        ? ''
        : spoken.map(code => languageName(code, locale)).join(', '),
    ],
    ...countries.map((country): [string, string] => [
      countries.length > 1 ? t('rating_in', { country: regions.of(country) ?? country }) : t('rating'),
      ageText(movie, country),
    ]),
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
