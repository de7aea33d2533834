import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatCents, formatPlainDay } from '#core/i18n/format.ts'
import { makeCreditNote, noteInvoicePayment, type InvoiceInFull } from '#core/invoicing/contract.ts'
import { mailInvoice, readCreditPdf, readInvoicePdf } from '#core/invoicing/paper-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { Status } from '../parts/Status.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { invoiceTones } from './invoice-text.ts'
import { useDoing, useInvoice } from './queries.ts'

/** One invoice: whom it is for, what is on it, its paper, and what may be done with it. */
export function InvoicePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { locale, t } = useWords()
  const asked = useInvoice(id)
  const invoice = asked.data
  return (
    <SidePanel
      title={invoice?.clientName ?? t('invoice')}
      lead={invoice && t('invoice_numbered', { number: invoice.number })}
      onClose={onClose}
    >
      {!invoice ? (
        <Waiting asked={asked} skeleton={<Skeleton height="240px" />} />
      ) : (
        <>
          <Status tone={invoiceTones[invoice.state]}>{t(`invoice_is_${invoice.state}`)}</Status>
          {invoice.refundedSinceCents > 0 && !invoice.creditNumber && (
            <Notice tone="warn">
              {t('invoice_refunded_since', { sum: formatCents(invoice.refundedSinceCents, locale) })}
            </Notice>
          )}
          <About invoice={invoice} />
          <Papers invoice={invoice} />
          <Payment invoice={invoice} />
          <Credit invoice={invoice} />
        </>
      )}
    </SidePanel>
  )
}

function About({ invoice }: { invoice: InvoiceInFull }) {
  const { locale, t } = useWords()
  const { client } = invoice
  const dayOf = (day: string | null) =>
    day && formatPlainDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Facts
      facts={[
        [t('invoice_day'), dayOf(invoice.day)],
        [t('total'), formatCents(invoice.totalCents, locale)],
        [t('invoice_still_due'), invoice.dueCents ? formatCents(invoice.dueCents, locale) : null],
        [t('invoice_due_day'), dayOf(invoice.dueDay)],
        [t('invoice_orders'), invoice.bills.map(({ number }) => number).join(', ')],
        [
          t('invoice_address'),
          [client.contact, client.address, `${client.zip} ${client.city}`, client.country]
            .filter(Boolean)
            .join(', '),
        ],
        [t('client.vatNumber'), client.vatNumber],
        [t('email'), client.email],
        [t('invoice_note'), invoice.note],
        [t('employee'), invoice.employeeName],
        [t('invoice_sent_day'), dayOf(invoice.sentAt?.slice(0, 10) ?? null)],
        [t('invoice_paid_day'), dayOf(invoice.paidDay)],
        [t('invoice_paid_how'), invoice.paidDay && invoice.paidBy],
        [t('invoice_credit_note'), invoice.creditNumber],
        [t('invoice_credit_day'), dayOf(invoice.creditDay)],
        [t('invoice_credit_reason'), invoice.creditReason],
      ]}
    />
  )
}

/** The PDFs, and the mail with them: the portal on the internet makes and sends them. */
function Papers({ invoice }: { invoice: InvoiceInFull }) {
  const { t } = useWords()
  const call = useCall()
  const atRelay = useSide().data?.node === 'relay'
  const notAllowed = useReason('manage_invoices')
  const mailing = useDoing(() => call(mailInvoice, { params: { id: invoice.id }, body: {} }))
  const link = (path: string, words: string) => (
    <a
      className="button"
      data-size="small"
      href={path.replace(':id', encodeURIComponent(invoice.id))}
      target="_blank"
      rel="noreferrer"
    >
      {words}
    </a>
  )
  if (!atRelay) return <p className="quiet">{t('invoice_paper_online')}</p>
  const off = notAllowed ?? (invoice.client.email ? undefined : t('invoice_no_email'))
  return (
    <section className="stack" aria-label={t('invoice_paper')}>
      <div className="row">
        {link(readInvoicePdf.path, t('invoice_open'))}
        {invoice.creditNumber && link(readCreditPdf.path, t('invoice_credit_open'))}
        <Button
          size="small"
          busy={mailing.isPending}
          onPress={() => mailing.mutate(undefined)}
          {...(off ? { disabledReason: off } : {})}
        >
          {t('invoice_mail')}
        </Button>
      </div>
      <Failed error={mailing.error} />
      {mailing.data && (
        <Notice tone="info" announce>
          {t('invoice_mailing', { to: mailing.data.to })}
        </Notice>
      )}
    </section>
  )
}

/** That it was paid, and when; or that it was not, after all. */
function Payment({ invoice }: { invoice: InvoiceInFull }) {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_invoices')
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const [method, setMethod] = useState('')
  const noting = useDoing((paidDay: string | null) =>
    call(noteInvoicePayment, { params: { id: invoice.id }, body: { paidDay, method } }),
  )
  const why = notAllowed ? { disabledReason: notAllowed } : {}
  if (!invoice.dueCents || invoice.creditNumber) return null
  if (invoice.paidDay)
    return (
      <>
        <Failed error={noting.error} />
        <Button size="small" busy={noting.isPending} onPress={() => noting.mutate(null)} {...why}>
          {t('invoice_not_paid')}
        </Button>
      </>
    )
  return (
    <form
      className="panel-foot stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (day && !noting.isPending) noting.mutate(day)
      }}
    >
      <TextInput
        label={t('invoice_paid_day')}
        type="date"
        value={day}
        onChange={event => setDay(event.currentTarget.value)}
      />
      <TextInput
        label={t('invoice_paid_how')}
        placeholder={t('invoice_paid_how_hint')}
        maxLength={60}
        value={method}
        onChange={event => setMethod(event.currentTarget.value)}
      />
      <Failed error={noting.error} />
      <Button type="submit" variant="primary" busy={noting.isPending} {...why}>
        {t('invoice_was_paid')}
      </Button>
    </form>
  )
}

/** A credit note over all of it; its orders may be invoiced anew. */
function Credit({ invoice }: { invoice: InvoiceInFull }) {
  const { t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_invoices')
  const [reason, setReason] = useState<string | null>(null)
  const crediting = useDoing(
    (why: string) => call(makeCreditNote, { params: { id: invoice.id }, body: { reason: why } }),
    () => setReason(null),
  )
  if (invoice.creditNumber) return null
  const off = notAllowed ?? (invoice.here ? undefined : t(`invoice_credit_${invoice.owner}`))
  if (reason === null)
    return (
      <Button size="small" onPress={() => setReason('')} {...(off ? { disabledReason: off } : {})}>
        {t('invoice_credit')}
      </Button>
    )
  return (
    <form
      className="panel-foot stack"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (reason.trim() && !crediting.isPending) crediting.mutate(reason.trim())
      }}
    >
      <p>{t('invoice_credit_what')}</p>
      <TextInput
        label={t('invoice_credit_reason')}
        autoFocus
        maxLength={200}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <Failed error={crediting.error} />
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          busy={crediting.isPending}
          {...(reason.trim() ? {} : { disabledReason: t('invoice_credit_why') })}
        >
          {t('invoice_credit_now')}
        </Button>
        <Button onPress={() => setReason(null)}>{t('invoice_credit_not')}</Button>
      </div>
    </form>
  )
}
