import { Checkbox, Select, TextInput } from '@mantine/core'
import type { Programme } from '#core/planning/contract.ts'
import { versionText } from '#core/programme/version-text.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { ProgrammeScreen } from './board.ts'
import type { Draft } from './draft.ts'
import type { PlanField } from './plan-errors.ts'
import { useInternalTitles } from '../movies/use-internal-titles.ts'
import { moviesToChoose, versionsOf } from './film-choices.ts'
import { readTime } from './read-time.ts'

/** Film, version, screen, day and time. Choosing a film that has one version chooses that too. */
export function PlanFields({
  draft,
  programme,
  screens,
  errors,
  onChange,
}: {
  draft: Draft
  programme: Programme
  screens: ProgrammeScreen[]
  errors: Partial<Record<PlanField, string>>
  onChange: (change: Partial<Draft>) => void
}) {
  const { t } = useWords()
  const screen = screens.find(each => each.id === draft.screenId)
  return (
    <>
      {!draft.announced && (
        <FilmFields draft={draft} programme={programme} errors={errors} onChange={onChange} />
      )}
      <Select
        label={t('screen')}
        placeholder={t('choose')}
        data={screens.map(each => ({
          value: each.id,
          label: `${each.name} · ${t('seats', { count: each.capacity })}`,
        }))}
        value={draft.screenId}
        error={errors.screen}
        allowDeselect={false}
        onChange={screenId => onChange({ screenId })}
      />
      {!draft.announced && (
        <Checkbox
          label={t('free_seating')}
          description={t('free_seating_words')}
          checked={draft.freeSeating || screen?.freeSeating === true}
          disabled={screen?.freeSeating === true}
          onChange={event => onChange({ freeSeating: event.currentTarget.checked })}
        />
      )}
      <DayAndTime draft={draft} today={programme.today} errors={errors} onChange={onChange} />
    </>
  )
}

/** The film, and the way it is shown. */
function FilmFields({
  draft,
  programme,
  errors,
  onChange,
}: {
  draft: Draft
  programme: Programme
  errors: Partial<Record<PlanField, string>>
  onChange: (change: Partial<Draft>) => void
}) {
  const { locale, t } = useWords()
  const movie = programme.movies.find(each => each.id === draft.movieId)
  const versions = versionsOf(programme, draft.movieId)
  return (
    <>
      <Select
        label={t('movie')}
        placeholder={t('movie_search')}
        searchable
        nothingFoundMessage={t('nothing_found')}
        data={moviesToChoose(programme, useInternalTitles())}
        value={draft.movieId}
        onChange={movieId => {
          const only = versionsOf(programme, movieId)
          onChange({ movieId, versionId: only.length === 1 ? only[0]!.id : null })
        }}
      />
      <Select
        label={t('version')}
        placeholder={t('choose')}
        disabled={!movie}
        description={movie ? undefined : t('movie_first')}
        data={
          movie ? versions.map(each => ({ value: each.id, label: versionText(each, movie, locale) })) : []
        }
        value={draft.versionId}
        error={errors.version}
        allowDeselect={false}
        onChange={versionId => onChange({ versionId })}
      />
    </>
  )
}

/** The business day and the wall time of a show. */
export function DayAndTime({
  draft,
  today,
  errors,
  onChange,
}: {
  draft: Draft
  today: string
  errors: Partial<Record<PlanField, string>>
  onChange: (change: Partial<Draft>) => void
}) {
  const { t } = useWords()
  return (
    <div className="two">
      <TextInput
        label={t('day')}
        type="date"
        min={today}
        value={draft.day}
        error={errors.day}
        onChange={event => event.currentTarget.value && onChange({ day: event.currentTarget.value })}
      />
      <TextInput
        label={t('time')}
        placeholder="20:15"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={draft.time}
        error={errors.time}
        onChange={event => onChange({ time: event.currentTarget.value })}
        onBlur={() => {
          const time = readTime(draft.time)
          if (time && time !== draft.time) onChange({ time })
        }}
      />
    </div>
  )
}
