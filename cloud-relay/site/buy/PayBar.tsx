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
  fees,
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
  /** Cents beside the tickets. */
  fees: { handling: number; order: number }
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
        <FeeLines fees={fees} />
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

/** What the order costs beside its tickets, said before anybody pays. */
function FeeLines({ fees }: { fees: { handling: number; order: number } }) {
  const { t } = useSite()
  const lines = [
    { name: t('fee_ticket'), cents: fees.handling },
    { name: t('fee_order'), cents: fees.order },
  ].filter(({ cents }) => cents > 0)
  if (!lines.length) return null
  return (
    <ul className="pay-fees">
      {lines.map(({ name, cents }) => (
        <li key={name}>
          <span>{name}</span>
          <Sum cents={cents} />
        </li>
      ))}
    </ul>
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
