import { formatPlainDay } from '#core/i18n/format.ts'
import { versionShort } from '#core/programme/version-text.ts'
import { Poster } from '#ui/parts/Poster.tsx'
import { ListTable } from '../parts/ListTable.tsx'
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
  const { locale, t } = useWords()
  return (
    <ListTable
      label={t('movies')}
      name={{ name: t('movie') }}
      heads={[
        { name: t('runtime'), isNumber: true, isSpare: true },
        { name: t('versions'), isMinor: true },
        { name: t('shows_this_week'), isNumber: true },
        { name: t('status'), isClear: true },
      ]}
      rows={rows.map(row => ({
        id: row.movie.id,
        name: row.movie.title,
        note: otherTitles(row),
        picture: <Poster image={row.movie.posterUrl} alt="" sizes="64px" />,
        cells: [
          <span key="runtime" className="nowrap">
            {t('minutes', { count: row.movie.runtimeMinutes })}
          </span>,
          <ul key="versions" className="chips">
            {row.versions.map(version => (
              <li key={version.id}>{versionShort(version, row.movie, locale)}</li>
            ))}
          </ul>,
          row.showsThisWeek || '–',
          <span key="status">
            <MovieStatus row={row} />
            <OnItsWayMark arrival={row.movie} at={row.awaitedAt} />
          </span>,
        ],
      }))}
      openId={openId}
      onOpen={onOpen}
    />
  )
}

const otherTitles = ({ movie, internalTitle }: MovieRow) =>
  [internalTitle, movie.originalTitle === movie.title ? '' : movie.originalTitle, movie.year]
    .filter(Boolean)
    .join(', ')

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
