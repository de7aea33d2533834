import { formatPlainDay, languageName } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { versionText } from '#core/programme/version-text.ts'
import type { Genre } from '#core/programme/movie.ts'
import { Facts } from '../parts/Facts.tsx'
import { OnItsWayNotice } from '../parts/OnItsWay.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { MovieRow } from './movie-rows.ts'
import { MovieStatus } from './MovieTable.tsx'
import { PosterBlock } from './PosterBlock.tsx'

/** All data of a movie. */
export function MoviePanel({ row, onClose }: { row: MovieRow; onClose: () => void }) {
  const { locale, t } = useWords()
  const { movie, versions } = row
  const day = (iso: string) => formatPlainDay(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  const overview = inLocale(movie.overview, locale)
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
      {overview && <p>{overview}</p>}
      <Facts
        facts={[
          [t('director'), movie.directors.join(', ')],
          [t('cast'), movie.actors.join(', ')],
          [t('genres'), movie.genres.map(genre => t(genreWord(genre))).join(', ')],
          [t('countries'), movie.nations.map(nation => countryName(nation, locale)).join(', ')],
          [t('original_language'), languageName(movie.originalLanguage, locale)],
          [t('minimum_age'), ageText(movie.minimumAge, t('all_ages'), t('not_rated'))],
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
    </SidePanel>
  )
}

function genreWord(genre: Genre): `genre_${Genre}` {
  return `genre_${genre}`
}

function ageText(age: number | null, all: string, none: string): string {
  if (age === null) return none
  return age === 0 ? all : `${age}+`
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
