import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import type { ClientChoice } from '#core/invoicing/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { payOnAccount } from '../sale/pay.ts'
import { useWords } from '../words.ts'
import { ClientStep } from './ClientStep.tsx'

/** A sale on account: first whom the invoice goes to, then the one key that sells and makes it. */
export function OnAccount({
  methodId,
  dueCents,
  onBack,
}: {
  methodId: string
  dueCents: number
  onBack: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const [client, setClient] = useState<ClientChoice | null>(null)
  const [mail, setMail] = useState(true)
  if (!client)
    return (
      <div className="on-account">
        <ClientStep onChosen={setClient} onBack={onBack} />
      </div>
    )
  const hasMail = client.email !== null
  return (
    <div className="on-account">
      <h3>{words('invoice_to', { name: client.name })}</h3>
      <p className="quiet">{[client.city, client.vatNumber, client.email].filter(Boolean).join(' · ')}</p>
      {hasMail && (
        <Button size="touch" wide pressed={mail} onPress={() => setMail(!mail)}>
          {words('invoice_by_mail')}
        </Button>
      )}
      <Button
        size="huge"
        wide
        variant="primary"
        onPress={() => void payOnAccount(methodId, { clientId: client.id, mail: hasMail && mail })}
      >
        {words('account_sell', { sum: formatCents(dueCents, locale) })}
      </Button>
      <Button size="touch" wide icon="back" onPress={() => setClient(null)}>
        {words('back')}
      </Button>
    </div>
  )
}
