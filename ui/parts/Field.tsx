import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** The attributes that tie an input, select or textarea to its label, hint and error. */
export type FieldWiring = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A label, its control, a hint and an error, tied together for screen readers. Without children it is a text input that
 * takes every input attribute; `children` draws another control with the attributes it is given.
 */
export function Field({
  label,
  hint,
  error,
  required,
  optionalWord,
  children,
  ...input
}: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Printed after the label of a field that may stay empty, such as "optional". */
  optionalWord?: string
  children?: (wiring: FieldWiring) => ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'required'>) {
  const ownId = useId()
  const id = input.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const wiring: FieldWiring = {
    id,
    required,
    'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optionalWord && <span className="field-optional"> {optionalWord}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children ? children(wiring) : <input {...input} {...wiring} className="input" />}
      <div aria-live="polite">
        {error && (
          <p className="field-error" id={errorId}>
            <Icon name="warning" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
