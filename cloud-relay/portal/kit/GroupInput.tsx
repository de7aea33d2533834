import type { ComponentType } from 'react'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { idOf, type FieldProps } from './field-props.ts'
import type { FormField } from './form-fields.ts'
import { groupOf, type TypedGroup } from './typed-value.ts'
import { useLabels } from './use-labels.ts'

/** Inside is the input of any field, which itself knows these. */
type Inside = Omit<FieldProps, 'typed'> & {
  fields: readonly FormField[]
  Input: ComponentType<FieldProps>
}

/** Several fields that are one value, under one heading. */
export function GroupInput(props: Inside & { typed: TypedGroup }) {
  const { entity, field, typed, error, onType, fields, Input } = props
  const { label, hint } = useLabels(entity.kind)
  return (
    <fieldset className="field-group" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      {hint(field.name) && <p className="quiet">{hint(field.name)}</p>}
      {fields.map(part => (
        <Input
          {...props}
          key={part.key}
          field={part}
          at={`${props.at ?? field.name}.${part.key}`}
          error={undefined}
          typed={typed[part.key] ?? ''}
          onType={value => onType({ ...typed, [part.key]: value })}
        />
      ))}
      {error && (
        <p className="field-group-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** A list of such values, to add to and to take from. */
export function RowsInput(props: Inside & { most: number; typed: readonly TypedGroup[] }) {
  const { entity, field, typed, error, disabled, onType, fields, most, Input } = props
  const { t } = useWords()
  const { label, hint } = useLabels(entity.kind)
  const replace = (index: number, row: TypedGroup) =>
    onType(typed.map((each, at) => (at === index ? row : each)))
  const added = (): TypedGroup => {
    const hasId = fields.some(({ key }) => key === 'id')
    const empty = groupOf(fields, undefined)
    return hasId ? { ...empty, id: newId() } : empty
  }
  return (
    <fieldset className="field-group" id={idOf(props)} tabIndex={-1}>
      <legend>{label(field.name)}</legend>
      {hint(field.name) && <p className="quiet">{hint(field.name)}</p>}
      {typed.map((row, index) => (
        <div className="field-row" key={String(row['id'] ?? index)}>
          {fields.map(part => (
            <Input
              {...props}
              key={part.key}
              field={part}
              at={`${field.name}.${index}.${part.key}`}
              error={undefined}
              typed={row[part.key] ?? ''}
              onType={value => replace(index, { ...row, [part.key]: value })}
            />
          ))}
          <Button
            size="small"
            icon="cross"
            label={t('entry_row_remove', { number: index + 1 })}
            onPress={() => onType(typed.filter((_, at) => at !== index))}
            {...(disabled ? { disabledReason: t('reason_not_allowed') } : {})}
          />
        </div>
      ))}
      {!disabled && typed.length < most && (
        <Button size="small" icon="plus" onPress={() => onType([...typed, added()])}>
          {t('entry_row_add')}
        </Button>
      )}
      {error && (
        <p className="field-group-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
