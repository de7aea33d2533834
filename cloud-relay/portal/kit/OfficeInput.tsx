import { Select } from '@mantine/core'
import { distributor } from '#core/rental/distributor.entity.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'
import { useEntries } from './use-entries.ts'

/** An office of a distributor, under the distributor's name. */
export function OfficeInput(props: FieldProps) {
  const { typed, onType } = props
  const { t } = useWords()
  const plain = usePlain(props)
  const distributors = useEntries(distributor).data?.entries ?? []
  const data = distributors
    .filter(({ offices }) => offices.length)
    .map(({ name, offices }) => ({
      group: name,
      items: offices.map(office => ({ value: office.id, label: office.name })),
    }))
  return (
    <Select
      {...plain}
      data={data}
      searchable
      clearable
      nothingFoundMessage={t('nothing_found')}
      placeholder={t('entry_empty')}
      value={String(typed) || null}
      onChange={value => onType(value ?? '')}
    />
  )
}
