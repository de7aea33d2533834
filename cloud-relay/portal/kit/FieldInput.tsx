import { Checkbox, MultiSelect, Select, TagsInput, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { inLocale } from '#core/i18n/locale.ts'
import { anyOf, isAlive, type Entity } from '#core/catalogue/entity.ts'
import { wordsOf } from '#core/catalogue/words-of.ts'
import { entities } from '#core/entities.ts'
import type { EntryKind } from '#core/journal/entry-fields.ts'
import { useWords } from '../words/WordsProvider.tsx'
import type { FieldProps } from './field-props.ts'
import type { FieldInput as Input, FormField } from './form-fields.ts'
import { countriesIn, timezones } from './places.ts'
import type { TypedWords } from './typed-value.ts'
import { useEntries } from './use-entries.ts'
import { useLabels } from './use-labels.ts'
import { WordsInput } from './WordsInput.tsx'

/** One field, with the input its definition asks for. */
export function FieldInput(props: FieldProps) {
  const { entity, field, typed, error, disabled, onType } = props
  const { t } = useWords()
  const { label, hint, option } = useLabels(entity.kind)
  const input: Input = field.input
  const common = {
    id: `field-${field.name}`,
    label: label(field.name),
    description: hint(field.name),
    error,
    disabled,
  }
  const text = typeof typed === 'string' ? typed : ''
  switch (input.as) {
    case 'words':
    case 'long_words':
      return (
        <WordsInput
          {...props}
          typed={typed as TypedWords}
          long={input.as === 'long_words'}
          maxLength={input.maxLength}
        />
      )
    case 'flag':
      return (
        <Checkbox
          {...common}
          checked={typed === true}
          onChange={event => onType(event.currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <Select
          {...common}
          data={input.options.map(value => ({ value, label: option(field.name, value) }))}
          placeholder={t('choose')}
          value={text || null}
          allowDeselect={field.nullable}
          clearable={field.nullable}
          onChange={value => onType(value ?? '')}
        />
      )
    case 'choices':
      return (
        <MultiSelect
          {...common}
          data={input.options.map(value => ({ value, label: option(field.name, value) }))}
          value={[...(typed as readonly string[])]}
          onChange={onType}
        />
      )
    case 'texts':
      return <TagsInput {...common} value={[...(typed as readonly string[])]} onChange={onType} />
    case 'reference':
      return <ReferenceInput {...props} kind={input.kind} several={input.several} />
    case 'country':
    case 'timezone':
      return <PlaceInput {...props} as={input.as} />
    default:
      return <PlainInput {...props} />
  }
}

/** Letters, numbers, money and days. */
function PlainInput({ entity, field, typed, error, disabled, onType }: FieldProps) {
  const { t } = useWords()
  const { label, hint, option } = useLabels(entity.kind)
  const { input } = field
  const isNumber = input.as === 'number'
  return (
    <TextInput
      id={`field-${field.name}`}
      label={label(field.name)}
      description={hint(field.name)}
      error={error}
      disabled={disabled}
      type={input.as === 'email' ? 'email' : input.as === 'day' ? 'date' : 'text'}
      inputMode={
        input.as === 'cents' || (isNumber && !input.whole) ? 'decimal' : isNumber ? 'numeric' : undefined
      }
      leftSection={input.as === 'cents' ? <span aria-hidden="true">€</span> : undefined}
      placeholder={field.nullable ? hintOfNothing(t, option, field) : undefined}
      maxLength={'maxLength' in input ? input.maxLength : undefined}
      autoComplete="off"
      value={String(typed)}
      onChange={event => onType(event.currentTarget.value)}
    />
  )
}

/** What an empty field means, where the words have a text for it. */
function hintOfNothing(
  t: ReturnType<typeof useWords>['t'],
  option: (field: string, option: string) => string,
  { name }: FormField,
): string {
  const word = option(name, 'empty')
  return word === 'empty' ? t('entry_empty') : word
}

function PlaceInput({
  entity,
  field,
  typed,
  error,
  disabled,
  onType,
  as,
}: FieldProps & { as: 'country' | 'timezone' }) {
  const { locale, t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const data = useMemo(() => (as === 'country' ? countriesIn(locale) : timezones()), [as, locale])
  return (
    <Select
      id={`field-${field.name}`}
      label={label(field.name)}
      description={hint(field.name)}
      error={error}
      disabled={disabled}
      searchable
      limit={60}
      nothingFoundMessage={t('nothing_found')}
      allowDeselect={false}
      data={data}
      value={String(typed) || null}
      onChange={value => onType(value ?? '')}
    />
  )
}

/** Another entry, chosen by its name. Archived ones are not offered, but the current choice stays readable. */
function ReferenceInput({
  entity,
  field,
  typed,
  error,
  disabled,
  onType,
  kind,
  several,
}: FieldProps & { kind: EntryKind; several: boolean }) {
  const { locale, t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const other = anyOf(entities).find(each => each.kind === kind)!
  const asked = useEntries(other as unknown as Entity<EntryKind>)
  const data = (asked.data?.entries ?? [])
    .filter(entry => isAlive(entry) || [typed].flat().includes(entry.id))
    .map(entry => ({ value: entry.id, label: inLocale(wordsOf(other.name(entry as never)), locale) }))
  const common = {
    id: `field-${field.name}`,
    label: label(field.name),
    description: hint(field.name),
    error,
    disabled,
    data,
    searchable: true,
    nothingFoundMessage: t('nothing_found'),
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
