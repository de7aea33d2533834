import { Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import type { Programme } from '#core/planning/contract.ts'
import { weekTemplate } from '#core/planning/week-template.entity.ts'
import type { WeekTemplateFields } from '#core/planning/week-template.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { useCall } from '../../server/ServerProvider.tsx'
import { useInternalTitles } from '../../movies/use-internal-titles.ts'
import { useWords } from '../../words/WordsProvider.tsx'
import { moviesToChoose, versionChoices } from '../film-choices.ts'

export type Template = WeekTemplateFields & { id: string }

/** Which films take the place of those a saved week has, by their versions; null leaves their shows out. */
export type Instead = Readonly<Record<string, string | null>>

/** A saved week, chosen by its name, and which films run in it this time. */
export function SavedWeek({
  programme,
  templates,
  chosen,
  instead,
  onChoose,
  onInstead,
}: {
  programme: Programme
  templates: readonly Template[]
  chosen: Template | undefined
  instead: Instead
  onChoose: (id: string | null) => void
  onInstead: (instead: Instead) => void
}) {
  const { t } = useWords()
  if (!templates.length) return <Notice tone="info">{t('week_saved_none')}</Notice>
  return (
    <>
      <Select
        label={t('week_saved')}
        placeholder={t('choose')}
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id ?? null}
        allowDeselect={false}
        onChange={onChoose}
      />
      {chosen && (
        <>
          <p className="quiet">{t('week_saved_films')}</p>
          {[...new Set(chosen.shows.map(({ versionId }) => versionId))].map(versionId => (
            <FilmInstead
              key={versionId}
              {...{ programme, versionId, instead, onInstead }}
              count={chosen.shows.filter(show => show.versionId === versionId).length}
            />
          ))}
          <Forget key={chosen.id} id={chosen.id} onForgotten={() => onChoose(null)} />
        </>
      )}
    </>
  )
}

const out = 'none'

/** One film of the saved week: which version runs in its place, the saved one unless somebody says otherwise. */
function FilmInstead({
  programme,
  versionId,
  count,
  instead,
  onInstead,
}: {
  programme: Programme
  versionId: string
  count: number
  instead: Instead
  onInstead: (instead: Instead) => void
}) {
  const { t, locale } = useWords()
  const titles = useInternalTitles()
  const movies = moviesToChoose(programme, titles)
  const choices = movies.flatMap(movie =>
    versionChoices(programme, movie.value, locale).map(({ value, label }) => ({
      value,
      label: `${movie.label} · ${label}`,
    })),
  )
  const saved = programme.versions.find(({ id }) => id === versionId)
  const title = programme.movies.find(({ id }) => id === saved?.movieId)?.title ?? t('week_saved_film_gone')
  const now = versionId in instead ? instead[versionId] : versionId
  return (
    <Select
      label={`${title} · ${t('shows', { count })}`}
      searchable
      nothingFoundMessage={t('nothing_found')}
      placeholder={t('week_saved_film_gone')}
      data={[{ value: out, label: t('week_saved_leave') }, ...choices]}
      value={now === null ? out : (now ?? null)}
      allowDeselect={false}
      onChange={value => value && onInstead({ ...instead, [versionId]: value === out ? null : value })}
    />
  )
}

/** Deletes a saved week once it was asked about; what was planned by it stays. */
function Forget({ id, onForgotten }: { id: string; onForgotten: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [asking, setAsking] = useState(false)
  const forgetting = useMutation({
    mutationFn: () => call(entryCalls(weekTemplate).remove, { params: { id } }),
    onSuccess: async () => {
      onForgotten()
      await memory.invalidateQueries({ queryKey: ['entries', 'week_template'] })
    },
  })
  return (
    <div className="row">
      {asking ? (
        <>
          <span>{t('week_saved_forget_really')}</span>
          <Button size="small" onPress={() => setAsking(false)}>
            {t('entry_keep')}
          </Button>
          <Button
            size="small"
            variant="danger"
            busy={forgetting.isPending}
            onPress={() => forgetting.mutate()}
          >
            {t('entry_delete_now')}
          </Button>
        </>
      ) : (
        <Button size="small" onPress={() => setAsking(true)}>
          {t('week_saved_forget')}
        </Button>
      )}
      <Failed error={forgetting.error} />
    </div>
  )
}
