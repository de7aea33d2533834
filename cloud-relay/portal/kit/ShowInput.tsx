import { Select } from '@mantine/core'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'

/** A planned show, by its day, time, film and screen. One that is over stays readable. */
export function ShowInput(props: FieldProps) {
  const { typed, onType } = props
  const { locale, t } = useWords()
  const plain = usePlain(props)
  const programme = useProgramme({}).data
  const chosen = String(typed)
  const data = (programme?.schedules ?? [])
    .filter(({ id, cancelled }) => !cancelled || id === chosen)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(show => {
      const zone = programme?.cinemas.find(({ id }) => id === show.cinemaId)?.timezone ?? 'UTC'
      const film = programme?.movies.find(({ id }) => id === show.movieId)?.title ?? ''
      const screen = programme?.screens.find(({ id }) => id === show.screenId)?.name ?? ''
      const when = `${formatDay(show.start, locale, zone)} ${formatTime(show.start, locale, zone)}`
      return { value: show.id, label: [when, film, screen].filter(Boolean).join(' · ') }
    })
  const isPast = chosen && !data.some(({ value }) => value === chosen)
  return (
    <Select
      {...plain}
      searchable
      limit={80}
      placeholder={t('choose')}
      nothingFoundMessage={t('nothing_found')}
      allowDeselect={false}
      data={isPast ? [{ value: chosen, label: t('entry_past_show') }, ...data] : data}
      value={chosen || null}
      onChange={value => onType(value ?? '')}
    />
  )
}
