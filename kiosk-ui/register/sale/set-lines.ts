import type { TicketDiscount } from '#core/pricing/ticket-discount.ts'
import type { Words } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import { bestSets, setOf } from '#core/pricing/ticket-sets.ts'
import { basketCover } from '../vouchers/voucher-cover.ts'
import type { Basket } from './basket.ts'
import { ticketsIn } from './parts.ts'

/** What the exhibitor takes off by itself. */
export type SetLine = {
  kind: 'ticket_discount'
  id: string
  name: Words
  quantity: 1
  totalCents: number
}

/** What a show's tickets cost, and what is taken off them. */
type Books = (scheduleId: string | null) => {
  rates: readonly PriceRate[]
  ticketDiscounts?: readonly TicketDiscount[]
}

/** What the exhibitor takes off each ticket of the basket, by its place among them, as the box takes it off. */
export function takenOffTickets(
  basket: Basket,
  bookOf: Books,
): Map<number, { discount: TicketDiscount; cents: number }> {
  const cover = basketCover(basket, bookOf(basket.scheduleId).rates)
  const paid = ticketsIn(basket).flatMap((ticket, at) => (cover[at] ? [] : [{ ...ticket, at }]))
  const off = new Map<number, { discount: TicketDiscount; cents: number }>()
  for (const [scheduleId, ofShow] of Map.groupBy(paid, ticket => ticket.scheduleId)) {
    const { rates, ticketDiscounts = [] } = bookOf(scheduleId)
    const counted = ofShow.flatMap(({ priceRateId, at }) => {
      const rate = rates.find(({ id, deleted }) => id === priceRateId && !deleted)
      return rate ? [{ rateId: rate.id, cents: rate.cents, at }] : []
    })
    for (const { id, ticket, cents } of bestSets(counted, ticketDiscounts.map(setOf)))
      off.set(counted[ticket]!.at, { discount: ticketDiscounts.find(each => each.id === id)!, cents })
  }
  return off
}

/** The same as lines, one for each discount. */
export function setLines(basket: Basket, bookOf: Books): SetLine[] {
  const off = [...takenOffTickets(basket, bookOf).values()]
  return [...Map.groupBy(off, ({ discount }) => discount.id)].map(([id, parts]) => ({
    kind: 'ticket_discount',
    id,
    name: parts[0]!.discount.name,
    quantity: 1,
    totalCents: -parts.reduce((sum, { cents }) => sum + cents, 0),
  }))
}
