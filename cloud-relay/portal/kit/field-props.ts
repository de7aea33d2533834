import type { AnyEntity } from '#core/catalogue/entity.ts'
import type { FormField } from './form-fields.ts'
import { useLabels } from './use-labels.ts'
import type { Typed } from './typed-value.ts'

export type FieldProps = {
  entity: AnyEntity
  field: FormField
  typed: Typed
  error: string | undefined
  disabled: boolean
  onType: (typed: Typed) => void
  /** Where it stands, for a field of a row: the same field is there in every row. */
  at?: string
  /** The entry the form is for. */
  entryId: string
}

/** The id of a field's input. */
export function idOf({ field, at }: Pick<FieldProps, 'field' | 'at'>): string {
  return `field-${at ?? field.name}`
}

/** What every input of a field is given. */
export function usePlain(props: FieldProps) {
  const { label, hint } = useLabels(props.entity.kind)
  const { field, error, disabled } = props
  return {
    id: idOf(props),
    label: label(field.name),
    description: hint(field.name),
    error,
    disabled,
  }
}
