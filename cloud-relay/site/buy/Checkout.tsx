import { formatCents } from '#core/i18n/format.ts'
import {
  lazy,
  Suspense,
  type ComponentProps,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { leavePayment } from '../bill/open-payment.ts'
import { ShowCard } from '../parts/ShowCard.tsx'
import { SiteText } from '../parts/SiteText.tsx'
import type { Say } from '../say.ts'
import { useBrowser, useSite } from '../site.ts'
import type { BasketState } from './basket-state.ts'
import { Basket } from './basket.ts'
import { BasketNotice, SeatsFound } from './BasketNotice.tsx'
import { BuyerFields } from './BuyerFields.tsx'
import type { ScheduleData } from './schedule-data.ts'
import { PayBar } from './PayBar.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import { SeatsStep } from './SeatsStep.tsx'
import { SnackStep } from './SnackStep.tsx'
import { Tariffs } from './Tariffs.tsx'
import { Terms } from './Terms.tsx'
import {
  bareSum,
  countOf,
  feesOf,
  coverTickets,
  takenOff,
  ticketsOf,
  waivedOff,
  withWaived,
  type Waived,
} from './tickets.ts'
import { useCart } from '../vouchers/use-cart.ts'
import { useSnacks } from './use-snacks.ts'
import { useCheckout } from './use-checkout.ts'
import { useVouchers, type Vouchers } from './use-vouchers.ts'
import { Waiving } from './Waiving.tsx'
import { VoucherStep } from './VoucherStep.tsx'

/** What only few orders hold comes once there are tickets. */
const GiftStep = lazy(() => import('./GiftStep.tsx').then(module => ({ default: module.GiftStep })))

/** Tariffs, seats, buyer, and the sum: one page, one press to pay. */
export function Checkout({
  show,
  data,
  onReload,
  onBegun,
}: {
  show: ScheduleView
  data: ScheduleData
  onReload: () => void
  onBegun: () => void
}) {
  const { t } = useSite()
  const { schedule, tariffs } = data
  const { basket, state } = useBasket(show)
  basket.knowTariffs(tariffs)
  const count = countOf(state.quantities)
  const vouchers = useVouchers(show.id)
  const [waived, waive] = useState<Waived>({})
  const { tickets, complete, cents: ticketCents, fees, off } = useTickets(data, state, vouchers, waived)
  const snacks = useSnacks(show.id, data.products)
  const cart = useCart(show.cinemaId)
  const cents = ticketCents + (count > 0 ? snacks.cents + cart.cents : 0)
  const checkout = useCheckout({ show, data, basket, tickets, snacks: snacks.chosen, cart, cents, onReload })
  useEffect(() => {
    if (count > 0) onBegun()
  }, [count > 0])
  const reason = notYet(state, complete, t)
  return (
    <form className="buy" noValidate onSubmit={checkout.submit} ref={checkout.form}>
      <ShowCard show={show} />
      <div className="buy-main">
        <SiteText at="buy-help" folded={t('text_buy_help')} />
        <section className="step" aria-labelledby="step-tickets">
          <h2 id="step-tickets">{t('tickets')}</h2>
          <Tariffs
            tariffs={tariffs}
            state={state}
            seatsLeft={schedule.available_seats_online + state.seats.length}
            errors={checkout.tariffErrors}
            onChange={(id, quantity) => void basket.setQuantity(id, quantity)}
          />
          <Included data={data} />
          <Waiving waivable={data.waivable} waived={waived} count={count} onChange={waive} />
        </section>
        <BasketMessages data={data} basket={basket} state={state} complete={complete} cents={cents} />
        {count > 0 && <SeatsStep data={data} basket={basket} state={state} count={count} />}
        {count > 0 && <SnackStep products={data.products} snacks={snacks} />}
        {count > 0 && <Gifts cart={cart} cinemaId={show.cinemaId} errorAt={checkout.giftErrorAt} />}
        <VoucherStep vouchers={vouchers} tickets={tickets} tariffs={tariffs} />
        <section className="step" aria-labelledby="step-you">
          <h2 id="step-you">{t('your_details')}</h2>
          <p className="step-hint quiet">{t('email_hint')}</p>
          <BuyerFields checkout={checkout} methods={data.payment_methods} />
          <p className="step-fine quiet">{t('no_withdrawal')}</p>
          <Terms />
          <SiteText at="ticket-conditions" folded={t('text_ticket_conditions')} />
          <SiteText at="checkout-terms" />
        </section>
      </div>
      <PayBar
        cents={cents}
        fees={fees}
        off={off}
        snacks={count > 0 ? snacks.chosen : []}
        gifts={count > 0 ? cart.priced : []}
        count={count}
        tickets={tickets}
        data={data}
        state={state}
        reason={reason}
        busy={checkout.busy || (count > 0 && !cart.ready) || (state.working && !complete && count > 0)}
        trouble={checkout.trouble}
        onExtend={() => void basket.extend()}
        onExpired={() => void basket.expire()}
      />
    </form>
  )
}

/** Why it cannot be ordered yet. */
function notYet(state: BasketState, complete: boolean, t: Say): string | undefined {
  const count = countOf(state.quantities)
  if (count === 0) return t('choose_tickets_first')
  return !complete && !state.working ? t('select_seats', { count: count - state.seats.length }) : undefined
}

/** Cards to give beside the tickets, where the exhibitor sells vouchers. */
function Gifts(about: ComponentProps<typeof GiftStep>) {
  const { programme } = useSite()
  return programme.exhibitor.features.vouchers ? (
    <Suspense fallback={<Skeleton height="8rem" />}>
      <GiftStep {...about} />
    </Suspense>
  ) : null
}

/** What the show adds to every ticket, which its prices include already. */
function Included({ data: { surcharges } }: { data: ScheduleData }) {
  const { t, locale } = useSite()
  if (!surcharges.length) return null
  const what = surcharges.map(({ name, cents }) => `${name} ${formatCents(cents, locale)}`)
  return <p className="step-hint quiet">{t('price_includes', { what: what.join(', ') })}</p>
}

/** What is said of the seats and of the sum, where the party is counted. */
function BasketMessages({
  data,
  basket,
  state,
  complete,
  cents,
}: {
  data: ScheduleData
  basket: Basket
  state: BasketState
  complete: boolean
  cents: number
}) {
  const { arrangement, free_seating } = data.schedule
  return (
    <>
      {complete && !free_seating && state.warning?.kind !== 'apart' && (
        <SeatsFound ids={state.seats} seats={arrangement.seats} />
      )}
      <BasketNotice state={state} basket={basket} data={data} />
      <PriceNotice data={data} cents={cents} quantities={state.quantities} />
    </>
  )
}

/** The tickets that have seats, what vouchers pay of them, and the sum in cents. */
function useTickets(
  data: ScheduleData,
  { quantities, seats: chosen }: BasketState,
  { applied, chosen: turns }: Vouchers,
  waived: Waived,
) {
  const { schedule, tariffs, class_rate, waivable } = data
  const { seats } = schedule.arrangement
  const tickets = useMemo(
    () => coverTickets(ticketsOf(quantities, tariffs, chosen, seats, class_rate), tariffs, applied, turns),
    [quantities, tariffs, chosen, seats, class_rate, applied, turns],
  )
  const count = countOf(quantities)
  const complete = count > 0 && tickets.length === count
  const sum = tickets.reduce((sum, ticket) => sum + ticket.cents, 0)
  const fees = feesOf(quantities, data, tickets)
  const off = useMemo(
    () => [...takenOff(quantities, data, tickets), ...waivedOff(waived, waivable, count)],
    [quantities, data, tickets, waived, waivable, count],
  )
  const offCents = off.reduce((sum, { cents }) => sum + cents, 0)
  const cents = (complete ? sum : bareSum(quantities, tariffs)) - offCents + fees.handling + fees.order
  return { tickets: withWaived(tickets, waived, waivable), complete, cents, fees, off }
}

/** The basket of this show, held while the page is open and released when it is left. */
function useBasket(show: ScheduleView) {
  const { programme } = useSite()
  const { call, store } = useBrowser()
  const screen = programme.screens.find(screen => screen.id === show.screenId)
  const [basket] = useState(
    () =>
      new Basket(
        {
          scheduleId: show.id,
          assigns: show.freeSeating || (screen?.autoAssign.enabled ?? true),
          counted: show.freeSeating,
        },
        call,
      ),
  )
  const state = useSyncExternalStore(basket.subscribe, basket.read)
  const opened = useRef(false)
  useEffect(() => {
    if (!opened.current) void leavePayment(call).then(() => basket.open())
    opened.current = true
    const unsubscribe = store.onLive(event => {
      if (event.type === 'resync' || (event.type === 'schedule.counts' && event.scheduleId === show.id))
        void basket.seatsChanged()
    })
    return () => {
      unsubscribe()
      basket.leave()
    }
  }, [basket, call, store, show.id])
  return { basket, state }
}
