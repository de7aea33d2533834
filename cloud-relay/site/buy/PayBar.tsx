import { formatCents } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import type { ScheduleData } from './schedule-data.ts'
import { HoldClock } from './HoldClock.tsx'
import type { Ticket } from './tickets.ts'
import type { Trouble } from './use-checkout.ts'

/** The sum, always visible, how long the seats are held, and the button that orders. */
export function PayBar({
  cents,
  count,
  tickets,
  data,
  until,
  reason,
  busy,
  trouble,
  onExtend,
  onExpired,
}: {
  cents: number
  count: number
  tickets: readonly Ticket[]
  data: ScheduleData
  until: string | null
  /** Why it cannot be paid yet. */
  reason: string | undefined
  busy: boolean
  trouble: Trouble | null
  onExtend: () => void
  onExpired: () => void
}) {
  const { t, locale } = useSite()
  return (
    <aside className="pay" aria-label={t('total')}>
      <div className="pay-in">
        {trouble && (
          <Notice tone="stop" title={trouble.title} announce>
            {trouble.text}
          </Notice>
        )}
        <Lines tickets={tickets} data={data} />
        <p className="pay-sum">
          <span>
            {t('total')}
            <span className="quiet"> · {t('tickets_count', { count })}</span>
          </span>
          <b className="display" aria-live="polite">
            <Sum cents={cents} />
          </b>
        </p>
        {until && <HoldClock until={until} onExtend={onExtend} onExpired={onExpired} />}
        <Button type="submit" variant="primary" size="touch" wide busy={busy} disabledReason={reason}>
          {count > 0 ? t('order_and_pay_sum', { price: formatCents(cents, locale) }) : t('order_and_pay')}
        </Button>
        {reason && <p className="pay-fine quiet">{reason}</p>}
      </div>
    </aside>
  )
}

/** What the sum is made of, where there is room for it. */
function Lines({ tickets, data }: { tickets: readonly Ticket[]; data: ScheduleData }) {
  if (tickets.length === 0) return null
  const seats = data.schedule.arrangement.seats
  return (
    <ul className="pay-lines">
      {tickets.map(ticket => {
        const seat = seats.find(seat => seat.id === ticket.seatId)
        const tariff = data.tariffs.find(tariff => tariff.price_rate_id === ticket.priceRateId)
        return (
          <li key={ticket.seatId}>
            {!data.schedule.free_seating && (
              <b className="figures">
                {seat?.row} {seat?.number}
              </b>
            )}
            <span>{tariff?.name}</span>
            <Sum cents={ticket.cents} />
          </li>
        )
      })}
    </ul>
  )
}
