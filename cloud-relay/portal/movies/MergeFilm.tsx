import { Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mergeMovies } from '#core/planning/merge-contract.ts'
import { movie } from '#core/programme/movie.entity.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** A film that was entered twice, as it happens where two people plan: one of both, with all their shows. */
export function MergeFilm({ movieId, onGone }: { movieId: string; onGone: () => void }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  const [into, setInto] = useState<string | null>(null)
  const films = useEntries(movie).data?.entries ?? []
  const merging = useMutation({
    mutationFn: () => call(mergeMovies, { params: { id: movieId }, body: { into: into ?? '' } }),
    async onSuccess() {
      onGone()
      await memory.invalidateQueries({ predicate: query => query.queryKey[0] !== 'session' })
    },
  })
  const off = notAllowed ?? (into ? undefined : t('merge_first'))
  return (
    <details>
      <summary>{t('merge')}</summary>
      <div className="stack">
        <p className="quiet">{t('merge_lead')}</p>
        <Select
          label={t('merge_into')}
          placeholder={t('choose')}
          searchable
          limit={60}
          nothingFoundMessage={t('nothing_found')}
          data={films
            .filter(({ id }) => id !== movieId)
            .map(({ id, title, year }) => ({ value: id, label: `${title} (${year})` }))
            .toSorted((a, b) => a.label.localeCompare(b.label, locale))}
          value={into}
          onChange={setInto}
        />
        <div className="row">
          <Button
            variant="danger"
            size="small"
            busy={merging.isPending}
            onPress={() => merging.mutate()}
            {...(off ? { disabledReason: off } : {})}
          >
            {t('merge_do')}
          </Button>
        </div>
        <Failed error={merging.error} />
      </div>
    </details>
  )
}
