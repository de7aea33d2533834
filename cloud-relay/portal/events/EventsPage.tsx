import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { event } from '#core/content/events/event.entity.ts'
import { showsOfEvent } from '#core/programme/event-shows.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

/** Special evenings and their shows. */
export function EventsPage() {
  const { t } = useWords()
  const programme = useProgramme({}).data
  /** The programme begins today and is in the order of time. */
  const nextOf = (ids: readonly string[]) => programme?.schedules.find(({ id }) => ids.includes(id))
  const when = (ids: readonly string[], locale: Locale) => {
    const show = nextOf(ids)
    const count = ids.length > 1 ? t('entry_shows', { count: ids.length }) : ''
    if (!show) return count || t('entry_past_show')
    const zone = programme?.cinemas.find(each => each.id === show.cinemaId)?.timezone ?? 'UTC'
    const next = `${formatDay(show.start, locale, zone)} ${formatTime(show.start, locale, zone)}`
    return [next, count].filter(Boolean).join(' · ')
  }
  const columns: Column<'event'>[] = [
    {
      head: 'event.scheduleId',
      cell: (event, locale) => when(showsOfEvent(event), locale),
      by: event => nextOf(showsOfEvent(event))?.start ?? '',
    },
    { head: 'event.theme', cell: ({ theme }) => t(`event.theme.${theme}`), isMinor: true },
    { head: 'event.slug', cell: ({ slug }) => slug, by: ({ slug }) => slug, isMinor: true },
  ]
  return <ListPage entity={event} icon="calendar" columns={columns} />
}
