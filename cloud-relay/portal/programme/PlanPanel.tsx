import { Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { createSchedule, type Programme, type ScheduleView } from '#core/programme/contract.ts'
import { versionText } from '#core/programme/version-text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Board } from './board.ts'
import type { Draft, Preview } from './draft.ts'
import { PlanPreview } from './PlanPreview.tsx'
import { readTime } from './read-time.ts'

type Field = 'version' | 'screen' | 'day' | 'time'

/** Plans one show. The board draws it while it is chosen; the server has the last word, at the field it concerns. */
export function PlanPanel({
  draft,
  preview,
  programme,
  board,
  zone,
  onChange,
  onClose,
  onPlanned,
}: {
  draft: Draft
  preview: Preview | null
  programme: Programme
  board: Board
  zone: string
  onChange: (change: Partial<Draft>) => void
  onClose: () => void
  onPlanned: (schedule: ScheduleView) => void
}) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const planning = useMutation({
    mutationFn: () =>
      call(createSchedule, {
        body: {
          id: draft.id,
          versionId: draft.versionId!,
          screenId: draft.screenId!,
          day: draft.day,
          time: readTime(draft.time)!,
        },
      }),
    onSuccess: async answer => {
      await memory.invalidateQueries({ queryKey: ['programme'] })
      onPlanned(answer.schedule)
    },
  })
  const movie = programme.movies.find(each => each.id === draft.movieId)
  const versions = programme.versions.filter(each => each.movieId === draft.movieId && !each.deleted)
  const missing = !draft.versionId || !draft.screenId || !preview
  const off = missing
    ? t('plan_incomplete')
    : preview.past
      ? t('plan_past')
      : preview.clashing.length
        ? t('plan_clash')
        : undefined
  const errors = errorsOf(planning.error)
  const change = (next: Partial<Draft>) => {
    planning.reset()
    onChange(next)
  }

  return (
    <SidePanel title={t('add_show')} lead={t('add_show_lead')} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!off && !planning.isPending) planning.mutate()
        }}
      >
        <Select
          label={t('movie')}
          placeholder={t('movie_search')}
          searchable
          nothingFoundMessage={t('nothing_found')}
          data={moviesToChoose(programme)}
          value={draft.movieId}
          onChange={movieId => change({ movieId, versionId: onlyVersion(programme, movieId) })}
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
          onChange={versionId => change({ versionId })}
        />
        <Select
          label={t('screen')}
          placeholder={t('choose')}
          data={board.screens.map(each => ({
            value: each.id,
            label: `${each.name} · ${t('seats', { count: each.capacity })}`,
          }))}
          value={draft.screenId}
          error={errors.screen}
          allowDeselect={false}
          onChange={screenId => change({ screenId })}
        />
        <div className="two">
          <TextInput
            label={t('day')}
            type="date"
            min={programme.today}
            value={draft.day}
            error={errors.day}
            onChange={event => event.currentTarget.value && change({ day: event.currentTarget.value })}
          />
          <TextInput
            label={t('time')}
            placeholder="20:15"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={draft.time}
            error={errors.time}
            onChange={event => change({ time: event.currentTarget.value })}
            onBlur={() => {
              const time = readTime(draft.time)
              if (time && time !== draft.time) change({ time })
            }}
          />
        </div>
        <PlanPreview draft={draft} preview={preview} zone={zone} />
        {planning.isError && !Object.keys(errors).length && (
          <Notice tone="stop" announce>
            {sentenceOf(planning.error, t('unreachable'))}
          </Notice>
        )}
        <div className="panel-foot row">
          <Button
            type="submit"
            variant="primary"
            busy={planning.isPending}
            {...(off ? { disabledReason: off } : {})}
          >
            {t('add_show')}
          </Button>
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}

function moviesToChoose(programme: Programme) {
  return programme.movies
    .filter(movie => programme.versions.some(version => version.movieId === movie.id && !version.deleted))
    .map(movie => ({ value: movie.id, label: `${movie.title} (${movie.year})` }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

function onlyVersion(programme: Programme, movieId: string | null): string | null {
  const versions = programme.versions.filter(each => each.movieId === movieId && !each.deleted)
  return versions.length === 1 ? versions[0]!.id : null
}

/** At which field a refusal is shown. What concerns none stands above the button. */
function errorsOf(error: unknown): Partial<Record<Field, string>> {
  if (!(error instanceof CallRefused)) return {}
  const fields: Record<string, Field> = { versionId: 'version', screenId: 'screen', day: 'day', time: 'time' }
  const codes: Record<string, Field> = {
    version_unknown: 'version',
    screen_unknown: 'screen',
    screen_occupied: 'time',
    schedule_started: 'time',
  }
  const byCode = codes[error.code]
  if (byCode) return { [byCode]: error.message }
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, sentences]) =>
      fields[path] && sentences[0] ? [[fields[path], sentences[0]]] : [],
    ),
  )
}
