import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { ticketCents } from '#core/pricing/price.ts'
import { mostShows } from '#core/seating/most-shows.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { printedOn, useKeyboard } from '../../box/keyboard-layout.ts'
import { oneMore, ticketsOf } from './basket.ts'
import { keys } from '../keys.ts'
import { usePriceBook } from './price-book.ts'
import { settleSeats } from '../seats/seating.ts'
import { programmeQuery } from '../../box/programme.ts'
import { onlyElsewhere } from '../../box/shows.ts'
import { pricesQuery, ratesLeftQuery } from '../server.ts'
import { setRate, till, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { SellName } from './SellName.tsx'
import { useWords } from '../words.ts'

/**
 * The price rates as large keys: one press, one ticket.
 *
 * @param props.children keys that follow the last rate in its row
 */
export function RateButtons({ active, children }: { active: boolean; children?: ReactNode }) {
  const words = useWords()
  const { locale } = useChoice()
  const prices = useQuery(pricesQuery)
  const programme = useQuery(programmeQuery).data
  const layout = useKeyboard(({ layout }) => layout)
  const basket = useTill(basketOf)
  const { scheduleId } = basket
  const book = usePriceBook(scheduleId)
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const rates = book.offered
  const beside = soldParts(basket).filter(part => part.scheduleId !== scheduleId).length
  const off = !show
    ? words('choose_show')
    : beside >= mostShows
      ? words('shows_most', { count: mostShows })
      : show.cancelled
        ? words('show_cancelled')
        : show.soldOut && basket.rates.length === 0
          ? words('show_sold_out')
          : onlyElsewhere(show) && basket.rates.length === 0
            ? words('cut_none', { there: show.availableThere })
            : undefined
  const left = useQuery(ratesLeftQuery(scheduleId ?? '')).data?.left ?? {}
  const nextOf = (rate: PriceRate) => oneMore(ticketsOf(basket, rate.id), within(rate, left[rate.id]))
  useKeys(
    active && !off
      ? Object.fromEntries(
          keys.rates.map((key, at) => [key, rates[at] && (() => add(rates[at]!, left[rates[at]!.id]))]),
        )
      : {},
  )
  return (
    <div className="rates" role="group" aria-label={words('tickets')}>
      {prices.isPending && Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height="72px" />)}
      {rates.map((rate, at) => {
        const has = ticketsOf(basket, rate.id)
        const key = keys.rates[at] && printedOn(layout, keys.rates[at])
        const reason = off ?? (nextOf(rate) === null ? fullOf(rate, left[rate.id], words) : undefined)
        return (
          <button
            key={rate.id}
            type="button"
            className="sell-key"
            data-kind="rate"
            data-chosen={has > 0 || undefined}
            aria-disabled={reason ? true : undefined}
            aria-keyshortcuts={key}
            title={reason}
            onClick={reason ? undefined : () => add(rate, left[rate.id])}
          >
            <SellName>{inLocale(rate.name, locale)}</SellName>
            <span className="sell-price figures">
              {formatCents(ticketCents(rate, 'standard', book.dimension, book.rates), locale)}
              {rate.minTickets > 1 && ` · ${words('rate_from', { count: rate.minTickets })}`}
              {left[rate.id] !== undefined && ` · ${leftIn(left[rate.id]!, words)}`}
            </span>
            {has > 0 && <span className="sell-count display figures">{has}</span>}
            {key && (
              <kbd className="key-hint" aria-hidden="true">
                {key}
              </kbd>
            )}
          </button>
        )
      })}
      {children}
    </div>
  )
}

type Words = ReturnType<typeof useWords>

const leftIn = (left: number, words: Words) =>
  left ? words('rate_left', { count: left }) : words('rate_sold_out')

/** A rate's limits for one customer, as far as tickets of it are left for the show. */
const within = ({ minTickets, maxTickets }: PriceRate, left = maxTickets) => ({
  minTickets,
  maxTickets: Math.min(maxTickets, left),
})

function fullOf(rate: PriceRate, left: number | undefined, words: Words): string {
  if (left !== undefined && left < rate.maxTickets) return leftIn(left, words)
  return words('rate_full', { count: rate.maxTickets })
}

function add(rate: PriceRate, left: number | undefined): void {
  const next = oneMore(ticketsOf(basketOf(till()), rate.id), within(rate, left))
  if (next !== null && setRate(rate.id, next)) void settleSeats()
}
