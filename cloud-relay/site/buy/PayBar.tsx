import { inLocale } from '#core/i18n/locale.ts'
import { depositWords } from '#core/sales/deposits.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Sum } from '../parts/times.tsx'
import { useSite } from '../site.ts'
import type { BasketState } from './basket-state.ts'
import type { ScheduleData } from './schedule-data.ts'
import { HoldClock } from './HoldClock.tsx'
import { seatsInBar } from './seats-in-bar.ts'
import type { Ticket } from './tickets.ts'
import type { ChosenSnack } from './use-snacks.ts'
import type { CartNow } from '../vouchers/use-cart.ts'
import type { Trouble } from './trouble.ts'

/** The sum, always visible, how long the seats are held, and the button that orders. */
export function PayBar({
  cents,
  count,
  tickets,
  fees,
  off,
  snacks,
  gifts,
  data,
  state,
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
  /** What is taken off where tickets are bought together. */
  off: readonly { id: string; name: string; cents: number }[]
  snacks: readonly ChosenSnack[]
  /** Vouchers that are bought beside them. */
  gifts: CartNow['priced']
  data: ScheduleData
  state: BasketState
  /** Why it cannot be paid yet. */
  reason: string | undefined
  busy: boolean
  trouble: Trouble | null
  onExtend: () => void
  onExpired: () => void
}) {
  const { t } = useSite()
  return (
    <aside className="pay" aria-label={t('total')}>
      <div className="pay-in" data-empty={count === 0 || undefined}>
        {trouble && (
          <Notice tone="stop" title={trouble.title} announce>
            {trouble.text}
          </Notice>
        )}
        <Lines tickets={tickets} data={data} />
        <FeeLines fees={fees} off={off} snacks={snacks} gifts={gifts} />
        <p className="pay-sum">
          <span className="pay-what">
            {t('total')}
            <span className="quiet"> · {t('tickets_count', { count })}</span>
          </span>
          {state.seats.length > 0 && !data.schedule.free_seating && <Found state={state} data={data} />}
          <b className="display" aria-live="polite">
            <Sum cents={cents} />
          </b>
        </p>
        {state.until && !state.away && (
          <HoldClock until={state.until} onExtend={onExtend} onExpired={onExpired} />
        )}
        <Button type="submit" variant="primary" size="touch" wide busy={busy} disabledReason={reason}>
          <OrderWords count={count} cents={cents} />
        </Button>
        {reason && <p className="pay-fine quiet">{reason}</p>}
      </div>
    </aside>
  )
}

/** What the button does, and the sum; where nothing is left to pay it does not speak of paying. */
function OrderWords({ count, cents }: { count: number; cents: number }) {
  const { t } = useSite()
  if (count > 0 && cents === 0) return t('order_confirm')
  return (
    <span className="order-words">
      <span>{t('order_and_pay')}</span>
      {count > 0 && (
        <>
          {' '}
          <Sum cents={cents} />
        </>
      )}
    </span>
  )
}

/** On a phone, in place of the number of tickets: the seats that were found, and the way to others. */
function Found({ state, data: { schedule } }: { state: BasketState; data: ScheduleData }) {
  const { t } = useSite()
  const canChange = schedule.is_seatpicker_enabled && schedule.allow_seat_change
  return (
    <span className="pay-seats">
      <b className="figures">{seatsInBar(state.seats, schedule.arrangement.seats)}</b>
      {canChange && (
        <button type="button" className="pay-change" onClick={toSeats}>
          {t('seats_change')}
        </button>
      )}
    </span>
  )
}

function toSeats(): void {
  document.getElementById('step-seats')?.scrollIntoView({ block: 'start' })
}

/** What the order costs less and beside its tickets, said before anybody pays. */
function FeeLines({
  fees,
  off,
  snacks,
  gifts,
}: {
  fees: { handling: number; order: number }
  off: readonly { id: string; name: string; cents: number }[]
  snacks: readonly ChosenSnack[]
  gifts: CartNow['priced']
}) {
  const { t, locale } = useSite()
  const deposits = snacks.reduce((sum, { depositCents }) => sum + depositCents, 0)
  const lines = [
    ...snacks.map(({ id, name, quantity, cents }) => ({ id, name: `${quantity} × ${name}`, cents })),
    { id: 'deposit', name: inLocale(depositWords, locale), cents: deposits },
    ...gifts.map(({ item, title, cents }, place) => ({
      id: `gift-${place}`,
      name: item.count > 1 ? `${item.count} × ${title}` : title,
      cents,
    })),
    ...off.map(({ id, name, cents }) => ({ id, name, cents: -cents })),
    { id: 'ticket', name: t('fee_ticket'), cents: fees.handling },
    { id: 'order', name: t('fee_order'), cents: fees.order },
  ].filter(({ cents }) => cents !== 0)
  if (!lines.length) return null
  return (
    <ul className="pay-fees">
      {lines.map(({ id, name, cents }) => (
        <li key={id}>
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
