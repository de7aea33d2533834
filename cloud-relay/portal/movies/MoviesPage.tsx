import { SegmentedControl, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Programme } from '#core/planning/contract.ts'
import { addDays } from '#core/programme/day.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useProgramme } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { isListed, movieFilters, movieRows, type MovieFilter } from './movie-rows.ts'
import { MoviePanel } from './MoviePanel.tsx'
import { MovieTable } from './MovieTable.tsx'
import { NewMovie } from './NewMovie.tsx'
import { useInternalTitles } from './use-internal-titles.ts'

/** Every movie the exhibitor knows, with what it does this week. */
export function MoviesPage() {
  const { t } = useWords()
  const today = useProgramme({})
  const from = today.data ? addDays(today.data.today, -6) : undefined
  const asked = useProgramme(from ? { from } : {})
  if (asked.data) return <Movies programme={asked.data} />
  return (
    <Page title={t('movies')}>
      <Waiting asked={asked} skeleton={<Skeleton height="480px" />} />
    </Page>
  )
}

function Movies({ programme }: { programme: Programme }) {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const [text, setText] = useState('')
  const [adding, setAdding] = useState(false)
  const notAllowed = useReason('manage_programme')
  const wanted = useDeferredValue(text)
  const titles = useInternalTitles()
  const [filter, setFilter] = useState<MovieFilter>('all')
  const found = useMemo(() => movieRows(programme, wanted, titles), [programme, wanted, titles])
  const all = useMemo(() => movieRows(programme, '', titles), [programme, titles])
  const rows = found.filter(row => isListed(row, filter))
  const open = all.find(row => row.movie.id === address.get('movie'))
  const show = (id: string | null) =>
    setAddress(id ? { movie: id } : {}, { replace: true, preventScrollReset: true })
  const running = all.filter(row => row.state === 'on_now').length
  const count = (wanted: MovieFilter) => all.filter(row => isListed(row, wanted)).length
  return (
    <Page
      title={t('movies')}
      lead={t('movies_lead', { movies: t('movies_count', { count: count('all') }), running })}
      actions={
        <>
          <TextInput
            aria-label={t('movie_search')}
            placeholder={t('movie_search')}
            leftSection={<Icon name="search" />}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <Button
            icon="plus"
            {...(notAllowed ? { disabledReason: notAllowed } : {})}
            onPress={() => setAdding(true)}
          >
            {t('movie_add')}
          </Button>
        </>
      }
    >
      <SegmentedControl
        className="movie-filter"
        aria-label={t('movie_filter')}
        data={movieFilters.map(value => ({
          value,
          label: t(`movie_filter_${value}`, { count: count(value) }),
        }))}
        value={filter}
        onChange={value => setFilter(value as MovieFilter)}
      />
      <div className="board-layout">
        {rows.length ? (
          <MovieTable rows={rows} openId={open?.movie.id ?? null} onOpen={show} />
        ) : (
          <EmptyState icon="film" title={text || filter !== 'all' ? t('nothing_found') : t('no_movies')} />
        )}
        {adding && (
          <SidePanel title={t('movie_add')} lead={t('setup_film_why')} onClose={() => setAdding(false)}>
            <NewMovie
              onMade={id => {
                setAdding(false)
                show(id)
              }}
            />
          </SidePanel>
        )}
        {open && !adding && <MoviePanel key={open.movie.id} row={open} onClose={() => show(null)} />}
      </div>
    </Page>
  )
}
