import { formatPlainDay } from '#core/i18n/format.ts'
import { versionShort } from '#core/programme/version-text.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { OnItsWayMark } from '../parts/OnItsWay.tsx'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { MovieRow } from './movie-rows.ts'

/** Dense rows; the title opens the movie beside the table. */
export function MovieTable({
  rows,
  openId,
  onOpen,
}: {
  rows: MovieRow[]
  openId: string | null
  onOpen: (id: string) => void
}) {
  const { t } = useWords()
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={t('movies')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('movie')}
            </th>
            <th scope="col" className="number" data-spare>
              {t('runtime')}
            </th>
            <th scope="col" data-minor>
              {t('versions')}
            </th>
            <th scope="col" className="number">
              {t('shows_this_week')}
            </th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <MovieLine key={row.movie.id} row={row} open={row.movie.id === openId} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MovieLine({ row, open, onOpen }: { row: MovieRow; open: boolean; onOpen: (id: string) => void }) {
  const { locale, t } = useWords()
  return (
    <tr aria-current={open || undefined} data-press onClick={() => onOpen(row.movie.id)}>
      <td className="thumb">
        <Poster image={row.movie.posterUrl} alt="" sizes="64px" />
      </td>
      <td>
        <button type="button" className="row-name" onClick={() => onOpen(row.movie.id)}>
          {row.movie.title}
        </button>
        <span className="row-note">
          {[
            row.internalTitle,
            row.movie.originalTitle === row.movie.title ? '' : row.movie.originalTitle,
            row.movie.year,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </td>
      <td className="number nowrap" data-spare>
        {t('minutes', { count: row.movie.runtimeMinutes })}
      </td>
      <td data-minor>
        <ul className="chips">
          {row.versions.map(version => (
            <li key={version.id}>{versionShort(version, row.movie, locale)}</li>
          ))}
        </ul>
      </td>
      <td className="number">{row.showsThisWeek || '–'}</td>
      <td>
        <MovieStatus row={row} />
        <OnItsWayMark arrival={row.movie} at={row.awaitedAt} />
      </td>
    </tr>
  )
}

/** What a movie does this week, as a shape and a word. */
export function MovieStatus({ row }: { row: MovieRow }) {
  const { locale, t } = useWords()
  if (row.state === 'on_now') return <Status tone="ok">{t('movie_on_now')}</Status>
  if (row.state === 'planned') return <Status tone="info">{t('movie_planned')}</Status>
  if (row.state === 'archived') return <Status tone="quiet">{t('entry_archived')}</Status>
  if (row.state === 'announced')
    return (
      <Status tone="info">
        {t('movie_announced', {
          day: formatPlainDay(row.movie.showingFrom!, locale, { day: 'numeric', month: 'short' }),
        })}
      </Status>
    )
  return <Status tone="quiet">{t('movie_not_planned')}</Status>
}
