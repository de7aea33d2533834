import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { programmeQuery } from '../../box/programme.ts'
import type { Basket } from '../sale/basket.ts'
import { sumBasket } from '../sale/basket-sum.ts'
import { usePriceBook } from '../sale/price-book.ts'
import { findOthers } from '../seats/seating.ts'
import { goOn } from '../till.ts'
import { settling, swapped, type At } from '../till-state.ts'
import { swap } from './refunds.ts'

/** The difference of an exchange at this till, in cents, and the call that makes it. */
export function useSwap({ exchanged, basket }: At<'exchanging' | 'settling'>) {
  const book = usePriceBook(basket.scheduleId)
  const { lines, totalCents } = sumBasket(basket, book)
  const cents = totalCents - exchanged.valueCents
  const show = useQuery(programmeQuery).data?.schedules.find(show => show.id === basket.scheduleId)
  const going = useMutation({
    mutationFn: (payment: TillPayment | null) =>
      swap(exchanged.billId, swapOf(exchanged.lines, basket, cents, payment)),
    onSuccess: () => goOn(state => swapped(state, cents)),
    onError: error => {
      const gone = error instanceof CallRefused && ['seat_taken', 'seats_elsewhere'].includes(error.code)
      if (!gone) return
      goOn(state => settling(state, false))
      void findOthers((error.details.seats as string[] | undefined) ?? [])
    },
  })
  return { lines, cents, going, freeSeating: show?.freeSeating ?? false }
}

function swapOf(lines: number[], basket: Basket, differenceCents: number, payment: TillPayment | null) {
  const tickets = basket.rates.map((priceRateId, at) => ({
    scheduleId: basket.scheduleId ?? '',
    seatId: basket.seats[at] ?? '',
    priceRateId,
  }))
  return {
    id: basket.id,
    holdId: basket.id,
    lines,
    tickets,
    differenceCents,
    payments: payment ? [payment] : [],
  }
}
