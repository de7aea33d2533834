import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCents } from '#core/i18n/format.ts'
import { orderShowRefunds, type ShowRefunds as Refunds } from '#core/sales/refunds/show-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { useShowRefunds } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What a cancelled show owes its guests: online tickets by one confirmation, at the register when they come. */
export function ShowRefunds({ scheduleId }: { scheduleId: string }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  const refunds = useShowRefunds(scheduleId)
  const ordering = useMutation({
    mutationFn: () => call(orderShowRefunds, { params: { id: scheduleId } }),
    onSuccess: read => memory.setQueryData(['show-refunds', scheduleId], read),
  })
  const read = refunds.data
  if (!read) return null
  const share = ({ bills, tickets, cents }: Refunds['relay']['toRefund']) =>
    [t('bills', { count: bills }), t('tickets', { count: tickets }), formatCents(cents, locale)].join(', ')
  const money = (cents: number) => (cents ? formatCents(cents, locale) : null)
  const owed = read.relay.toRefund.bills > 0
  const online = owed || read.relay.refunded.bills > 0
  const any = [read.relay, read.box].some(side => side.toRefund.bills + side.refunded.bills > 0)
  return (
    <div className="panel-foot stack">
      <h3 className="panel-title">{t('refunds')}</h3>
      {!any ? (
        <p className="quiet">{t('refunds_none')}</p>
      ) : (
        <Facts
          facts={[
            [t('refunds_online_open'), owed ? share(read.relay.toRefund) : null],
            [t('refunds_online_done'), read.relay.refunded.bills ? share(read.relay.refunded) : null],
            [t('refunds_money_confirmed'), money(read.money.confirmedCents)],
            [t('refunds_money_waiting'), money(read.money.waitingCents)],
            [t('refunds_money_failed'), money(read.money.failedCents)],
            [t('refunds_till_open'), read.box.toRefund.bills ? share(read.box.toRefund) : null],
            [t('refunds_till_done'), read.box.refunded.bills ? share(read.box.refunded) : null],
          ]}
        />
      )}
      {online && read.orderedAt !== null && <HowFar refunds={read} />}
      <Failed error={ordering.error} />
      {any && read.orderedAt === null && (
        <Button
          variant="danger"
          busy={ordering.isPending}
          onPress={() => ordering.mutate()}
          {...(notAllowed ? { disabledReason: notAllowed } : {})}
        >
          {t('refunds_order', { total: formatCents(read.relay.toRefund.cents, locale) })}
        </Button>
      )}
      {read.box.toRefund.bills > 0 && <p className="quiet">{t('refunds_till_how')}</p>}
    </div>
  )
}

/** How far the money is: green only when the provider has confirmed all of it. */
function HowFar({ refunds: { relay, money } }: { refunds: Refunds }) {
  const { locale, t } = useWords()
  const { waitingCents, failedCents } = money
  const payments = <Link to="/payments">{t('worklist')}</Link>
  if (failedCents > 0)
    return (
      <Notice tone="warn" action={payments}>
        {t('refunds_failed', { total: formatCents(failedCents, locale) })}
      </Notice>
    )
  if (relay.toRefund.bills > 0) return <Notice tone="info">{t('refunds_under_way')}</Notice>
  if (waitingCents > 0)
    return (
      <Notice tone="info" action={payments}>
        {t('refunds_waiting', { total: formatCents(waitingCents, locale) })}
      </Notice>
    )
  return <Notice tone="ok">{t('refunds_ordered')}</Notice>
}
