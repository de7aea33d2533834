import { Select } from '@mantine/core'
import type { Programme } from '#core/planning/contract.ts'
import { useWords } from '../words/WordsProvider.tsx'

/**
 * Which cinema a list shows, or all of them; nothing where there is one.
 *
 * @param chosen empty for all
 * @param isOne what it is for is of one cinema only
 */
export function CinemaFilter({
  cinemas,
  chosen,
  onChoose,
  isOne = false,
}: {
  cinemas: Programme['cinemas']
  chosen: string
  onChoose: (id: string) => void
  isOne?: boolean
}) {
  const { t } = useWords()
  if (cinemas.length < 2) return null
  return (
    <Select
      aria-label={t('cinema')}
      data={[
        ...(isOne ? [] : [{ value: '', label: t('cash_all_cinemas') }]),
        ...cinemas.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen}
      allowDeselect={false}
      onChange={next => onChoose(next ?? '')}
    />
  )
}
