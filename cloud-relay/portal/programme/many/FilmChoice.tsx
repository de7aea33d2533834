import { Checkbox, Select, TagsInput } from '@mantine/core'
import { formatPlainDay } from '#core/i18n/format.ts'
import type { Programme } from '#core/planning/contract.ts'
import { useInternalTitles } from '../../movies/use-internal-titles.ts'
import { useWords } from '../../words/WordsProvider.tsx'
import { moviesToChoose, versionChoices } from '../film-choices.ts'
import { readTime } from '../read-time.ts'

/** What is planned: one version of a film, in screens, on days, at times. */
export type Chosen = {
  movieId: string | null
  versionId: string | null
  screenIds: string[]
  days: string[]
  times: string[]
}

/** As many times a day as a screen can have. */
const timesMost = 12

/** Film, version, screens, days and times of many shows. */
export function FilmChoice({
  programme,
  cinemaId,
  week,
  chosen,
  onChange,
}: {
  programme: Programme
  cinemaId: string
  week: readonly string[]
  chosen: Chosen
  onChange: (change: Partial<Chosen>) => void
}) {
  const { t, locale } = useWords()
  const titles = useInternalTitles()
  const screens = programme.screens.filter(screen => screen.cinemaId === cinemaId && !screen.deleted)
  const versions = versionChoices(programme, chosen.movieId, locale)
  return (
    <>
      <Select
        label={t('movie')}
        placeholder={t('movie_search')}
        searchable
        nothingFoundMessage={t('nothing_found')}
        data={moviesToChoose(programme, titles)}
        value={chosen.movieId}
        onChange={movieId => {
          const only = versionChoices(programme, movieId, locale)
          onChange({ movieId, versionId: only.length === 1 ? only[0]!.value : null })
        }}
      />
      <Select
        label={t('version')}
        placeholder={t('choose')}
        disabled={!chosen.movieId}
        description={chosen.movieId ? undefined : t('movie_first')}
        data={versions}
        value={chosen.versionId}
        allowDeselect={false}
        onChange={versionId => onChange({ versionId })}
      />
      <Checkbox.Group
        label={t('many_screens')}
        value={chosen.screenIds}
        onChange={screenIds => onChange({ screenIds })}
      >
        <div className="many-ticks">
          {screens.map(({ id, name }) => (
            <Checkbox key={id} size="md" value={id} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group label={t('many_days')} value={chosen.days} onChange={days => onChange({ days })}>
        <div className="many-ticks">
          {week.map(day => (
            <Checkbox
              key={day}
              size="md"
              value={day}
              label={formatPlainDay(day, locale, { weekday: 'short', day: 'numeric' })}
            />
          ))}
        </div>
      </Checkbox.Group>
      <TagsInput
        label={t('many_times')}
        description={t('many_times_hint')}
        maxTags={timesMost}
        acceptValueOnBlur
        splitChars={[',', ' ', ';']}
        value={chosen.times}
        onChange={typed => onChange({ times: [...new Set(typed.flatMap(text => readTime(text) ?? []))] })}
      />
    </>
  )
}
