import { useState, type FormEvent } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ClientChoice } from '#core/invoicing/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { newId } from '#ui/new-id.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { fieldErrors } from '../reservations/reservations.ts'
import { useWords } from '../words.ts'
import { keepClient } from './invoices.ts'

const empty = { address: '', zip: '', city: '', vatNumber: '', email: '' }

/** A client nobody knows here yet: what an invoice must say of them, and where it is mailed. */
export function ClientForm({
  name: typed,
  onKept,
  onBack,
}: {
  name: string
  onKept: (client: ClientChoice) => void
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const home = useQuery(programmeQuery).data?.cinemas[0]?.country ?? ''
  const [id] = useState(newId)
  const [given, setGiven] = useState({ ...empty, name: typed, country: null as string | null })
  const country = (given.country ?? home).toUpperCase()
  const keeping = useMutation({
    mutationFn: () => keepClient({ ...given, id, country, email: given.email.trim() || null, locale }),
    onSuccess: onKept,
  })
  const errors = fieldErrors(keeping.error)
  const isWhole = [given.name, given.address, given.zip, given.city, country].every(text => text.trim())
  const field = (what: keyof typeof given, most: number, mode?: 'email') => (
    <Field
      label={words(`client_${what}`)}
      value={what === 'country' ? country : (given[what] ?? '')}
      maxLength={most}
      autoComplete="off"
      spellCheck={false}
      error={errors[what]}
      autoFocus={what === 'name'}
      {...(mode ? { inputMode: mode } : {})}
      onChange={event => setGiven({ ...given, [what]: event.target.value })}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !keeping.isPending) keeping.mutate()
  }
  return (
    <form className="reserve-form" onSubmit={submit} noValidate>
      <h3>{words('invoice_new_client')}</h3>
      <div className="contact-fields">
        {field('name', 120)}
        {field('address', 200)}
        {field('zip', 20)}
        {field('city', 80)}
        {field('country', 2)}
        {field('vatNumber', 30)}
        {field('email', 200, 'email')}
      </div>
      {keeping.error && !Object.keys(errors).length && (
        <Notice tone="stop" announce>
          {refusalText(keeping.error)}
        </Notice>
      )}
      <div className="bill-actions">
        <Button
          type="submit"
          variant="primary"
          size="touch"
          busy={keeping.isPending}
          disabledReason={isWhole ? undefined : words('invoice_needs_address')}
        >
          {words('invoice_keep_client')}
        </Button>
        <Button size="touch" icon="back" onPress={onBack}>
          {words('back')}
        </Button>
      </div>
    </form>
  )
}
