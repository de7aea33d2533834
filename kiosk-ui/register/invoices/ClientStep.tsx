import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ClientChoice } from '#core/invoicing/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { ClientForm } from './ClientForm.tsx'
import { clientsQuery } from './invoices.ts'

/** Whom an invoice is for: found by a part of the name, or somebody new. */
export function ClientStep({
  onChosen,
  onBack,
}: {
  onChosen: (client: ClientChoice) => void
  onBack: () => void
}) {
  const words = useWords()
  const [find, setFind] = useState('')
  const [isNew, setNew] = useState(false)
  const found = useQuery(clientsQuery(find.trim()))
  if (isNew) return <ClientForm name={find} onKept={onChosen} onBack={() => setNew(false)} />
  const clients = found.data?.clients ?? []
  return (
    <section className="reservations-body" aria-label={words('invoice_for')}>
      <Field
        label={words('invoice_for')}
        hint={words('invoice_find')}
        value={find}
        autoFocus
        autoComplete="off"
        maxLength={100}
        onChange={event => setFind(event.target.value)}
      />
      {found.error && (
        <Notice tone="stop" announce>
          {refusalText(found.error)}
        </Notice>
      )}
      {clients.map(each => (
        <Button key={each.id} size="touch" wide onPress={() => onChosen(each)}>
          {[each.name, each.contact, each.city].filter(Boolean).join(' · ')}
        </Button>
      ))}
      {found.data && !clients.length && <p className="quiet">{words('invoice_no_client')}</p>}
      <div className="bill-actions">
        <Button size="touch" variant="primary" onPress={() => setNew(true)}>
          {words('invoice_new_client')}
        </Button>
        <Button size="touch" icon="back" onPress={onBack}>
          {words('back')}
        </Button>
      </div>
    </section>
  )
}
