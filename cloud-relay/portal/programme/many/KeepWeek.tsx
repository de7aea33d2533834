import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import { weekTemplate } from '#core/planning/week-template.entity.ts'
import type { SavedShow } from '#core/planning/week-template.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { useCall } from '../../server/ServerProvider.tsx'
import { useWords } from '../../words/WordsProvider.tsx'

/** Keeps a week that was planned well under a name, to be planned again when it is wanted. */
export function KeepWeek({ cinemaId, shows }: { cinemaId: string; shows: readonly SavedShow[] }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [id, setId] = useState(newId)
  const [name, setName] = useState('')
  const keeping = useMutation({
    mutationFn: () =>
      call(entryCalls(weekTemplate).create, {
        params: { id },
        body: { cinemaId, name: name.trim(), shows: [...shows] },
      }),
    onSuccess: async () => {
      setId(newId())
      setName('')
      await memory.invalidateQueries({ queryKey: ['entries', 'week_template'] })
    },
  })
  const off = shows.length ? (name.trim() ? undefined : t('week_keep_name_first')) : t('many_nothing_before')
  return (
    <form
      className="row week-keep"
      onSubmit={event => {
        event.preventDefault()
        if (!off) keeping.mutate()
      }}
    >
      <TextInput
        label={t('week_keep_name')}
        description={t('week_keep_hint')}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Button type="submit" size="small" busy={keeping.isPending} {...(off ? { disabledReason: off } : {})}>
        {t('week_keep')}
      </Button>
      {keeping.isSuccess && !name && (
        <span className="quiet" role="status">
          {t('week_kept')}
        </span>
      )}
      <Failed error={keeping.error} />
    </form>
  )
}
