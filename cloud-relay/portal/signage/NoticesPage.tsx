import { isoIn } from '#core/programme/day.ts'
import { signageNotice } from '#core/signage/notice.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What all walls say at once. */
export function NoticesPage() {
  const { t } = useWords()
  const cinemas = useEntries(cinema).data?.entries ?? []
  const zone = cinemas[0]?.timezone ?? 'UTC'
  const isOver = (until: string | null) => until !== null && until <= isoIn(Date.now(), zone).slice(0, 16)
  const columns: Column<'signage_notice'>[] = [
    {
      head: 'signage_notice.urgent',
      cell: ({ urgent }) => urgent && <Status tone="warn">{t('signage_notice.urgent')}</Status>,
      by: ({ urgent }) => (urgent ? 0 : 1),
    },
    {
      head: 'signage_notice.cinemaId',
      cell: ({ cinemaId }) =>
        cinemas.find(({ id }) => id === cinemaId)?.name ?? t('signage_notice.cinemaId.empty'),
      isMinor: true,
    },
    {
      head: 'signage_notice.until',
      cell: ({ until }) =>
        isOver(until)
          ? t('signage_notice.over')
          : (until?.replace('T', ' ') ?? t('signage_notice.until.empty')),
      by: ({ until }) => until ?? '~',
    },
  ]
  return <ListPage entity={signageNotice} icon="device" columns={columns} />
}
