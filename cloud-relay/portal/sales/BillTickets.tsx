import { isPaid } from '#core/database/statuses.ts'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import { readTickets, sendTickets } from '#core/sales/tickets-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { fieldErrorsOf } from '../kit/use-entry-form.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useSide } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The tickets of an order, to open, to print, and to send again; for orders of the website that have good ones. */
export function BillTickets({ now }: { now: BillNow }) {
  const { t } = useWords()
  const atRelay = useSide().data?.node === 'relay'
  const notAllowed = useReason('refund')
  const { bill } = now
  const paid = isPaid(bill.status)
  if (!paid || !now.lines.some(({ kind, left }) => kind === 'ticket' && left > 0)) return null
  if (bill.source !== 'site') return <p className="quiet">{t('tickets_at_register')}</p>
  if (!atRelay) return <p className="quiet">{t('tickets_at_relay')}</p>
  return (
    <section className="stack bill-tickets" aria-label={t('tickets_of_order')}>
      <div className="row">
        {!notAllowed && (
          <a
            className="button"
            data-size="small"
            href={readTickets.path.replace(':id', encodeURIComponent(bill.id))}
            target="_blank"
            rel="noreferrer"
          >
            {t('tickets_open')}
          </a>
        )}
        {(notAllowed || now.buyer) && <SendAgain now={now} notAllowed={notAllowed} />}
      </div>
    </section>
  )
}

/** Sends the tickets to the buyer, or to another address where the reader may. */
function SendAgain({ now, notAllowed }: { now: BillNow; notAllowed: string | undefined }) {
  const { t } = useWords()
  const call = useCall()
  const buyersOnly = useReason('refund_used') !== undefined
  const [to, setTo] = useState<string | null>(null)
  const sending = useMutation({
    mutationFn: () =>
      call(sendTickets, {
        params: { id: now.bill.id },
        body: to && to.trim() !== now.buyer?.email ? { to: to.trim() } : {},
      }),
    onSuccess: () => setTo(null),
  })
  const { to: wrong } = fieldErrorsOf(sending.error)
  if (to === null)
    return (
      <>
        <Button
          size="small"
          onPress={() => {
            sending.reset()
            setTo(now.buyer?.email ?? '')
          }}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('tickets_send')}
        </Button>
        {sending.isSuccess && (
          <Notice tone="ok" announce>
            {t('tickets_sent', { to: sending.data.to })}
          </Notice>
        )}
      </>
    )
  const another = to.trim().toLowerCase() !== now.buyer?.email.toLowerCase()
  return (
    <form
      className="stack send-tickets"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!sending.isPending) sending.mutate()
      }}
    >
      <TextInput
        label={t('tickets_send_to')}
        type="email"
        autoFocus
        value={to}
        readOnly={buyersOnly}
        error={wrong}
        description={
          buyersOnly ? t('tickets_send_buyer_only') : another ? t('tickets_send_another') : undefined
        }
        onChange={event => setTo(event.currentTarget.value)}
      />
      <Failed error={wrong ? null : sending.error} />
      <div className="row">
        <Button type="submit" variant="primary" size="small" busy={sending.isPending}>
          {t('tickets_send_now')}
        </Button>
        <Button size="small" onPress={() => setTo(null)}>
          {t('tickets_send_not')}
        </Button>
      </div>
    </form>
  )
}
