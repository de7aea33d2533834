import { TextInput } from '@mantine/core'
import { usePlain, type FieldProps } from './field-props.ts'

/** A day and a time there, typed or chosen. */
export function MomentInput(props: FieldProps) {
  const { typed, onType } = props
  return (
    <TextInput
      {...usePlain(props)}
      type="datetime-local"
      value={String(typed)}
      onChange={event => onType(event.currentTarget.value.slice(0, 16))}
    />
  )
}
