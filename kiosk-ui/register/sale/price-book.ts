import { useQuery } from '@tanstack/react-query'
import type { Programme } from '#core/planning/contract.ts'
import type { AnswerOf } from '#core/api/route.ts'
import type { readPrices } from '#core/pricing/contract.ts'
import type { readVoucherTypes } from '#core/vouchers/contract.ts'
import type { SeatMap } from '#core/seating/contract.ts'
import { queryClient } from '../../box/query-client.ts'
import type { PriceBook } from './basket-sum.ts'
import { programmeQuery } from '../../box/programme.ts'
import { knownSeats, pricesQuery, seatsQuery, voucherTypesQuery } from '../server.ts'

type Prices = AnswerOf<typeof readPrices>

/** What prices depend on for a show, as the page knows it now. */
export function priceBookNow(scheduleId: string | null): PriceBook {
  return makeBook(
    queryClient.getQueryData(pricesQuery.queryKey),
    queryClient.getQueryData(voucherTypesQuery.queryKey),
    queryClient.getQueryData(programmeQuery.queryKey),
    knownSeats(scheduleId),
    scheduleId,
  )
}

/** The same, kept up to date on the screen. */
export function usePriceBook(scheduleId: string | null): PriceBook {
  const prices = useQuery(pricesQuery)
  const types = useQuery(voucherTypesQuery)
  const programme = useQuery(programmeQuery)
  const seats = useQuery(seatsQuery(scheduleId ?? ''))
  return makeBook(prices.data, types.data, programme.data, seats.data, scheduleId)
}

function makeBook(
  prices: Prices | undefined,
  voucherTypes: AnswerOf<typeof readVoucherTypes> | undefined,
  programme: Pick<Programme, 'schedules' | 'versions'> | undefined,
  map: SeatMap | undefined,
  scheduleId: string | null,
): PriceBook {
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const version = programme?.versions.find(version => version.id === show?.versionId)
  return {
    rates: prices?.rates ?? [],
    products: prices?.products ?? [],
    voucherTypes: voucherTypes?.types ?? [],
    dimension: version?.dimension ?? '2d',
    classOf: seatId => map?.arrangement.seats.find(seat => seat.id === seatId)?.class,
  }
}
