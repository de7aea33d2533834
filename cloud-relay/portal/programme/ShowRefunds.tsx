import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { orderShowRefunds, type ShowRefunds as Refunds } from '#core/sales/refunds/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import { useShowRefunds } from '../server/queries.ts'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
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
    t('refunds_share', { bills, tickets, total: formatCents(cents, locale) })
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
            [t('refunds_till_open'), read.box.toRefund.bills ? share(read.box.toRefund) : null],
            [t('refunds_till_done'), read.box.refunded.bills ? share(read.box.refunded) : null],
          ]}
        />
      )}
      {online && read.orderedAt !== null && (
        <Notice tone={owed ? 'info' : 'ok'}>{t(owed ? 'refunds_under_way' : 'refunds_ordered')}</Notice>
      )}
      {ordering.isError && (
        <Notice tone="stop" announce>
          {sentenceOf(ordering.error, t('unreachable'))}
        </Notice>
      )}
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
