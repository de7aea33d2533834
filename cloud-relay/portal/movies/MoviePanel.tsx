import { formatPlainDay, languageName } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { versionText } from '#core/programme/version-text.ts'
import type { AnyEntity } from '#core/catalogue/entity.ts'
import type { Genre } from '#core/programme/movie.ts'
import { movie as movieEntity } from '#core/programme/movie.entity.ts'
import { EntryDetails } from '../kit/EntryPanel.tsx'
import { Facts } from '../parts/Facts.tsx'
import { OnItsWayNotice } from '../parts/OnItsWay.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { FilmRun } from './FilmRun.tsx'
import { MergeFilm } from './MergeFilm.tsx'
import type { MovieRow } from './movie-rows.ts'
import { MovieStatus } from './MovieTable.tsx'
import { PosterBlock } from './PosterBlock.tsx'
import { useAgeWords } from './use-age-words.ts'
import { VersionForms } from './VersionForms.tsx'

/** A movie beside the list: what it does this week, its poster, its form with its versions, or only its data. */
export function MoviePanel({ row, onClose }: { row: MovieRow; onClose: () => void }) {
  const { t } = useWords()
  const notAllowed = useReason('manage_programme')
  const { movie } = row
  return (
    <SidePanel
      title={movie.title}
      lead={
        movie.originalTitle === movie.title ? String(movie.year) : `${movie.originalTitle}, ${movie.year}`
      }
      onClose={onClose}
    >
      <div className="movie-now">
        <MovieStatus row={row} />
        <span className="quiet">{t('shows_in_week', { count: row.showsThisWeek })}</span>
        <span className="quiet">{t('minutes', { count: movie.runtimeMinutes })}</span>
      </div>
      <OnItsWayNotice arrival={movie} at={row.awaitedAt} />
      <PosterBlock movie={movie} />
      {notAllowed ? (
        <MovieFacts row={row} />
      ) : (
        <EntryDetails
          entity={movieEntity as unknown as AnyEntity}
          id={movie.id}
          beside={() => (
            <>
              <VersionForms row={row} />
              <FilmRun movieId={movie.id} />
              <MergeFilm movieId={movie.id} onGone={onClose} />
            </>
          )}
          onClose={onClose}
          onMade={() => undefined}
        />
      )}
    </SidePanel>
  )
}

/** All data of a movie, for who only reads it. */
function MovieFacts({ row: { movie, versions } }: { row: MovieRow }) {
  const { locale, t } = useWords()
  const ageOf = useAgeWords().say
  const day = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const overview = inLocale(movie.overview, locale)
  return (
    <>
      {overview && <p>{overview}</p>}
      <Facts
        facts={[
          [t('director'), movie.directors.join(', ')],
          [t('cast'), movie.actors.join(', ')],
          [t('genres'), movie.genres.map(genre => t(genreWord(genre))).join(', ')],
          [t('countries'), movie.nations.map(nation => countryName(nation, locale)).join(', ')],
          [t('original_language'), languageName(movie.originalLanguage, locale)],
          [t('minimum_age'), ageOf(movie.minimumAge)],
          [t('whenMirrored'), day(movie.releasedAt)],
          [t('showing_from'), movie.showingFrom && day(movie.showingFrom)],
          [t('notice'), movie.notice && inLocale(movie.notice, locale)],
        ]}
      />
      <div>
        <h3 className="panel-title">{t('versions')}</h3>
        <ul className="plain">
          {versions.map(version => (
            <li key={version.id}>{versionText(version, movie, locale)}</li>
          ))}
        </ul>
        {versions.length === 0 && <p className="quiet">{t('no_versions')}</p>}
      </div>
    </>
  )
}

function genreWord(genre: Genre): `genre_${Genre}` {
  return `genre_${genre}`
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
