import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { offeredRates, ticketCents } from '#core/pricing/price.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { oneMore, ticketsOf } from './basket.ts'
import { keys } from '../keys.ts'
import { usePriceBook } from './price-book.ts'
import { settleSeats } from '../seats/seating.ts'
import { programmeQuery } from '../../box/programme.ts'
import { onlyElsewhere } from '../../box/shows.ts'
import { pricesQuery } from '../server.ts'
import { setRate, till, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'

/** The price rates as large keys: one press, one ticket. */
export function RateButtons({ active }: { active: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const prices = useQuery(pricesQuery)
  const programme = useQuery(programmeQuery).data
  const basket = useTill(basketOf)
  const { scheduleId } = basket
  const book = usePriceBook(scheduleId)
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const rates = offeredRates(prices.data?.rates ?? [], 'pos')
  const off = !show
    ? words('choose_show')
    : show.cancelled
      ? words('show_cancelled')
      : show.soldOut && basket.rates.length === 0
        ? words('show_sold_out')
        : onlyElsewhere(show) && basket.rates.length === 0
          ? words('cut_none', { there: show.availableThere })
          : undefined
  useKeys(
    active && !off
      ? Object.fromEntries(keys.rates.map((key, at) => [key, rates[at] && (() => add(rates[at]!))]))
      : {},
  )
  return (
    <div className="rates" role="group" aria-label={words('tickets')}>
      {prices.isPending && Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height="72px" />)}
      {rates.map((rate, at) => {
        const has = ticketsOf(basket, rate.id)
        const full = oneMore(has, rate) === null
        const reason = off ?? (full ? words('rate_full', { count: rate.maxTickets }) : undefined)
        return (
          <button
            key={rate.id}
            type="button"
            className="sell-key"
            data-kind="rate"
            data-chosen={has > 0 || undefined}
            aria-disabled={reason ? true : undefined}
            aria-keyshortcuts={keys.rates[at]}
            title={reason}
            onClick={reason ? undefined : () => add(rate)}
          >
            <span className="sell-name">{inLocale(rate.name, locale)}</span>
            <span className="sell-price figures">
              {formatCents(ticketCents(rate, 'standard', book.dimension, book.rates), locale)}
              {rate.minTickets > 1 && ` · ${words('rate_from', { count: rate.minTickets })}`}
            </span>
            {has > 0 && <span className="sell-count display figures">{has}</span>}
            {keys.rates[at] && (
              <kbd className="key-hint" aria-hidden="true">
                {keys.rates[at]}
              </kbd>
            )}
          </button>
        )
      })}
    </div>
  )
}

function add(rate: PriceRate): void {
  const next = oneMore(ticketsOf(basketOf(till()), rate.id), rate)
  if (next !== null && setRate(rate.id, next)) void settleSeats()
}
