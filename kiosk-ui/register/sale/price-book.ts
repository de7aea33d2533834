import { useQueries, useQuery } from '@tanstack/react-query'
import type { Programme } from '#core/planning/contract.ts'
import type { AnswerOf } from '#core/api/route.ts'
import type { readPrices } from '#core/pricing/contract.ts'
import type { readVoucherTypes } from '#core/vouchers/types-contract.ts'
import type { SeatMap } from '#core/seating/contract.ts'
import { offeredRates } from '#core/pricing/price.ts'
import { classIdOf } from '#core/venue/seat-class.ts'
import { ratesFor, ratesOfShow, termsOfView } from '#core/pricing/rate-rules.ts'
import { discountsFor } from '#core/pricing/ticket-sets.ts'
import { queryClient } from '../../box/query-client.ts'
import type { Books, PriceBook } from './basket-sum.ts'
import { programmeQuery } from '../../box/programme.ts'
import { knownSeats, pricesQuery, seatsQuery, voucherTypesQuery } from '../server.ts'
import { till, useTill } from '../till.ts'
import { basketOf, type TillState } from '../till-state.ts'

type Prices = AnswerOf<typeof readPrices>

/** The basket that pays what it was shown; none in an exchange, which is made at the prices of now. */
const payingBasket = (state: TillState) =>
  state.at === 'exchanging' || state.at === 'settling' ? undefined : basketOf(state).id

/** The prices of a basket: those kept for it, or everybody's. */
function pricesFor(prices: Prices | undefined, basketId: string | undefined) {
  if (!prices) return undefined
  const { rates, products, ticketDiscounts, kept } = prices
  if (kept?.basket !== basketId || !kept) return { rates, products, ticketDiscounts, day: undefined }
  const shown = products.map(each => ({ ...each, cents: kept.products[each.id] ?? each.cents }))
  return { rates: kept.rates, products: shown, ticketDiscounts: kept.ticketDiscounts, day: kept.day }
}

/** What prices depend on for a show, as the page knows it now. */
export const priceBookNow: Books = scheduleId =>
  makeBook(
    pricesFor(queryClient.getQueryData(pricesQuery.queryKey), payingBasket(till())),
    queryClient.getQueryData(voucherTypesQuery.queryKey),
    queryClient.getQueryData(programmeQuery.queryKey),
    knownSeats(scheduleId),
    scheduleId,
  )

/** The same, kept up to date on the screen. */
export function usePriceBook(scheduleId: string | null): PriceBook {
  return usePriceBooks([scheduleId])(scheduleId)
}

/** The books of a basket's shows, kept up to date on the screen. */
export function usePriceBooks(scheduleIds: readonly (string | null)[]): Books {
  const prices = useQuery(pricesQuery)
  const basketId = useTill(payingBasket)
  const types = useQuery(voucherTypesQuery)
  const programme = useQuery(programmeQuery)
  const seats = useQueries({ queries: scheduleIds.map(id => seatsQuery(id ?? '')) })
  return scheduleId =>
    makeBook(
      pricesFor(prices.data, basketId),
      types.data,
      programme.data,
      seats[scheduleIds.indexOf(scheduleId)]?.data,
      scheduleId,
    )
}

function makeBook(
  prices: ReturnType<typeof pricesFor>,
  voucherTypes: AnswerOf<typeof readVoucherTypes> | undefined,
  programme: Programme | undefined,
  map: SeatMap | undefined,
  scheduleId: string | null,
): PriceBook {
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const terms = show && termsOfView(show, programme!.exhibitor.midnightOffsetMinutes)
  const today = prices?.day ?? programme?.today ?? ''
  const version = programme?.versions.find(version => version.id === show?.versionId)
  return {
    rates: ratesOfShow(prices?.rates ?? [], terms),
    products: prices?.products ?? [],
    voucherTypes: voucherTypes?.types ?? [],
    packages: voucherTypes?.packages ?? [],
    dimension: version?.dimension ?? '2d',
    start: show?.start,
    offered: ratesFor(offeredRates(prices?.rates ?? [], 'pos'), terms, today),
    ticketDiscounts: discountsFor(prices?.ticketDiscounts ?? [], 'pos', terms, today),
    classOf: seatId => {
      const seat = map?.arrangement.seats.find(({ id }) => id === seatId)
      return seat && classIdOf(seat)
    },
  }
}
