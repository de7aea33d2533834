import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { screen } from '#core/venue/screen.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useEntries } from '../kit/use-entries.ts'

const PlanEditor = lazy(async () => ({ default: (await import('./editor/PlanEditor.tsx')).PlanEditor }))

/** The halls of all cinemas, or the seat plan of one. */
export function ScreensPage() {
  const [query] = useSearchParams()
  const screenId = query.get('plan')
  if (!screenId) return <ScreenList />
  return (
    <Suspense fallback={<Skeleton height="30rem" />}>
      <PlanEditor key={screenId} screenId={screenId} />
    </Suspense>
  )
}

function ScreenList() {
  const cinemas = useEntries(cinema).data?.entries ?? []
  const cinemaOf = (id: string) => cinemas.find(each => each.id === id)?.name ?? ''
  const columns: Column<'screen'>[] = [
    {
      head: 'screen.cinemaId',
      cell: ({ cinemaId }) => cinemaOf(cinemaId),
      by: ({ cinemaId }) => cinemaOf(cinemaId),
    },
    { head: 'screen.shortName', cell: ({ shortName }) => shortName, by: ({ shortName }) => shortName },
    {
      head: 'screen.preShowMinutes',
      cell: ({ preShowMinutes }) => preShowMinutes,
      by: ({ preShowMinutes }) => preShowMinutes,
      isNumber: true,
      isMinor: true,
    },
    {
      head: 'screen.cleaningMinutes',
      cell: ({ cleaningMinutes }) => cleaningMinutes,
      by: ({ cleaningMinutes }) => cleaningMinutes,
      isNumber: true,
      isMinor: true,
    },
  ]
  return <ListPage entity={screen} icon="seat" columns={columns} beside={({ id }) => <DrawPlan id={id} />} />
}

function DrawPlan({ id }: { id: string }) {
  const { t } = useWords()
  return (
    <div className="row">
      <Link className="button" to={`/screens?plan=${id}`}>
        {t('plan_open')}
      </Link>
      <Link className="button" to={`/programme?hall=${id}`}>
        {t('block_open')}
      </Link>
    </div>
  )
}
