import { Checkbox, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatTime } from '#core/i18n/format.ts'
import { refund, type BillNow } from '#core/sales/refunds/contract.ts'
import { staffReasons, refundSum, type RefundReason } from '#core/billing/refunds/returns.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { newId } from '#ui/new-id.ts'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Refunds a bill, or some of its lines, if this side sold it; otherwise sends a refund request to the other side. */
export function BillRefund({ now, zone }: { now: BillNow; zone: string }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('refund')
  const [asking, setAsking] = useState(false)
  const [id, setId] = useState(newId)
  const left = now.lines.filter(line => line.left > 0)
  const [kept, setKept] = useState<readonly number[]>([])
  const [reason, setReason] = useState<RefundReason>('guest')
  const chosen = left.filter(({ line }) => !kept.includes(line))
  const wanted = chosen.map(({ line, left }) => ({ line, quantity: left }))
  const sum = refundSum(now, wanted)
  const going = useMutation({
    mutationFn: () =>
      call(refund, {
        params: { id: now.bill.id },
        body: { id, lines: wanted, reason, cents: sum?.cents ?? 0 },
      }),
    onSuccess: ({ bill }) => {
      memory.setQueryData(['bill', now.bill.id], bill)
      void memory.invalidateQueries({ queryKey: ['bills'] })
      setAsking(false)
      setKept([])
      setId(newId())
    },
  })
  const paid = now.bill.status === 'settled' || now.bill.status === 'partially_refunded'
  if (!paid || left.length === 0) return null
  if (now.asks.some(ask => ask.outcome === null))
    return <Notice tone="info">{t(now.owner === 'box' ? 'refund_waits_box' : 'refund_waits_relay')}</Notice>
  // Cash and cards can only be refunded at the register, on its own page.
  if (now.here && now.payments.some(payment => payment.method !== 'online' && payment.heldCents > 0))
    return <p className="quiet">{t('refund_at_register')}</p>
  if (!asking)
    return (
      <div className="panel-foot">
        <Button onPress={() => setAsking(true)} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t(now.here ? 'refund' : 'refund_request')}
        </Button>
      </div>
    )
  const sumText = formatCents(sum?.cents ?? 0, locale)
  return (
    <form
      className="panel-foot stack"
      onSubmit={event => {
        event.preventDefault()
        if (chosen.length && !going.isPending) going.mutate()
      }}
    >
      <p>{t(now.here ? 'refund_how' : now.owner === 'box' ? 'refund_how_box' : 'refund_how_relay')}</p>
      <fieldset className="refund-lines">
        <legend className="visually-hidden">{t('refund')}</legend>
        {left.map(line => (
          <Checkbox
            key={line.line}
            checked={!kept.includes(line.line)}
            onChange={event => {
              const { checked } = event.currentTarget
              setKept(checked ? kept.filter(each => each !== line.line) : [...kept, line.line])
            }}
            label={`${line.left > 1 ? `${line.left} × ` : ''}${line.text}${line.seatId && !line.freeSeating ? `, ${t('seat_named', { seat: line.seatId })}` : ''}, ${formatCents(line.leftCents, locale)}`}
            description={
              line.admittedAt
                ? t('refund_used', { time: formatTime(line.admittedAt, locale, zone) })
                : line.showCancelled
                  ? t('refund_cancelled_show')
                  : undefined
            }
          />
        ))}
      </fieldset>
      <Select
        label={t('refund_reason')}
        data={staffReasons.map(value => ({ value, label: t(`reason_${value}`) }))}
        value={reason}
        allowDeselect={false}
        onChange={value => value && setReason(value as RefundReason)}
      />
      {going.isError && (
        <Notice tone="stop" announce>
          {sentenceOf(going.error, t('unreachable'))}
        </Notice>
      )}
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          busy={going.isPending}
          {...(chosen.length ? {} : { disabledReason: t('refund_choose') })}
        >
          {t(now.here ? 'refund_now' : 'refund_ask_now', { total: sumText })}
        </Button>
        <Button onPress={() => setAsking(false)}>{t('refund_keep')}</Button>
      </div>
    </form>
  )
}
