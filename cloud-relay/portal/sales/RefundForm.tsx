import { Checkbox, SegmentedControl, Select, TextInput } from '@mantine/core'
import { formatCents, formatTime } from '#core/i18n/format.ts'
import type { BillNow } from '#core/sales/refunds/contract.ts'
import type { RefundReason } from '#core/database/statuses.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Refund, RefundWay } from './use-refund.ts'

/** What is given back, why, and for how much. */
export function RefundForm({
  now,
  zone,
  refund,
  onKeep,
}: {
  now: BillNow
  zone: string
  refund: Refund
  /** Nothing is given back after all. */
  onKeep: () => void
}) {
  const { locale, t } = useWords()
  const { sending } = refund
  return (
    <form
      className="panel-foot stack"
      onSubmit={event => {
        event.preventDefault()
        if (refund.any && !sending.isPending) sending.mutate()
      }}
    >
      {refund.mostCents > 0 && (
        <SegmentedControl
          aria-label={t('refund_what')}
          value={refund.way}
          onChange={way => refund.setWay(way as RefundWay)}
          data={[
            { value: 'lines', label: t('refund_lines') },
            { value: 'sum', label: t('refund_sum') },
          ]}
        />
      )}
      <p>{t(refund.way === 'sum' ? 'refund_sum_how' : howOf(now))}</p>
      {refund.way === 'sum' ? <RefundSum refund={refund} /> : <RefundLines zone={zone} refund={refund} />}
      <Select
        label={t('refund_reason')}
        data={refund.reasons.map(value => ({ value, label: t(`reason_${value}`) }))}
        value={refund.reason}
        allowDeselect={false}
        onChange={value => value && refund.setReason(value as RefundReason)}
      />
      <Failed error={sending.error} />
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          busy={sending.isPending}
          {...(refund.any
            ? {}
            : { disabledReason: t(refund.way === 'sum' ? 'refund_type_sum' : 'refund_choose') })}
        >
          {t(now.here ? 'refund_now' : 'refund_ask_now', { total: formatCents(refund.cents, locale) })}
        </Button>
        <Button onPress={onKeep}>{t('refund_keep')}</Button>
      </div>
    </form>
  )
}

const howOf = ({ here, owner }: BillNow) =>
  here ? 'refund_how' : owner === 'box' ? 'refund_how_box' : 'refund_how_relay'

/** How much goes back of what the bill cost; everything that was bought stays. */
function RefundSum({ refund }: { refund: Refund }) {
  const { locale, t } = useWords()
  const most = t('refund_most', { total: formatCents(refund.mostCents, locale) })
  return (
    <TextInput
      label={t('refund_how_much')}
      description={most}
      error={refund.isTooMuch ? most : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      leftSection={<span aria-hidden="true">€</span>}
      value={refund.typed}
      onChange={event => refund.setTyped(event.currentTarget.value)}
    />
  )
}

/** The lines that are left of the bill, each to be given back or kept. */
function RefundLines({ zone, refund }: { zone: string; refund: Refund }) {
  const { locale, t } = useWords()
  return (
    <fieldset className="refund-lines">
      <legend className="visually-hidden">{t('refund')}</legend>
      {refund.left.map(line => (
        <Checkbox
          key={line.line}
          checked={refund.isWanted(line.line)}
          onChange={event => refund.want(line.line, event.currentTarget.checked)}
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
  )
}
