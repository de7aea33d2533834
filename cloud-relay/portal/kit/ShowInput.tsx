import { MultiSelect, Select } from '@mantine/core'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'

/** A planned show, or several, by day, time, film and screen. What is over stays readable. */
export function ShowInput(props: FieldProps & { several: boolean }) {
  const { typed, onType, several } = props
  const { t } = useWords()
  const plain = usePlain(props)
  const chosen = several ? [...(typed as readonly string[])] : [String(typed)].filter(Boolean)
  const shows = useShows(chosen)
  const past = chosen.filter(id => !shows.some(({ value }) => value === id))
  const common = {
    ...plain,
    searchable: true,
    limit: 80,
    nothingFoundMessage: t('nothing_found'),
    data: [...past.map(value => ({ value, label: t('entry_past_show') })), ...shows],
  }
  return several ? (
    <MultiSelect
      {...common}
      {...(chosen.length ? {} : { placeholder: t('choose') })}
      value={chosen}
      onChange={onType}
    />
  ) : (
    <Select
      {...common}
      placeholder={t('choose')}
      allowDeselect={false}
      value={chosen[0] ?? null}
      onChange={value => onType(value ?? '')}
    />
  )
}

/** The shows that may be chosen, by their time; those chosen already are among them though they were cancelled. */
function useShows(chosen: readonly string[]): { value: string; label: string }[] {
  const { locale } = useWords()
  const programme = useProgramme({}).data
  return (programme?.schedules ?? [])
    .filter(({ id, cancelled }) => !cancelled || chosen.includes(id))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(show => {
      const zone = programme?.cinemas.find(({ id }) => id === show.cinemaId)?.timezone ?? 'UTC'
      const film = programme?.movies.find(({ id }) => id === show.movieId)?.title ?? ''
      const screen = programme?.screens.find(({ id }) => id === show.screenId)?.name ?? ''
      const when = `${formatDay(show.start, locale, zone)} ${formatTime(show.start, locale, zone)}`
      return { value: show.id, label: [when, film, screen].filter(Boolean).join(' · ') }
    })
}
