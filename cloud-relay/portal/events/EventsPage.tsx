import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { event } from '#core/programme/event.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** Special evenings and their shows. */
export function EventsPage() {
  const { t } = useWords()
  const programme = useProgramme({}).data
  const showOf = (id: string) => programme?.schedules.find(each => each.id === id)
  const when = (id: string, locale: Locale) => {
    const show = showOf(id)
    if (!show) return t('entry_past_show')
    const zone = programme?.cinemas.find(each => each.id === show.cinemaId)?.timezone ?? 'UTC'
    return `${formatDay(show.start, locale, zone)} ${formatTime(show.start, locale, zone)}`
  }
  const columns: Column<'event'>[] = [
    {
      head: 'event.scheduleId',
      cell: ({ scheduleId }, locale) => when(scheduleId, locale),
      by: ({ scheduleId }) => showOf(scheduleId)?.start ?? '',
    },
    { head: 'event.theme', cell: ({ theme }) => t(`event.theme.${theme}`), isMinor: true },
    { head: 'event.slug', cell: ({ slug }) => slug, by: ({ slug }) => slug, isMinor: true },
  ]
  return <ListPage entity={event} icon="calendar" columns={columns} />
}
