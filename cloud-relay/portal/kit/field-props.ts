import type { AnyEntity } from '#core/catalogue/entity.ts'
import type { FormField } from './form-fields.ts'
import type { Typed } from './typed-value.ts'

export type FieldProps = {
  entity: AnyEntity
  field: FormField
  typed: Typed
  error: string | undefined
  disabled: boolean
  onType: (typed: Typed) => void
}
