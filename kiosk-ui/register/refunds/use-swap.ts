import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import type { TillPayment } from '#core/sales/contract.ts'
import { soldParts } from '#core/sales/basket-parts.ts'
import { programmeQuery } from '../../box/programme.ts'
import type { Basket } from '../sale/basket.ts'
import { sumBasket } from '../sale/basket-sum.ts'
import { exchangeTickets, partsOf } from '../sale/parts.ts'
import { usePriceBooks } from '../sale/price-book.ts'
import { onlyWaivable } from '../sale/waived-lines.ts'
import { findOthers } from '../seats/seating.ts'
import { bringForward, goOn } from '../till.ts'
import { settling, swapped, type At } from '../till-state.ts'
import { swap } from './refunds.ts'

/** The difference of an exchange at this till, in cents, and the call that makes it. */
export function useSwap({ exchanged, basket }: At<'exchanging' | 'settling'>) {
  const books = usePriceBooks(partsOf(basket).map(({ scheduleId }) => scheduleId))
  const { lines, totalCents } = sumBasket(basket, books)
  const cents = totalCents - exchanged.valueCents
  const shows = useQuery(programmeQuery).data?.schedules ?? []
  const isFree = (id: string) => shows.find(show => show.id === id)?.freeSeating ?? false
  const going = useMutation({
    mutationFn: (payment: TillPayment | null) =>
      swap(exchanged.billId, swapOf(exchanged.lines, onlyWaivable(basket, books), cents, payment)),
    onSuccess: () => goOn(state => swapped(state, cents)),
    onError: error => {
      const gone = error instanceof CallRefused && ['seat_taken', 'seats_elsewhere'].includes(error.code)
      if (!gone) return
      goOn(state => settling(state, false))
      if (typeof error.details.scheduleId === 'string') bringForward(error.details.scheduleId)
      void findOthers((error.details.seats as string[] | undefined) ?? [])
    },
  })
  const seats = soldParts(basket).flatMap(part => (isFree(part.scheduleId) ? [] : part.seats))
  return { lines, cents, going, seats }
}

function swapOf(lines: number[], basket: Basket, differenceCents: number, payment: TillPayment | null) {
  return {
    id: basket.id,
    holdId: basket.id,
    lines,
    tickets: exchangeTickets(basket),
    differenceCents,
    payments: payment ? [payment] : [],
  }
}
