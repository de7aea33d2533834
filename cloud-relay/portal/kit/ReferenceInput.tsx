import { MultiSelect, Select } from '@mantine/core'
import { inLocale } from '#core/i18n/locale.ts'
import { anyOf, freshOf, isAlive, type AnyEntry, type Entity } from '#core/catalogue/entity.ts'
import { wordsOf } from '#core/catalogue/words-of.ts'
import { entities } from '#core/entities.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'
import { useEntries } from './use-entries.ts'
import { useLabels } from './use-labels.ts'

/** Another entry, chosen by its name. Archived ones are not offered, but the current choice stays readable. */
export function ReferenceInput(props: FieldProps & { kind: EntryKind; several: boolean }) {
  const { entity, field, typed, onType, kind, several } = props
  const { locale, t } = useWords()
  const { option } = useLabels(entity.kind)
  const plain = usePlain(props)
  const other = anyOf(entities).find(each => each.kind === kind)!
  const asked = useEntries(other as unknown as Entity<EntryKind>)
  const made = (asked.data?.entries ?? []) as readonly AnyEntry[]
  const builtIn = Object.keys(other.edit?.builtIn ?? {})
    .filter(id => !made.some(entry => entry.id === id))
    .map(id => ({ ...freshOf(other, id), id }) as AnyEntry)
  const data = [...builtIn, ...made]
    .filter(entry => isAlive(entry) || [typed].flat().includes(entry.id))
    .map(entry => ({ value: entry.id, label: inLocale(wordsOf(other.name(entry)), locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale, { numeric: true }))
  const nothing = option(field.name, 'empty')
  const isEmpty = typed === '' || (Array.isArray(typed) && !typed.length)
  const common = {
    ...plain,
    data,
    searchable: true,
    nothingFoundMessage: t('nothing_found'),
    ...(isEmpty ? { placeholder: nothing === 'empty' ? t('choose') : nothing } : {}),
  }
  return several ? (
    <MultiSelect {...common} value={[...(typed as readonly string[])]} onChange={onType} />
  ) : (
    <Select
      {...common}
      value={String(typed) || null}
      allowDeselect={field.nullable}
      onChange={value => onType(value ?? '')}
    />
  )
}
