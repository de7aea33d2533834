import { useState, type FormEvent } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import type { ClientChoice } from '#core/invoicing/contract.ts'
import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { newId } from '#ui/new-id.ts'
import { useChoice } from '../../box/choice.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'
import { ClientStep } from './ClientStep.tsx'
import { billInvoiceQuery, invoiceOf } from './invoices.ts'

/** An invoice of a paid receipt: whom it is for, then how it reaches them. */
export function InvoiceStep({
  now,
  onDone,
  onBack,
}: {
  now: BillNow
  onDone: (message: string) => void
  onBack: () => void
}) {
  const [client, setClient] = useState<ClientChoice | null>(null)
  if (client) return <Ready now={now} client={client} onDone={onDone} onBack={() => setClient(null)} />
  return <ClientStep onChosen={setClient} onBack={onBack} />
}

/** The client is chosen: what is left to say, and the invoice itself. */
function Ready({
  now,
  client,
  onDone,
  onBack,
}: {
  now: BillNow
  client: ClientChoice
  onDone: (message: string) => void
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  // One id until it is made, so that a press that is sent again makes no second one.
  const [id] = useState(newId)
  const otherCents = useQuery(billInvoiceQuery(now.bill.id)).data?.otherCents ?? 0
  const [mail, setMail] = useState(client.email !== null)
  const [toPay, setToPay] = useState(true)
  const making = useMutation({
    mutationFn: () =>
      invoiceOf({ id, billId: now.bill.id, clientId: client.id, mail, toPay: toPay && otherCents > 0 }),
    onSuccess: ({ number }) => onDone(words(mail ? 'invoice_made_mail' : 'invoice_made', { number })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!making.isPending) making.mutate()
  }
  return (
    <form className="reserve-form" onSubmit={submit}>
      <h3>{words('invoice_to', { name: client.name })}</h3>
      <p className="quiet">{[client.city, client.vatNumber, client.email].filter(Boolean).join(' · ')}</p>
      {client.email !== null && (
        <Button size="touch" wide pressed={mail} onPress={() => setMail(!mail)}>
          {words('invoice_by_mail')}
        </Button>
      )}
      {otherCents > 0 && (
        <Button size="touch" wide pressed={toPay} onPress={() => setToPay(!toPay)}>
          {words('invoice_to_pay', { sum: formatCents(otherCents, locale) })}
        </Button>
      )}
      {making.error && (
        <Notice tone="stop" announce>
          {refusalText(making.error)}
        </Notice>
      )}
      <div className="bill-actions">
        <Button type="submit" variant="primary" size="touch" busy={making.isPending}>
          {words('invoice_make_now')}
        </Button>
        <Button size="touch" icon="back" onPress={onBack}>
          {words('back')}
        </Button>
      </div>
    </form>
  )
}
