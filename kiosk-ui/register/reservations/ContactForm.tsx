import type { FormEvent, ReactNode } from 'react'
import type { Contact } from '#core/reservations/contact.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { fieldErrors } from './reservations.ts'

/**
 * Whom seats are kept for, and the key that sends it. @param asked the call it makes: what it refuses stands at its field,
 * or below them
 */
export function ContactForm({
  contact,
  asked,
  word,
  children,
  onChange,
  onSubmit,
}: {
  contact: Contact
  asked: { error: Error | null; isPending: boolean }
  word: string
  children?: ReactNode
  onChange: (contact: Contact) => void
  onSubmit: () => void
}) {
  const words = useWords()
  const errors = fieldErrors(asked.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!asked.isPending) onSubmit()
  }
  return (
    <form className="reserve-form" onSubmit={submit}>
      {children}
      <ContactFields contact={contact} errors={errors} onChange={onChange} />
      {asked.error && !Object.keys(errors).length && (
        <Notice tone="stop" announce>
          {refusalText(asked.error)}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="touch"
        busy={asked.isPending}
        disabledReason={contact.lastName.trim() ? undefined : words('reservation_needs_name')}
      >
        {word}
      </Button>
    </form>
  )
}

/** Name, telephone and mail of a guest. */
function ContactFields({
  contact,
  errors,
  onChange,
}: {
  contact: Contact
  errors: ReturnType<typeof fieldErrors>
  onChange: (contact: Contact) => void
}) {
  const words = useWords()
  const field = (name: keyof Contact, rest: { inputMode?: 'tel' | 'email'; autoFocus?: boolean } = {}) => (
    <Field
      label={words(`reservation_${name}`)}
      value={contact[name]}
      maxLength={name === 'email' ? 200 : 80}
      autoComplete="off"
      spellCheck={false}
      error={errors[`contact.${name}`]}
      {...rest}
      onChange={event => onChange({ ...contact, [name]: event.target.value })}
    />
  )
  return (
    <div className="contact-fields">
      {field('lastName', { autoFocus: true })}
      {field('firstName')}
      {field('phone', { inputMode: 'tel' })}
      {field('mobile', { inputMode: 'tel' })}
      {field('email', { inputMode: 'email' })}
    </div>
  )
}
