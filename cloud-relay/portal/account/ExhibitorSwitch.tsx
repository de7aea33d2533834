import { Select } from '@mantine/core'
import { useWords } from '../words/WordsProvider.tsx'
import { useJoined, useMove } from './use-joined.ts'

/** Moves to the portal of another exhibitor; nothing for who works for one. */
export function ExhibitorSwitch() {
  const { t } = useWords()
  const asked = useJoined()
  const moving = useMove()
  const there = asked.data?.exhibitors.filter(({ open }) => open) ?? []
  if (!there.length) return null
  return (
    <Select
      aria-label={t('joined_switch')}
      placeholder={t('joined_switch')}
      data={there.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      disabled={moving.isPending}
      error={moving.error?.message}
      onChange={id => id && moving.mutate(id)}
    />
  )
}
