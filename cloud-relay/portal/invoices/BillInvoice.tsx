import { Checkbox, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BillView } from '#core/billing/bill.ts'
import { formatCents } from '#core/i18n/format.ts'
import { makeInvoice } from '#core/invoicing/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { useHasModule } from '../modules/use-modules.ts'
import { Failed } from '../parts/Failed.tsx'
import { Status } from '../parts/Status.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { invoiceTones } from './invoice-text.ts'
import { useBillInvoice, useClients, useDoing } from './queries.ts'

/** The invoice of an order, or the way to one. */
export function BillInvoice({ bill }: { bill: BillView }) {
  const { t } = useWords()
  const hasModule = useHasModule()
  const notAllowed = useReason('manage_invoices')
  const [making, setMaking] = useState(false)
  const now = useBillInvoice(bill.id).data
  if (!now) return null
  if (now.invoice)
    return (
      <p className="row">
        <Link to={`/invoices?invoice=${encodeURIComponent(now.invoice.id)}`}>
          {t('invoice_numbered', { number: now.invoice.number })}
        </Link>
        <Status tone={invoiceTones[now.invoice.state]}>{t(`invoice_is_${now.invoice.state}`)}</Status>
      </p>
    )
  if (!now.possible || !hasModule('invoices')) return null
  if (!now.here) return <p className="quiet">{t(`invoice_make_${bill.source}`)}</p>
  if (making) return <Making bill={bill} otherCents={now.otherCents} onEnd={() => setMaking(false)} />
  return (
    <p>
      <Button
        size="small"
        onPress={() => setMaking(true)}
        {...(notAllowed ? { disabledReason: notAllowed } : {})}
      >
        {t('invoice_make')}
      </Button>
    </p>
  )
}

function Making({ bill, otherCents, onEnd }: { bill: BillView; otherCents: number; onEnd: () => void }) {
  const { locale, t } = useWords()
  const call = useCall()
  const [id] = useState(newId)
  const [find, setFind] = useState('')
  const [clientId, setClientId] = useState<string | null>(null)
  const [numbers, setNumbers] = useState('')
  const [note, setNote] = useState('')
  const [toPay, setToPay] = useState(otherCents > 0)
  const clients = useClients(find, true).data?.clients ?? []
  const making = useDoing(
    (client: string) =>
      call(makeInvoice, {
        body: {
          id,
          billId: bill.id,
          numbers: numbers.split(/[\s,;]+/).filter(Boolean),
          clientId: client,
          toPay,
          note,
        },
      }),
    onEnd,
  )
  return (
    <form
      className="panel-foot stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (clientId && !making.isPending) making.mutate(clientId)
      }}
    >
      <Select
        label={t('client.one')}
        description={t('invoice_client_hint')}
        searchable
        nothingFoundMessage={t('nothing_found')}
        data={clients.map(({ id: value, name, city }) => ({ value, label: `${name}, ${city}` }))}
        filter={({ options }) => options}
        value={clientId}
        onChange={setClientId}
        onSearchChange={setFind}
      />
      <Link to="/clients">{t('client.add')}</Link>
      <TextInput
        label={t('invoice_more_orders')}
        description={t('invoice_more_orders_hint')}
        value={numbers}
        onChange={event => setNumbers(event.currentTarget.value)}
      />
      <TextInput
        label={t('invoice_note')}
        maxLength={300}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      {otherCents > 0 && (
        <Checkbox
          label={t('invoice_to_pay', { sum: formatCents(otherCents, locale) })}
          checked={toPay}
          onChange={event => setToPay(event.currentTarget.checked)}
        />
      )}
      <Failed error={making.error} />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          busy={making.isPending}
          {...(clientId ? {} : { disabledReason: t('invoice_choose_client') })}
        >
          {t('invoice_make_now')}
        </Button>
        <Button onPress={onEnd}>{t('invoice_make_not')}</Button>
      </div>
    </form>
  )
}
